### Les mots de la page en français : titres, étiquettes, boutons. Ce qui se passe à la table est dit par les autres
### fichiers. Ici, rien n'est choisi selon un nombre ou une personne : la valeur est mise telle quelle.

## La page

page-skip = Aller au contenu
page-menu = Menu
page-side = Historique et discussion
page-footer = Sixdot : des cartes à jouer par l'oreille, les doigts et les yeux. Le point d'interrogation donne la liste des touches.
page-go-game = Partie
page-back = Retour
page-cancel = Annuler
page-close = Fermer
page-you = vous
page-list-last = { $before } et { $item }
page-quit = Quitter la table
page-quit-sure = Quitter pour de bon ? Appuyez encore une fois pour quitter
page-left = Vous avez quitté la table.

## La connexion

page-lost = La connexion est coupée. On essaie de la rétablir.
page-sent-later = Pas de connexion. Ce sera envoyé dès qu'elle revient.
page-offline = Vous êtes hors ligne. La partie attend et reprendra avec la connexion.
page-unreachable = Vous êtes hors ligne, ou Sixdot ne répond pas. Vérifiez votre connexion, puis actualisez la liste.
page-back-online = La connexion est revenue.
page-outdated = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.
page-reload = Recharger
page-replaced = Vous avez ouvert cette table dans une autre fenêtre. Celle-ci ne sert plus.
page-take-seat = Reprendre ma place ici
page-failed-token = Votre place n'a pas pu être reprise. Entrez de nouveau avec votre nom.
page-failed-refused = La table ne vous a pas laissé entrer.
page-failed-gone = Aucune table n'a ce code. Vérifiez-le, ou ouvrez votre propre table.

## L'entrée

page-lobby = Prenez place et jouez
page-tagline = Des jeux de cartes pour l'oreille, les doigts et les yeux.
page-play-now = Jouer tout de suite contre des robots
page-quick-words = { $edition }, robots : { $count }, niveau { $level }
page-how-many = Nombre de robots
page-how-strong = Leur niveau
page-guest = Invité
page-you-are = Vous êtes { $name }.
page-name-change = Changer de nom
page-open-hint = Pour vos amis : vous recevez un lien et un code à partager.
page-open-options = Règle du jeu et accès à la table
page-name = Votre nom
page-name-hint = Les autres entendront ce nom.
page-name-needed = Écrivez d'abord votre nom.
page-language = Langue
page-own-tables = Les tables où vous avez une place
page-own-table = Retrouver { $edition }, en tant que { $name }, table { $code }
page-join = Rejoindre une table
page-join-this = Rejoindre cette table
page-join-other = Une autre table
page-code = Code ou lien
page-code-hint = Cinq syllabes, par exemple bek-dor-mip-tan-rus. Ni les majuscules ni les tirets n'ont d'importance.
page-code-needed = Écrivez le code de la table, ou choisissez-en une dans la liste.
page-watch = Regarder sans jouer
page-join-do = Rejoindre
page-open = Ouvrir une table
page-edition = Règle du jeu
page-edition-book = { $name } : { $book }
page-public = Table ouverte à tous ; sinon, on n'y entre que sur invitation
page-open-do = Ouvrir la table
page-public-tables = Tables ouvertes à tous
page-refresh = Actualiser la liste
page-no-tables = Aucune table n'est ouverte à tous en ce moment.
page-tables-found = Tables ouvertes à tous : { $count }
page-public-table = Rejoindre { $who } : { $edition }, { $stage }, personnes : { $count }, places prises : { $seats }
page-stage-lobby = pas encore commencée
page-stage-ready = entre deux manches
page-stage-playing = partie en cours
page-stage-over = partie terminée

## Apprendre

page-learn = Apprendre à jouer
page-learn-new = Vous débutez ?
page-learn-hint = Une première partie vous apprend le jeu pas à pas, en dix à quinze minutes. Rien de ce que vous y faites n'est une erreur, et vous pouvez vous arrêter quand vous voulez.
page-learn-which = Quelle règle du jeu voulez-vous apprendre ?
page-learn-begun = { $edition } : reprendre où vous en étiez
page-learn-title = Apprendre à jouer : { $edition }
page-learn-said = Ce que dit la leçon
page-learn-line = Tapez une carte, une action ou une question
page-learn-line-hint = Entrée seule continue, ou répète ce qui vous est demandé. Tout ce qui se fait maintenant a aussi son bouton.
page-learn-help = Un coup de main
page-learn-again = Que dois-je faire ?
page-learn-why = Pourquoi ?
page-learn-show = Faites-le pour moi
page-learn-step-back = Une étape en arrière
page-learn-restart = Reprendre cette leçon au début
page-learn-lesson = Leçon
page-learn-listed = { $number } : { $title }
page-learn-go = Aller à cette leçon
page-learn-other = Une autre règle du jeu
page-learn-leave = Retour à l'accueil
page-learn-repeat = Apprendre encore une fois
page-learn-kept = Votre place dans les leçons est gardée.

## La table

page-table-title = Table, { $edition }
page-seats = Places
page-host-alone = Invitez du monde ou ajoutez des robots, puis lancez la partie.
page-host-start = Lancez la partie quand tout le monde est là.
page-host-waits = { $who } lancera la partie.
page-watching = Dans le public : { $names }
page-seat-bot = { $name }, robot, { $level }
page-is-host = hôte
page-is-away = en pause, un robot joue
page-is-cut = hors ligne
page-level = Force du robot
page-add-bot = Ajouter un robot
page-remove-bot = Retirer { $name }
page-sit = Prendre place
page-stand = Laisser ma place et regarder
page-invite = Inviter
page-link = Lien de cette table
page-copy = Copier le lien
page-copied = Le lien est copié.
page-copy-failed = Le lien n'a pas pu être copié. Copiez-le vous-même dans le champ.
page-share = Partager le lien
page-share-words = Venez jouer à ma table.
page-reach-others = Vous êtes à l'adresse { $here }, que seul cet ordinateur comprend. Le lien porte une adresse que les autres peuvent ouvrir dans votre réseau.
page-reach-nobody = Seul cet ordinateur peut ouvrir ce lien : le serveur n'écoute personne d'autre. On peut le lancer avec --host 0.0.0.0.
page-code-spelled = Le code est { $code }.
page-options = Options
page-options-end = Un changement met fin à cette partie, et vous en lancez une nouvelle ; seuls le chronomètre et qui peut entrer se changent sans cela.
page-usual = Comme dans la règle
page-option-edition = Règle du jeu
page-option-scoring = Décompte des points
page-option-target = Points à atteindre
page-target-usual = Laissez vide pour { $count }, comme dans la règle.
page-option-partners = Partenaires
page-partners-none = Chacun pour soi
page-partners-opposite = Partenaires face à face
page-partners-rotating = Un autre partenaire à chaque manche
page-option-leavers = Quand quelqu'un part
page-leavers-bot = un robot joue à sa place
page-leavers-fold = on saute son tour
page-option-judge = Qui juge les réponses
page-judge-program = le programme
page-judge-person = l'hôte
page-option-public = Qui peut entrer
page-public-no = sur invitation seulement
page-public-yes = tout le monde
page-option-clock = Chronomètre
page-clock-off = sans chronomètre
page-clock-seconds = { $count } secondes pour chaque décision
page-option-house = Règles maison
page-house = Règles maison
page-house-stacking = Cumul des cartes de pioche
page-house-hand = Cartes par personne
page-house-penalty = Pénalité pour une annonce oubliée
page-entropy = Participer au mélange
page-entropy-text = Un texte de votre choix
page-entropy-hint = Il entre dans le mélange : personne ne peut donc avoir arrangé la donne.
page-entropy-do = Ajouter ce texte

## Le jeu

page-play-title = { $edition }, manche { $round }
page-on-table = Sur la table
page-turn-you = C'est à vous.
page-turn-other = C'est à { $who } de jouer.
page-turn-answer = C'est à vous : répondez à la question.
page-turn-challenge = Contester { $who } ou accepter ?
page-turn-pause = On vous attend : continuez, ou intervenez.
page-turn-judge = La réponse était-elle juste ?
page-turn-nobody = Ce n'est à personne de jouer.
page-top = Au Talon : { $card }
page-top-colour = Au Talon : { $card }, { $colour } demandé
page-row-matched = { $card }, avec { $cards } dessus
page-row = Dans la rangée
page-row-then = Dans la rangée : { $cards }
page-question = Question : { $text }
page-player-cards = { $who } : { $count } cartes
page-player-one = { $who } : une carte
page-player-partner = votre partenaire
page-player-called = annonce faite
page-player-away = place sautée
page-player-turn = tour en cours
page-pile = Piocher, reste { $count }
page-cards-one = 1 carte
page-cards-many = { $count } cartes
page-piles = Pioche : { $count }. Cartes jouées : { $more }.
page-hand = Votre main : { $count }
page-hand-watching = Vous regardez
page-told-card = { $card } en { $number }
page-told-hand = Votre main, { $count } : { $cards }.
page-told-fits = Jouables, { $count } : { $cards }.
page-card-fits = { $card }, jouable
page-card-as = { $card } pour { $value }
page-which-colour = { $card } : quelle couleur ?
page-which-match = Quelle association ?
page-match-on = { $cards } sur { $card }
page-choices = Ce que vous pouvez faire
page-choices-judge = Jugez la réponse
page-more = Plus
page-uno = UNO !
page-call-on = UNO avec la prochaine carte.
page-call-off = Pas d'annonce.
page-answer-text = Votre réponse
page-answer-do = Répondre
page-ask-state = Où en est-on ?
page-ask-top = Le Talon
page-ask-hand = Ma main
page-ask-fits = Jouables
page-ask-counts = Nombre de cartes
page-ask-score = Points
page-ask-order = Ordre du jeu
page-ask-since = Depuis mon tour
page-ask-why = Pourquoi ?
page-ask-repeat = Répéter
page-type = Demandez, ou écrivez ce que vous voulez faire
page-type-hint = Avec vos mots. Par exemple : qui a le moins de cartes ? Ou une carte, une action : 5 rouge, pioche.
page-no-game-now = On ne joue pas de manche sur cet écran.
page-no-go-on = Personne n'attend que vous continuiez.
page-no-catch = Personne à attraper : personne n'en est à ses dernières cartes.
page-no-such-card = Vous n'avez pas de carte numéro { $number }.

## Ce qu'on peut faire

page-act-draw = Piocher
page-act-pass = Passer
page-act-colour = Demander { $colour }
page-act-challenge = Contester
page-act-accept = Accepter
page-act-pickup = Ramasser { $count }
page-act-unknown = Je ne sais pas
page-act-done = J'ai fini
page-act-nolay = Ne rien poser
page-act-swap = Échanger les mains avec { $who }
page-act-catch = Attraper { $who }
page-act-dos = Annoncer DOS
page-act-call = UNO ! avec la prochaine carte
page-act-hint = Indice
page-act-accuse = Accuser { $who } d'avoir donné un conseil
page-act-agree = D'accord : { $who } a donné un conseil
page-act-disagree = Pas d'accord : { $who } n'a rien conseillé
page-act-leave = Laisser un robot jouer pour moi
page-act-return = Reprendre ma place
page-act-right = Réponse juste
page-act-wrong = Réponse fausse
page-act-go-on = Continuer
page-act-more-time = Demander plus de temps
page-act-start = Lancer la partie
page-act-deal = Distribuer sans attendre
page-act-rematch = Rejouer une partie

## Les résultats

page-round-over = La manche { $round } est terminée.
page-game-over = La partie est terminée.
page-you-win = Vous gagnez la partie.
page-winners = La partie revient à { $names }.
page-no-winner = Personne ne gagne la partie.
page-you-out = Vous n'avez plus de cartes : vous gagnez la manche.
page-who-out = { $who } n'a plus de cartes et gagne la manche.
page-nobody-out = Personne n'a posé toutes ses cartes.
page-scores = Points
page-player = Joueurs
page-this-round = Cette manche
page-total = Total
page-cards-left = Cartes restantes
page-none-left = aucune
page-ready-you = Continuez dès que vous voulez jouer la manche suivante.
page-ready-others = On attend { $names }.
page-record = Enregistrer la partie par écrit
page-record-saved = La partie est enregistrée dans un fichier. sixdot verify prouve que la donne était loyale.
page-change-table = Changer les places et les options

## Historique, discussion, relecture

page-history = Historique
page-before-game = Avant la partie
page-round = Manche { $round }
page-game-round = Partie { $game }, manche { $round }
page-chat = Discussion
page-chat-unread = Discussion, non lus : { $count }
page-chat-text = Votre message à la table
page-send = Envoyer
page-people = Qui est là
page-person-mute = Ne plus entendre { $name }
page-person-unmute = Entendre { $name } de nouveau
page-person-host = Nommer { $name } hôte
page-person-readmit = Laisser revenir { $name }
page-person-remove = Exclure { $name }
page-person-remove-sure = Exclure { $name } ? Appuyez encore une fois pour confirmer
page-replay = Revoir la manche
page-round-label = Manche
page-previous = Coup précédent
page-next = Coup suivant
page-step = { $number } sur { $count }
page-replay-end = C'est la fin de la manche.
page-replay-begin = C'est le début de la manche.

## Les règles

page-rules = Règles
page-rules-of = Règles, { $edition }
page-reference = Mémo
page-rule-list = Comment on joue

## Les réglages

page-settings = Réglages
page-set-language = Langue
page-set-length = Longueur des annonces
page-set-length-brief = courtes, quand on connaît le jeu
page-set-length-normal = normales
page-set-length-full = détaillées, pour apprendre
page-set-order = Ordre de la main
page-set-order-colour = par couleur
page-set-order-number = par chiffre
page-set-fitsfirst = Cartes jouables en premier
page-set-sounds = Sons
page-set-size = Taille du texte et des cartes
page-set-size-normal = normale
page-set-size-large = grande
page-set-size-larger = très grande
page-set-size-largest = maximale
page-set-theme = Couleurs
page-set-theme-auto = comme dans le système
page-set-theme-light = claires
page-set-theme-dark = sombres
page-set-theme-contrast = contraste élevé
page-set-motion = Animations
page-set-motion-auto = comme dans le système
page-set-motion-none = aucune
page-set-speech = Faire lire le navigateur à voix haute, si vous n'avez pas de lecteur d'écran
page-set-voice = Voix
page-set-voice-usual = celle du navigateur
page-set-rate = Vitesse de la voix
page-speech-try = Écouter un exemple
page-speech-sample = Sam joue 5 rouge. À vous.
page-no-speech = Ce navigateur n'a pas de voix.

## Les touches

page-keys = Touches
page-key = Touche
page-key-does = Ce qu'elle fait
page-key-settings = Raccourcis à une touche
page-set-keyson = Raccourcis à une touche activés
page-keys-hint = Une lettre ou un signe par action ; laissez vide pour supprimer le raccourci.
page-keys-restored = Les touches d'origine sont rétablies.
page-keys-usual = Rétablir les touches d'origine
page-keys-on = Ces touches servent partout, sauf là où vous écrivez. Avec un lecteur d'écran, passez en mode formulaire pour qu'elles arrivent jusqu'au jeu.
page-keys-off = Les raccourcis à une touche sont désactivés. Vous pouvez les réactiver dans les réglages.
page-key-taken = La touche { $key } sert déjà à autre chose : { $text }.
page-key-bad = La touche { $key } ne peut pas servir de raccourci.
page-key-set = Touche { $key } : { $text }.
page-key-off = Sans touche désormais : { $text }.
page-key-hand = Dire la main
page-key-fits = Dire ce qui est jouable
page-key-top = Dire la carte du Talon
page-key-counts = Dire combien chacun a de cartes
page-key-score = Dire les points
page-key-order = Dire dans quel ordre on joue
page-key-state = Dire où en est la partie
page-key-question = Redire la question et aller à la réponse
page-key-since = Dire ce qui s'est passé depuis votre dernier tour
page-key-why = Dire quelle règle vient de s'appliquer
page-key-hint = Demander un indice
page-key-repeat = Répéter ce qui vient d'être dit
page-key-draw = Piocher
page-key-pass = Passer ; au DOS, finir son tour
page-key-call = Annoncer UNO avec la prochaine carte, ou DOS
page-key-go-on = Continuer
page-key-challenge = Contester
page-key-accept = Accepter
page-key-catch = Attraper quelqu'un
page-key-right = Juger la réponse juste ; lors d'un vote, être d'accord
page-key-wrong = Juger la réponse fausse ; lors d'un vote, ne pas être d'accord
page-key-type = Demander, ou écrire ce que vous voulez faire
page-key-chat = Écrire un message à la table
page-key-history = Aller à l'historique
page-key-back = Revenir à la main
page-key-keys = Afficher la liste des touches
page-key-digits = Jouer la première, la deuxième carte, et ainsi de suite
page-key-escape = Quitter un champ, un choix ou un écran
