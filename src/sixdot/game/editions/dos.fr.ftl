name = DOS
title = DOS
book = au DOS du RNIB, GC15, 2023
listed = DOS du RNIB, GC15, 2023
braille = dos
differs = Au DOS il n'y a pas de Talon à suivre : vous associez vos cartes aux nombres de la rangée centrale, une seule du même nombre ou deux qui font la somme. Une couleur assortie donne un bonus.
silent = D6 S3 U6 U7 G2 G3 A2 A3 A4 O13 O14
