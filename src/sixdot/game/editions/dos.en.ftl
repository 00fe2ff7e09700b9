name = DOS
title = DOS
book = RNIB's DOS of 2023, GC15
listed = RNIB's DOS of 2023, GC15
braille = dos
differs = By this book two to four play, and whoever wins a round deals the next.
silent = D6 S3 U6 U7 G2 G3 A2 A3 A4 O13 O14
