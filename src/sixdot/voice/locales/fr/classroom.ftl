### Une classe : ses résultats et ce qui en est gardé.

classroom-none = Il n'y a pas de classe ici : { $path } n'existe pas. sixdot serve --classroom en commence une ; --db nomme un autre fichier.
classroom-result = { $about } : { $asked } { CHOOSE($asked, one: "question posée", other: "questions posées") }, { $right } { CHOOSE($right, one: "juste", other: "justes") }, { $first } du premier coup, { $hints } { CHOOSE($hints, one: "indice", other: "indices") }.
classroom-answers = Réponses en tout : { $count }.
    .count_0 = Aucune question n'a encore eu de réponse.
classroom-written = { $path } est écrit : { $count } { CHOOSE($count, one: "ligne", other: "lignes") }.
classroom-deleted = Les { $tables } tables de la classe sont effacées, avec tous les noms et toutes les réponses.
    .tables_0 = Il n'y avait rien à effacer.
    .tables_one = La table de la classe est effacée, avec tous les noms et toutes les réponses.
classroom-damaged = La table { $table } ne se lit pas jusqu'au bout ; il en manque peut-être.
classroom-heading-pupil = Élève
classroom-heading-question = Question
classroom-heading-asked = Posées
classroom-heading-right = Justes
classroom-heading-first = Justes du premier coup
classroom-heading-hints = Indices

## La page de l'enseignant

teacher-title = Votre classe
teacher-name = Professeur
teacher-making = Former les tables
teacher-names = Les noms des élèves, un par ligne
teacher-size = Combien par table
teacher-quiz = Questions
teacher-usual-questions = un mélange
teacher-judge = Les réponses sont jugées par
teacher-judge-program = le programme, que vous pouvez corriger
teacher-judge-person = vous, à toutes les tables
teacher-judge-vote = un vote des autres à la table
teacher-wishes = Si vous le souhaitez
teacher-come = Les élèves ouvrent { $link } dans un navigateur et entrent avec le code { $code }. Chacun donne le nom qui est dans la liste et trouve la bonne table.
teacher-picture = La même chose en code QR
teacher-all = Toutes les tables
teacher-message = Dire à toutes les tables
teacher-tables = Les tables
teacher-pupils = Les élèves
teacher-caption-tables = Ce qui se passe aux tables
teacher-caption-pupils = Qui est assis où
teacher-heading-table = Table
teacher-heading-who = Qui
teacher-heading-turn = On attend
teacher-heading-last = Dernière phrase
teacher-heading-state = Où on en est
teacher-heading-doing = Ce que vous pouvez faire
teacher-heading-name = Nom
teacher-heading-here = Ici
teacher-state-lobby = pas encore de partie
teacher-state-ready = avant la prochaine manche
teacher-state-playing = en jeu
teacher-state-over = partie finie
teacher-state-paused = en pause
teacher-away = pas là
teacher-yes = oui
teacher-no = non
teacher-do-make = Former les tables
teacher-do-start = Commencer à la table { $table }
    .table_0 = Commencer partout
teacher-do-finish = Arrêter la partie à la table { $table }
teacher-do-pause = Mettre la table { $table } en pause
    .table_0 = Tout mettre en pause
teacher-do-resume = Reprendre à la table { $table }
    .table_0 = Reprendre partout
teacher-do-quiet = Fermer la discussion
teacher-do-talk = Rouvrir la discussion
teacher-do-chat = Dire
teacher-do-move = Déplacer { $who }
teacher-do-remove = Retirer { $who }
teacher-do-add = Ajouter à la table
teacher-do-right = { $who } avait bien répondu
    .now = { $who } a raison
teacher-do-wrong = { $who } avait mal répondu
    .now = { $who } a tort
teacher-do-end = Terminer la leçon
teacher-accepted = Réponses acceptées : { $answers }.
teacher-watch = Regarder la table { $table }
teacher-watched = Table { $table } : le plus récent d'abord
teacher-silence = Rien n'a encore été dit à cette table.
teacher-to = { $name } à la table
teacher-late = Le nom d'un autre élève
teacher-ending = La fin
teacher-sure = Renvoyer tout le monde et fermer les tables ; les résultats restent
teacher-paper = Résultats et feuilles
teacher-results = Résultats
teacher-sheets = Feuilles pour les élèves
teacher-back = Retour à la classe
teacher-by-pupil = Par élève
teacher-by-question = Par question
teacher-csv-pupil = Résultats par élève pour un tableur (CSV)
teacher-csv-question = Résultats par question pour un tableur (CSV)
teacher-first-try = Le premier coup, c'est la première fois qu'un élève rencontre une question. Ce qu'un robot a répondu pour un absent n'est pas compté.
teacher-sheet = Ouvrez { $link } dans un navigateur. Entrez avec le code { $code } et votre nom : { $name }.
teacher-sheet-keys = Ces touches aident pendant la partie :
teacher-emboss = En braille
teacher-emboss-grade = Braille
teacher-emboss-cells = Cellules par ligne
teacher-emboss-lines = Lignes par page
teacher-braille-1 = intégral
teacher-braille-2 = abrégé
teacher-do-emboss = Obtenir les feuilles pour une embosseuse (BRF)

# Ce qui en est résulté

teacher-made = { $tables } tables pour { $pupils } élèves sont prêtes.
    .tables_one = Une table pour { $pupils } { CHOOSE($pupils, one: "élève", other: "élèves") } est prête.
teacher-done = C'est fait { $number ->
    [0] à { $tables } { CHOOSE($tables, one: "table", other: "tables") }
   *[other] à la table { $number }
}.
    .tables_0 = Cela n'a pas été fait.
teacher-at-table = Table { $table } : { $problem }
teacher-added = { $name } a une place à la table { $table }.
teacher-moved = { $name } est maintenant à la table { $table }{ CHOOSE($waits, yes: " et y jouera à partir de la prochaine partie", no: "") } ; il suffit d'entrer à nouveau.
teacher-removed = { $name } n'est plus dans la classe.
teacher-ended = La leçon est terminée. Les résultats restent jusqu'à ce que vous les effaciez avec sixdot classroom delete.
teacher-welcome = Bienvenue, { $name }. Vous êtes à la table { $table }.

teacher-bad-size = Une table a de { $least } à { $most } élèves.
teacher-same-name = Le nom { $name } y est deux fois. Ajoutez par exemple une initiale.
teacher-alike = Le nom { $name } ressemble à un autre à toutes les tables, ou à celui du professeur. Changez-le un peu.
teacher-alike-there = À la table { $table }, quelqu'un a un nom qui ressemble à { $name }. Choisissez une autre table, ou retirez { $name } et ajoutez l'élève là-bas avec une initiale.
teacher-nobody = Personne n'est encore là. Les élèves entrent avec le code et leur nom ; recommencez ensuite.
teacher-how-many = Une classe a de 1 à { $most } élèves.
teacher-no-table = Cette table n'existe plus.
teacher-not-moved = Ce n'est plus possible : regardez où on en est.
teacher-refused = { $problem }
