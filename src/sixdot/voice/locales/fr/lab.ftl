### Le laboratoire : pourquoi un essai est impossible. Le reste, ce sont des tableaux de chiffres.

lab-from-one = { $argument } est un nombre à partir de 1, pas { $value }.
lab-bad-patience = --patience va jusqu'à { $most } secondes, pas { $value }.
lab-nowhere = Il n'y a nulle part où écrire les résultats : gardez-les avec --into FICHIER.
lab-bad-bots = Les robots se nomment l'un après l'autre, séparés par des virgules, pas { $value }.
lab-games-only = Le compte des points, le score à atteindre et les équipes sont pour des parties entières : dites combien avec --games.
lab-no-matplotlib = Un graphique a besoin de matplotlib : installez-le avec pip install 'sixdot[plot]'.
lab-plot-name = Le graphique est un PNG : donnez-lui un nom comme taux.png, pas { $value }.
lab-plot-folder = Il n'y a pas de dossier pour le graphique { $path }.
lab-plot-unwritten = Impossible d'écrire le graphique dans { $path } : { saved-reason }

# Le fichier où sont gardés les résultats
lab-file-unusable = Impossible de garder les résultats dans { $path } : { saved-reason }
lab-file-none = Impossible de garder les résultats dans { $path } : ce n'est pas un fichier.
lab-file-busy = Une autre série s'écrit en ce moment dans { $path }.
lab-file-unwritten = Impossible de garder d'autres résultats dans { $path } : { saved-reason }
lab-file-foreign = { $path } existe déjà et ne vient pas du laboratoire.
lab-file-line = Impossible de lire { $path } : la ligne { $number } n'est pas un résultat de cette série.
lab-file-other = { $path } contient une autre série : là, { $name } est { $there }, ici { $here }. Répétez la commande qui l'a commencée, ou nommez un autre fichier.
