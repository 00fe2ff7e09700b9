name = DOS
title = DOS
book = RNIB's DOS of 2023, GC15
listed = RNIB's DOS of 2023, GC15
braille = dos
differs = There is no pile to follow in DOS: you match the numbers in the row with one card or with two that add up. Matches in the same colour earn a bonus.
silent = D6 S3 U6 U7 G2 G3 A2 A3 A4 O13 O14
