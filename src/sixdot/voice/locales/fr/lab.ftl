### Le laboratoire : pourquoi un essai est impossible. Le reste, ce sont des tableaux de chiffres.

lab-from-one = { $argument } est un nombre à partir de 1, pas { $value }.
lab-bad-patience = --patience va jusqu'à { $most } secondes, pas { $value }.
lab-nowhere = Il n'y a nulle part où écrire les résultats : gardez-les avec --into FICHIER.
lab-bad-bots = Les robots se nomment l'un après l'autre, séparés par des virgules, pas { $value }.
lab-games-only = Le compte des points, le score à atteindre et les équipes sont pour des parties entières : dites combien avec --games.
lab-no-matplotlib = Un graphique a besoin de matplotlib : installez-le avec { $install }.
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

# Les parties gardées
lab-no-pyarrow = Parquet a besoin de pyarrow : installez-le avec { $install }. Sans --parquet, les parties sont gardées en lignes de JSON.
lab-folder-foreign = Il y a autre chose dans le dossier { $path } : nommez un dossier vide ou nouveau.
lab-no-records = Aucune partie n'est gardée là : impossible de lire { $path }. { saved-reason }
lab-records-line = { $path } n'est pas une liste de parties gardées : la ligne { $number } est illisible.
lab-records-newer = Les parties de { $path } ont été gardées par Sixdot { $version }, avec des règles plus récentes que celles d'ici.
lab-part-unread = Impossible de lire { $path } : { saved-reason }
lab-part-damaged = { $path } est abîmé : ce n'est pas ce qui a été écrit. Remettez une copie ; ou enlevez de parts.jsonl la ligne avec "unit":{ $number }, et la commande du début rejouera cette part.
lab-part-lost = La part { $number } est revenue abîmée de qui l'a jouée.
lab-no-game = Il n'y a pas de partie { $number } dans { $path }.
lab-from-alone = Avec --from DOSSIER ne vont que --every, --into, --workers, --ray et --format : le reste dépend de ce qui a été gardé.
lab-every-alone = --every est pour des parties gardées : dites où avec --from DOSSIER.

# Le classement
lab-opponent-changed = Ici, { $bot } ne joue pas comme le veut le protocole { $number } du classement : les résultats ne pourraient pas être comparés. Prenez la version de Sixdot avec laquelle les autres ont été joués.
lab-every-check = --every est pour des résultats à vérifier : dites lesquels avec --check FICHIER.
lab-no-results = Il n'y a pas de résultats : impossible de lire { $path }. { saved-reason }
lab-results-line = { $path } ne contient pas de résultats du classement : la ligne { $number } est illisible.
lab-results-other = { $path } a été joué selon un autre protocole ou contre d'autres adversaires que ceux d'ici, qui sont du protocole { $number }. Vérifiez-le avec Sixdot { $version }.
