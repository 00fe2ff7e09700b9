### La ligne de commande : à quoi sert chaque commande et chaque argument, et ce qui n'allait pas.

## Les commandes

arguments-about = Des jeux de cartes auxquels aveugles et voyants jouent ensemble.
cli-play = jouer dans ce terminal, contre des robots ou à plusieurs, chacun son tour
cli-new = jouer, après quelques questions sur la partie
cli-learn = apprendre un jeu pas à pas, en jouant ; reprend où vous en étiez
cli-resume = reprendre une partie exactement où elle en était
cli-score = tenir la marque d'une table qui joue avec de vraies cartes
cli-history = la liste des parties jouées ici
cli-doctor = ce qui est installé, ce qui marche, et que faire
cli-settings = la liste des réglages, ou changer l'un d'eux
cli-referee = un arbitre pour de vraies cartes : dites ce qui se passe, demandez ce qu'on peut faire
cli-questions = les jeux de questions : vérifier un fichier, lister, commencer, convertir
cli-questions-check = lire un fichier de questions, et dire ce qui n'y va pas et où
cli-questions-list = les jeux livrés avec le programme, ou les questions de l'un d'eux
cli-questions-new = un fichier avec quelques questions pour commencer, en YAML ou en CSV
cli-questions-convert = écrire les questions d'un fichier dans un autre format
cli-classroom = les résultats d'une classe, et effacer tout ce qui en est gardé
cli-classroom-results = ce qu'on a demandé à chaque élève et ce qui était juste, ou question par question
cli-classroom-delete = effacer tout ce qui est gardé de la classe
cli-press = imprimer et embosser : livrets de règles, cartes de référence, étiquettes, plaquettes, feuilles de score
cli-press-rules = les règles d'une édition en livret : à lire, à imprimer, à embosser ou à écouter
cli-press-cards = des cartes de référence : les quatre temps d'une manche, la valeur des cartes, leurs repères
cli-press-labels = des étiquettes avec les repères de toutes les cartes, pour un jeu ordinaire
cli-press-tags = des plaquettes avec les repères de toutes les cartes, pour une imprimante 3D
cli-press-sheets = des feuilles de score, une colonne par joueur
cli-scenario = essayer des fichiers de scénarios sur le moteur
cli-conform = examiner un autre moteur avec les scénarios, par lignes de JSON
cli-verify = vérifier chaque donne d'une partie et rejouer chaque coup
cli-replay = raconter une partie, coup par coup
cli-review = revenir sur une manche : les décisions qui ont coûté le plus
cli-serve = lancer un serveur, avec des tables et une page, pour jouer de partout
cli-site = écrire la page sans serveur : un dossier de fichiers pour n'importe quel hébergeur
cli-admin = s'occuper d'un serveur : ses tables, ses joueurs, son arrêt
cli-completion = ce qu'il faut à bash, zsh ou tcsh pour compléter ce que vous tapez
cli-lab = faire jouer des robots entre eux : tournois et statistiques
cli-lab-tournament = des robots contre des robots, avec les mêmes donnes
cli-lab-stats = comment se passent les manches, et ce que change chaque règle maison
cli-lab-soak = des tables pleines et beaucoup de manches, pour voir que tout y est permis et que rien n'est sans fin
cli-lab-records = beaucoup de parties de robots, prouvées et gardées dans un dossier pour qui travaille sur des données
cli-lab-leaderboard = un robot contre des adversaires qui ne changent pas, selon un protocole qui rend les résultats comparables
cli-admin-list = toutes les tables, une par ligne
cli-admin-show = qui est à une table, et ce qu'on y joue
cli-admin-check = relire tout ce qui est gardé, ou une seule table, et dire ce qui est abîmé
cli-admin-repair = faire revenir une table mise de côté ou fermée
cli-admin-close = renvoyer tout le monde d'une table, et n'y laisser entrer personne jusqu'à ce qu'elle revienne
cli-admin-delete = supprimer une table pour de bon
cli-admin-ban = ne laisser entrer personne depuis une adresse ou un réseau, ou de là où se connecte un membre d'une table
cli-admin-unban = laisser de nouveau entrer depuis une adresse ou un réseau
cli-admin-bans = toutes les adresses et tous les réseaux d'où personne ne peut entrer
cli-admin-erase = effacer ce qu'un membre d'une table a écrit, avec son nom et sa place
cli-admin-find = toutes les personnes venues à une table sous un nom
cli-admin-announce = dire une phrase à toutes les tables
cli-admin-drain = ne plus ouvrir de tables, et arrêter le serveur quand tout le monde est parti ou que le temps est écoulé

## La mise en page de l'aide

arguments-usage = utilisation :
arguments-heading = { $title } :
arguments-positional-arguments = ce qui suit la commande
arguments-options = options
arguments-table = la table
arguments-senses = mots, braille et voix
arguments-editions = éditions :
arguments-edition = { $name } : { $listed }{ CHOOSE($usual, yes: ", si rien n'est précisé", no: "") }
arguments-house = règles maison, absentes tant qu'on ne les demande pas :
argument-help = cette aide
argument-version = la version du programme
arguments-stopped = interrompu
completion-missing = Il manque { $name } pour compléter les commandes. Installez-le avec : { $install }

# Ce qui tient lieu d'une valeur : en majuscules, sans espace.
value-address = ADRESSE
value-cells = CELLULES
value-command = COMMANDE
value-edition = ÉDITION
value-engine = SYNTHÈSE
value-file = FICHIER
value-folder = DOSSIER
value-game = PARTIE
value-host = HÔTE
value-lines = LIGNES
value-link = LIEN
value-member = MEMBRE
value-name = NOM
value-new = NOUVEAU
value-or = OU
value-partners = ÉQUIPES
value-path = CHEMIN
value-points = POINTS
value-port = PORT
value-rule = RÈGLE
value-scoring = COMPTE
value-seconds = SECONDES
value-seed = GRAINE
value-sheet = FEUILLE
value-table = TABLE
value-text = TEXTE
value-time = DURÉE
value-value = VALEUR
value-word = MOT

## La table

argument-edition = la règle du jeu, voir sixdot play --help, ou le fichier d'une règle (TOML)
argument-scenario-edition = seulement les scénarios de cette édition, ou de la règle d'un fichier
argument-serve-edition = la règle de la première table, ou le fichier d'une règle (TOML)
argument-learn-edition = la règle à apprendre ; la dernière apprise si rien n'est précisé
argument-referee-people = qui joue, dans l'ordre des places, vers la gauche
argument-referee-dealer = qui distribue cette manche
argument-referee-file = garder la manche dans ce fichier, et la continuer s'il existe
argument-referee-sheet = remettre chaque manche à cette feuille de score ; sans nom, à la dernière ; voir sixdot score
argument-start = commencer par cette leçon
argument-list = seulement la liste des leçons, et où vous en êtes
argument-score-edition = la règle du jeu, voir sixdot play --help, ou le fichier de l'une (TOML)
argument-score-people = qui joue, dans l'ordre des places ; sans cela, tout est demandé
argument-dealer = qui donne en premier
argument-score-resume = reprendre une marque : son numéro ou son nom dans la liste, ou son fichier ; par défaut la dernière
argument-score-list = seulement lister les marques tenues ici
argument-trust_code = exécuter une règle du jeu écrite en Python
argument-players = combien jouent, robots compris ; 4 si rien n'est précisé
argument-people = qui joue à ce clavier, à tour de rôle
argument-bots = contre qui vous jouez, place par place : easy, steady, sharp, ou module:fonction ; steady si rien n'est précisé
argument-scoring = first-to, lowest ou elimination, si l'édition le permet
argument-partners = jouer en équipes
argument-target = le score qui termine la partie
argument-house = une règle maison ; à répéter pour chacune
argument-questions = ce qui est demandé : un jeu par son nom, voir sixdot questions list, ou un fichier à vous
argument-no_hints = personne ne peut demander d'indice pour les questions
argument-near_misses = avant de juger une réponse à une faute de frappe près, on demande si c'en était une
argument-follow_levels = des questions plus difficiles après une bonne réponse, plus faciles après une mauvaise
argument-judge = qui juge les réponses
argument-leavers = ce que devient une place abandonnée
argument-seed = rejouer les mêmes donnes ; pour s'exercer, puisqu'on peut les connaître
argument-practice = revenir sur ses décisions avec reprendre et en essayer d'autres avec et si ; ce n'est pas une partie loyale
argument-record = écrire la partie dans ce nouveau fichier
argument-ask = demander quoi jouer, une question après l'autre
argument-join = prendre place à une table en ligne, par son lien ou par hôte:port
argument-watch = avec --join : regarder sans prendre de place

## Les jeux de questions

argument-questions-check-files = des fichiers de questions : YAML, CSV, TSV, Aiken, GIFT, texte ou paquet d'Anki
argument-questions-wanted = l'un de ces jeux, ou un fichier
argument-questions-file = le fichier
argument-questions-new-file = le nouveau fichier : son nom finit par yaml ou csv
argument-questions-into = le nouveau fichier : son nom finit par yaml, csv, tsv, gift ou aiken
argument-questions-format = son format, si son nom ne le dit pas
argument-to = le format à écrire, si le nom du nouveau fichier ne le dit pas

## Ce qui s'imprime

argument-press-edition = la règle du jeu, voir sixdot play --help, ou le fichier d'une règle (TOML) ; par défaut mattel
argument-press-language = la langue de ce qui est imprimé ; par défaut, celle de vos parties
argument-form = texte (text), page (html), gros caractères (pdf), braille pour embosseuse (brf), braille Unicode (unicode) ou son (audio) ; texte par défaut
argument-grade = du braille : 1, intégral, ou 2, abrégé ; 1 par défaut
argument-press-width = cellules par ligne de braille ; 40 par défaut
argument-height = lignes par page de braille ; 25 par défaut
argument-press-out = le nouveau fichier, ou un dossier pour l'y mettre
argument-press-rules-out = { argument-press-out } ; pour le son, le nouveau dossier
argument-marks = la langue dont le braille est celui des repères ; par défaut celle du jeu de cartes, en ou fr pour un jeu que vous étiquetez vous-même
argument-force = écraser ce qui existe déjà
argument-press-cards-form = des cartes en noir et en points (pdf), en gros caractères sans points (large), du braille à embosser (brf) ou du texte (text) ; pdf par défaut
argument-press-labels-form = des planches d'étiquettes en noir et en points (pdf), une liste pour une tablette ou une étiqueteuse (brf) ou du texte (text) ; pdf par défaut
argument-press-tags-form = stl ou 3mf ; stl par défaut
argument-press-sheets-form = une feuille en noir et en points (pdf), du braille à embosser (brf) ou du texte (text) ; pdf par défaut
argument-press-verbosity = combien est dit ; normal par défaut
argument-press-players = combien de colonnes de joueurs ; 4 par défaut
argument-dots = la taille des points : Marburg Medium, ou NLS Specification 800 ; marburg par défaut
argument-paper = d'une feuille ; a4 par défaut

## Les parties jouées

argument-game = son numéro ou son nom dans l'historique, ou son fichier ; la dernière si rien n'est précisé
argument-resume-game = son numéro ou son nom dans l'historique, ou son fichier
argument-replay-seat = comme l'a entendue la personne à cette place
argument-review-seat = les décisions de qui ; la seule personne, si rien n'est précisé
argument-open = avec toutes les mains, une fois la partie finie
argument-round = quelle manche ; la dernière finie, si rien n'est précisé
argument-change = le nom d'un réglage et sa nouvelle valeur
argument-files = des fichiers de scénarios ; sans aucun, ceux qui viennent avec Sixdot
argument-rule = seulement les scénarios de cette règle, par exemple T4
argument-coverage = ne rien essayer, mais dire combien de scénarios parlent de chaque règle
argument-conform-engine = la commande qui lance le moteur, ou ce qui l'adapte : un seul texte, entre guillemets s'il a des espaces
argument-conform-write = ne rien examiner, mais écrire les scénarios dans ce dossier : du JSON et son schéma, en paquet pour npm
argument-profile = ce qui est annoncé, peut être répété ; sinon ce que le moteur annonce lui-même, ou bien tout
argument-timeout = combien de temps une réponse peut prendre ; 10 par défaut
argument-tap = rendre compte selon le Test Anything Protocol
argument-junit = écrire aussi un compte rendu JUnit dans ce fichier
argument-shell = pour quel interpréteur de commandes

## Mots, braille et voix

argument-language = la langue parlée
argument-verbosity = en dire plus ou moins
argument-sort = l'ordre de vos cartes
argument-press-marks = nommer les cartes par leurs repères braille
argument-name = votre nom
argument-plain = rien que des lignes simples, sans couleurs
argument-braille = sur une plage braille, par BRLTTY
argument-width = écrire en braille, par lignes de tant de cellules
argument-braille_form = sous quelle forme l'écrire
argument-braille_table = par exemple fr-bfu-g2 ou en-ueb-g2
argument-speech = parler, par la voix du système
argument-speech_engine = prism, speechd, say ou espeak
argument-speech_rate = la vitesse, de 1 à 100
argument-speech_voice = le nom que la synthèse donne à la voix
argument-sounds = de petits sons en plus des mots

## Le serveur

argument-host = l'adresse où écouter ; toutes celles de cet ordinateur si rien n'est précisé
argument-port = 8600 si rien n'est précisé ; 0 : n'importe lequel de libre
argument-site-folder = le dossier où vont les fichiers
argument-server = un serveur dont on peut rejoindre les tables depuis cette page ; lancez-le avec --origin et l'adresse de la page
argument-engine = le dossier qui contient le Python pour navigateurs (Pyodide et msgspec) ; build/pyodide si rien n'est précisé
argument-db = où sont gardées les tables : un fichier (sixdot.db si rien n'est précisé) ou postgresql://UTILISATEUR@SERVEUR/BASE
argument-redis = où se trouve Redis, redis://SERVEUR:6379 : ce serveur est l'un des nœuds qui partagent les tables d'une base PostgreSQL
argument-public_url = l'adresse que tapent les gens, par exemple derrière un mandataire
argument-origin = une autre adresse dont les pages peuvent se connecter
argument-trusted_proxy = un mandataire qui dit qui est derrière lui
argument-limit = une autre limite ; voir docs/online.md
argument-keep = combien de temps restent les tables inutilisées ; voir docs/online.md
argument-contact = comment vous joindre, pour la page /privacy
argument-export = y écrire les parties finies avant qu'elles s'en aillent
argument-pace = entre les coups des robots ; 0.7
argument-grace = avant qu'un robot tienne une place vide ; 45
argument-classroom = une classe sur cet ordinateur : une page pour l'enseignant, des tables d'après une liste de noms
argument-serve-questions = un jeu de questions au choix des hôtes : son nom ou son fichier ; peut être répété
argument-no_table = n'ouvrir aucune table au début
argument-metrics = des chiffres à /metrics, pour les programmes de cet ordinateur
argument-log = comment les événements sont écrits ; text
argument-backup = seulement copier toutes les tables, même pendant que le serveur tourne

## S'occuper d'un serveur

argument-json = un objet JSON par ligne, pour les programmes
argument-yes = ne rien demander
argument-codes = dire les codes en entier ; avec eux, n'importe qui peut entrer
argument-table = son numéro dans la liste, ou son code
argument-cut = sans ce qui est abîmé, ni rien de ce qui suit
argument-who = une adresse ou un réseau, par exemple 192.0.2.7 ou 192.0.2.0/24
argument-admin-ban-who = une adresse, un réseau, ou une table par son numéro ou son code
argument-member = le numéro du membre
argument-admin-ban-member = après une table : le numéro du membre
argument-words = seulement ce que la personne a écrit ; elle reste
argument-admin-find-text = le nom ; on trouve aussi ce qui se prononce pareil
argument-admin-announce-text = la phrase
argument-minutes = combien de temps on peut encore jouer ; 30 si rien n'est précisé
argument-off = continuer, finalement

## Une classe

argument-classroom-db = où la classe est gardée ; classroom.db si rien n'est précisé
argument-by = compter par élève (pupil) ou par question (question) ; par élève
argument-csv = un nouveau fichier pour un tableur, au lieu de lignes

## Le laboratoire

argument-lab-bots = des noms, ou module:fonction pour vos propres robots ; un nom peut revenir plusieurs fois
argument-lab-stats-bots = qui joue ; steady si rien n'est précisé
argument-lab-edition = la règle du jeu, ou le fichier d'une règle (TOML) ; à répéter pour chacune
argument-lab-soak-edition = seulement cette règle, ou le fichier d'une règle (TOML) ; à répéter pour chacune
argument-lab-players = les places à la table ; autant que de robots si rien n'est précisé
argument-lab-rounds = des manches isolées pour chaque composition ; 1000 si rien n'est précisé
argument-lab-stats-rounds = les donnes de chaque édition ; 1000 si rien n'est précisé
argument-lab-soak-rounds = les manches de chaque édition ; 10000 si rien n'est précisé
argument-lab-records-bots = qui joue ; steady si rien n'est précisé ; avec plus de robots que de places, chaque choix d'entre eux joue
argument-lab-records-players = les places à la table ; quatre si rien n'est précisé
argument-lab-records-rounds = des manches isolées ; 1000 si rien n'est précisé
argument-lab-records-games = plutôt des parties entières
argument-lab-records-part = combien de parties par fichier ; 1000 si rien n'est précisé
argument-lab-records-parquet = garder des fichiers Parquet au lieu de lignes de JSON
argument-lab-records-game = ne rien jouer, mais donner l'enregistrement de cette partie du dossier
argument-lab-records-into = le dossier où garder les parties, et d'où reprendre
argument-lab-stats-source = de parties gardées dans ce dossier ; chacune est prouvée
argument-lab-stats-every = avec --from : une partie sur tant, seulement
argument-lab-leaderboard-bot = le robot : un nom, ou module:fonction pour un des vôtres
argument-lab-leaderboard-check = ne rien jouer de nouveau, mais rejouer les résultats de ce fichier
argument-lab-leaderboard-every = avec --check : une donne sur tant, seulement
argument-lab-leaderboard-seed = d'autres donnes que celles du protocole, pour voir qu'un robot ne les sait pas par cœur
argument-games = plutôt des parties entières pour chaque composition
argument-lab-scoring = pour des parties entières : first-to, lowest ou elimination
argument-lab-target = le score qui termine une partie entière
argument-lab-partners = pour des parties entières : none, opposite ou rotating
argument-patience = donner à vos propres robots un processus à part, et tant de secondes par décision
argument-times = dire aussi combien de temps ont pris les décisions
argument-plot = dessiner les taux de victoire en PNG
argument-no_cost = sans ce que changerait chaque règle maison
argument-lab-seed = une autre graine, d'autres donnes
argument-into = garder les résultats ici, et reprendre à partir de là
argument-workers = combien de processus ; un par cœur si rien n'est précisé
argument-ray = jouer sur cette grappe Ray ; local en démarre une ici
argument-format = table si rien n'est précisé
argument-most_actions = une manche plus longue est sans fin ; 20000 si rien n'est précisé

## Ce qui n'allait pas

argument-wrong-command = Il n'y a pas de commande { $value } ; les commandes sont { $choices }.
argument-wrong-choice = { $argument } ne peut pas être { $value } ; on a le choix entre { $choices }.
argument-wrong-number = { $argument } est un nombre, ce que { $value } n'est pas.
argument-wrong-value = Il manque quelque chose après { $argument }.
argument-wrong-both = { $argument } et { $other } ne vont pas ensemble.
argument-wrong-alone = Rien ne suit { $argument } : { $value } est de trop.
argument-wrong-missing = Il manque quelque chose : { $missing }.
argument-wrong-none = Il faut l'un de ceux-ci : { $choices }.
argument-wrong-unknown = { $value } n'est pas compris ici.
argument-wrong-ambiguous = { $value } peut vouloir dire { $choices } : tapez-le en entier.
argument-no-rule = Il n'y a pas de règle { $value } : elles s'appellent par exemple { $rules }.
conform-no-engine = Ce moteur ne peut pas être examiné : { $why }.
conform-no-profile = Il n'y a pas de profil { $value } ; il y a { $profiles }.
argument-more = Tapez { $command } --help pour savoir ce qui peut suivre.
