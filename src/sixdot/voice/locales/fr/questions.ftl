### Les jeux de questions : ce qui ne va pas dans un fichier et où, ce qui en a été laissé, et ce qu'on dit des jeux.

## Où

questions-in-file = { $path } : { $problem }
questions-at-line = { $path }, ligne { $line } : { $problem }
questions-at-column = { $path }, ligne { $line }, colonne { $column } : { $problem }
questions-more-wrong = Il y a encore { $count } { CHOOSE($count, one: "erreur", other: "erreurs") } : sixdot questions check { $path } les dit toutes.

## Une question

questions-no-text = Une question sans texte.
questions-no-answer = Cette question n'a pas de bonne réponse.
questions-many-answers = Une question a au plus { $most } bonnes réponses.
questions-too-long = C'est plus long que { $most } caractères ; une question compte avec tous ses choix.
questions-unprintable = Il y a dans ce texte un signe qu'on ne peut pas lire à voix haute : { $sign }.
questions-same-choice = Le choix { $choice } est proposé deux fois.
questions-choices = Une question propose de 2 à { $most } choix, ou aucun ; ici, il y en a { $value }.
    .written_brackets = Une question propose de 2 à { $most } choix, ou aucun ; ici, il y en a 1. Pour plusieurs, on écrit des crochets, comme [Nil, Rhin].
    .written_bars = Une question propose de 2 à { $most } choix, ou aucun ; ici, il y en a 1. Pour plusieurs, on les écrit dans une case avec une barre verticale entre eux, comme Nil | Rhin.
questions-not-offered = La réponse { $answer } n'est pas parmi les choix.
questions-yes-no = Ici, on écrit oui ou non, pas { $value }.
questions-language = Une langue s'écrit en deux ou trois lettres, comme en ou fr, pas { $value }.
questions-level = Un niveau est un nombre de 1 à { $most }, pas { $value }.
questions-tolerance = Une tolérance est un nombre comme 0,5, pas { $value }.
questions-tolerance-what = Une tolérance va avec des réponses qui sont des nombres, sans choix, et pas exactes à la lettre.
questions-twice = Cette question est déjà à la ligne { $first }, avec une autre réponse.
questions-too-many = Un jeu a au plus { $most } questions.
questions-none = Il ne contient aucune question.

## Un fichier

questions-unreadable = Impossible de lire le fichier : { unreadable }
questions-too-large = Le fichier est trop gros : un texte a au plus { $most } millions d'octets.
questions-many-lines = Un fichier a au plus { $most } lignes.
questions-many-parts = Un fichier a au plus { $most } textes, listes et clés.
questions-control = Il y a ici un signe qu'aucun texte ne contient : { $sign }. C'est peut-être un autre genre de fichier.
questions-encoding = Ce n'est pas du texte en { $encoding }, comme le début du fichier le dit.
questions-format = Les fichiers en { $value } ne sont pas lus. On connaît { $formats }.
questions-spreadsheet = Les classeurs ne sont pas lus, mais les tableaux en CSV le sont. Ouvrez ce fichier dans votre tableur, choisissez Enregistrer sous dans le menu Fichier, puis CSV comme type du nouveau fichier.
questions-format-unclear = On ne reconnaît pas le format : ajoutez --format avec l'un de { $formats }.
questions-yaml = Ce n'est pas du YAML. Regardez les espaces au début de la ligne, les deux-points et les guillemets.
questions-yaml-colon = Un texte qui contient deux-points suivis d'une espace se met entre guillemets droits, du premier mot au dernier, comme "Vrai ou faux : le Rhin est un fleuve".
questions-yaml-shape = Un jeu est une liste sous la clé questions, dont chaque entrée commence par un tiret.
questions-yaml-item = Une entrée de la liste est une question avec ses clés, comme question et réponse.
questions-yaml-text = Ici, on attend un texte, pas une liste.
questions-yaml-alias = Les renvois (&, * et !) ne sont pas permis ici. Si le texte commence par un tel signe, mettez-le entre guillemets.
questions-yaml-deep = Il y a là trop de niveaux, l'un dans l'autre.
questions-key = Rien ne s'appelle { $key } ici. Vous voulez peut-être dire { $near }. Il y a { questions-keys }.
    .near_none = Rien ne s'appelle { $key } ici. Il y a { questions-keys }.
questions-keys = question, réponse, choix, exact, tolérance, indice, explication, matière, niveau et langue
    .of_set = nom, langue et questions
questions-key-twice = { $key } est ici deux fois.
questions-headings = La première ligne doit nommer les colonnes : au moins question et réponse. Elle commence par { $value }.
questions-no-column = Aucune colonne ne s'appelle { CHOOSE($what, ask: "question", accept: "réponse") }. La première ligne nomme { $columns }.
questions-cells = Cette ligne a { $cells } cases, et la première nomme { $headings } colonnes. Si un texte contient une virgule, mettez-le entre guillemets.
questions-many-cells = Une ligne a au plus { $most } cases.
questions-cell-size = Un guillemet n'est pas fermé, ou une case a plus de { $most } caractères.
questions-quotes = Un guillemet n'est pas fermé ici, ou se ferme au milieu d'une case.
questions-aiken-line = Après les choix vient la ligne ANSWER avec une lettre.
questions-aiken-open = La ligne ANSWER manque après cette question.
questions-aiken-answer = Avant ANSWER viennent une question et ses choix.
questions-aiken-letter = Ce choix porte la lettre { $value } ; la suivante est { $wanted }.
questions-gift-braces = Les accolades ne vont pas ensemble. Celle qui fait partie du texte s'écrit avec une barre oblique inverse devant.
questions-gift-blank = Ici commence une autre question, sans ligne vide devant elle : mettez-en une entre deux questions.
questions-gift-number = Ce n'est ni un nombre avec une tolérance, comme 3.14:0.01, ni un intervalle : { $value }.
questions-gift-tolerances = Les nombres de cette question ont des tolérances différentes.
questions-gift-answers = Chaque réponse commence par = ou ~, et ceci non : { $value }.
questions-zip = Le paquet est abîmé, ou n'en est pas un.
questions-zip-entries = Le paquet contient plus de { $most } fichiers.
questions-zip-path = Un fichier de ce paquet irait en dehors : c'est une attaque ou une erreur.
questions-zip-link = Un fichier de ce paquet ne fait que renvoyer à un autre.
questions-zip-locked = Le paquet est fermé par un mot de passe.
questions-zip-large = Une fois ouvertes, les notes font plus de { $most } millions d'octets.
questions-apkg-none = Il n'y a pas de notes d'Anki dans ce paquet.
questions-apkg-database = Les notes de ce paquet sont abîmées, ou trop longues à lire.
questions-needs-zstandard = Ce paquet vient d'un Anki récent. Installez de quoi le lire avec { $install }, ou cochez la compatibilité avec les anciennes versions quand vous exportez.

## Ce qui a été laissé ou deviné

questions-latin = Ce n'est pas de l'UTF-8 : on l'a lu comme du Latin-1. Regardez si les accents sont justes.
questions-headed = Les parties des questions sont nommées en { CHOOSE($language, fr: "français", other: "anglais") } : on les lit donc dans cette langue. Si elles sont dans une autre, nommez-la dans une colonne ou une clé langue, ou avec --language.
questions-unheaded = Cette ligne ne nomme pas les colonnes : la première est donc lue comme les questions, la deuxième comme les réponses. La première question est { $text } et sa réponse { $answer }.
questions-left-twice = laissée de côté, car elle est déjà à la ligne { $first }.
questions-left-text = laissé de côté, car rien n'y est demandé : { $text }
questions-left-essay = laissée de côté, car une rédaction ne peut pas être jugée ici : { $text }
questions-left-several = laissée de côté, car elle veut plusieurs réponses ensemble : { $text }
questions-left-note = laissée de côté, car sa question ou sa réponse n'a pas de mots.

## Les commandes

questions-refused = { $path } est inutilisable : { $count } { CHOOSE($count, one: "erreur", other: "erreurs") }.
questions-good = { $path } est bon : { $name }, { $count } { CHOOSE($count, one: "question", other: "questions") }, lu comme { $format }, { CHOOSE($languages-count, one: "langue", other: "langues") } { $languages }, version { $version }.
questions-shelved = { $name } : { $about }, { $count } { CHOOSE($count, one: "question", other: "questions") }.
questions-play = Pour jouer avec l'un d'eux : sixdot play --questions { $name }
questions-set = { $name } : { $count } { CHOOSE($count, one: "question", other: "questions") }, version { $version }.
questions-listed = { $number } : { $text } Réponse : { $answer }
questions-begun = { $path } contient quelques questions pour commencer, et dit ce qu'on peut y écrire.
questions-converted = { $path } contient { $count } { CHOOSE($count, one: "question", other: "questions") }, au format { $format }.
questions-lost = { $format } n'a pas de place pour { CHOOSE($what, hint: "les indices", explanation: "les explications", subject: "les matières", level: "les niveaux", other: "dire que chaque lettre compte") } : cela n'y est plus.
questions-write-format = Les jeux ne s'écrivent pas en { $value } : le nom du nouveau fichier finit par l'un de { $formats }, ou ajoutez --to.
questions-no-aiken = Aiken ne connaît que des questions à choix avec une seule bonne réponse. { $count } { CHOOSE($count, one: "question n'est pas ainsi", other: "questions ne sont pas ainsi") }, d'abord : { $text }
questions-no-set = Il n'y a pas de jeu { $value }. Il y a { $names }, et tout fichier à vous.

set-arithmetic = des calculs, jusqu'à 12 fois 12
set-capitals = les capitales du monde
set-braille = les lettres en braille
set-general = un peu de tout
set-vocabulary = des mots français : genre, pluriel, contraire
set-ueb-signs = la ponctuation et les signes du braille anglais
