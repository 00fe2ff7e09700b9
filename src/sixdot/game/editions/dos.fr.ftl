name = DOS
title = DOS
book = au DOS du RNIB, GC15, 2023
listed = DOS du RNIB, GC15, 2023
braille = dos
differs = Selon ce livret, on joue à deux, trois ou quatre, et qui gagne une manche donne la suivante.
silent = D6 S3 U6 U7 G2 G3 A2 A3 A4 O13 O14
