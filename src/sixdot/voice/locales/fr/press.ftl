### Ce qui s'imprime en noir et en braille : les mots d'un livret, et ce qui est dit du fichier.

## Dans le livret

press-title = { $edition-title } : les règles
press-running = Règles, { $edition-name }
press-opening = Ce livret dit comment on joue { $edition-book }, avec les mots de Sixdot. Chaque règle commence par son code, une lettre et un nombre : le programme l'appelle de même. Là où le livret d'origine ne dit rien, Sixdot a choisi, et la règle le dit.
press-marks-in = Les repères des cartes sont en { $language ->
    [fr] braille français
   *[en] braille anglais, UEB
}, comme sur les cartes elles-mêmes.
press-contents = Table des matières
press-house = Ce dont une table peut convenir
press-house-opening = Dans ce chapitre, les règles dont le code commence par H sont des règles maison. Elles ne valent que si votre table en a convenu avant la partie.
press-values = Ce que valent les cartes
press-marks = Ce qui est marqué sur les cartes
press-column-card = Carte
press-column-points = Points
press-column-count = Combien
press-column-mark = Repère
press-cell = { $heading } : { $cell }
press-numbers = Nombre
press-itself = sa valeur
press-of-colour = { $numbers } { $colour }
press-page = Page { $page }

## Au terminal

press-written = { $title }. Le livret est dans le fichier { $path }.
    .form_audio = { $title }. Le livret est dans le dossier { $path } : { $count } chapitres, et la liste de lecture { $playlist }.
press-there = { $path } existe déjà. Choisissez un autre nom avec --out, ou ajoutez --force pour l'écraser.
press-over = { $path } existe déjà. Faut-il l'écraser ? oui ou non
press-kept = { $path } est resté tel quel ; rien n'a été écrit.
press-not-ours = { $path } est un dossier qui contient autre chose, par exemple { $name }. Choisissez un autre nom avec --out.
press-here = Les fichiers de son prennent un dossier à eux, et { $path } est celui où vous êtes. Nommez-en un nouveau avec --out.
press-no-name = --out attend le nom d'un fichier ou d'un dossier. - n'en est pas un.
press-other-kind = Le nom { $path } finit par { $there }, alors que le fichier sera en { $suffix }. Choisissez un nom qui finit ainsi, ou une autre forme avec --as.
press-not-written = { $path } n'a pas pu être écrit : { saved-reason }
press-missing-pdf = Un PDF a besoin de { $name }, qui n'est pas installé. Pour l'installer : { $install }
press-missing-font = Un PDF a besoin d'une police qui ait toutes les lettres, et aucune n'a été trouvée ici : sous Debian ou Ubuntu, apt install fonts-dejavu-core.
press-no-voice = espeak-ng n'a pas pu dire le livret. Sa voix pour cette langue est-elle installée ?
press-only-braille = { $option } ne sert qu'en braille : ajoutez --as brf ou --as unicode.
press-size = Une page de braille a de { $least } à { $most } cellules de large et de { $lowest } à { $highest } lignes de haut.
