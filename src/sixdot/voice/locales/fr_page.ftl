# Les mots de la page en français : titres, étiquettes, boutons. Ce qui se passe à la table est dit par les autres
# fichiers. Ici, rien n'est choisi selon un nombre ou une personne : la valeur est mise telle quelle.

### La page

page-skip = Aller à la partie principale
page-menu = Menu
page-side = Historique et discussion
page-footer = Sixdot : des cartes pour l'oreille, les doigts et les yeux. Le point d'interrogation donne les touches.
page-go-game = Partie
page-back = Retour à la partie
page-cancel = Annuler
page-you = vous
page-list-last = { $before } et { $item }
page-quit = Quitter la table
page-quit-sure = Quitter pour de bon ? Appuyez encore pour quitter
page-left = Vous avez quitté la table.

### La connexion

page-lost = La connexion est coupée. Nouvel essai en cours.
page-offline = Vous êtes hors ligne. La partie attend et reprendra avec la connexion.
page-unreachable = Vous êtes hors ligne, ou Sixdot ne répond pas. Vérifiez votre connexion, puis regardez encore.
page-back-online = La connexion est revenue.
page-outdated = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.
page-reload = Recharger
page-replaced = Cette table est ouverte dans une autre fenêtre. Celle-ci s'est arrêtée.
page-take-seat = Prendre la place ici
page-failed-token = Votre place n'a pas pu être reprise. Entrez avec votre nom.
page-failed-refused = La table ne vous a pas laissé entrer.
page-failed-gone = Aucune table n'a ce code. Vérifiez-le, ou ouvrez votre propre table.

### L'entrée

page-lobby = Prenez place et jouez
page-name = Votre nom
page-name-hint = Comme les autres l'entendront.
page-name-needed = Écrivez d'abord votre nom.
page-language = Langue
page-own-tables = Tables où vous avez une place
page-own-table = Revenir à { $edition } sous le nom { $name }, { $code }
page-join = Rejoindre une table
page-join-this = Rejoindre cette table
page-join-other = Une autre table
page-code = Code ou lien
page-code-hint = Cinq syllabes, par exemple bek-dor-mip-tan-rus. Majuscules et tirets ne comptent pas.
page-code-needed = Écrivez le code de la table, ou choisissez-en une dans la liste.
page-watch = Seulement regarder
page-join-do = Rejoindre
page-open = Ouvrir une table
page-edition = Règle du jeu
page-public = Tout le monde peut entrer ; sinon, seulement sur invitation
page-open-do = Ouvrir la table
page-public-tables = Tables ouvertes à tous
page-refresh = Regarder encore
page-no-tables = Aucune table n'est ouverte à tous en ce moment.
page-tables-found = Tables ouvertes à tous : { $count }
page-public-table = Rejoindre { $who } : { $edition }, { $stage }, personnes : { $count }, places : { $seats }
page-stage-lobby = pas commencée
page-stage-ready = entre deux manches
page-stage-playing = en jeu
page-stage-over = partie finie

### La table

page-table-title = Table, { $edition }
page-seats = Places
page-host-alone = Invitez du monde ou ajoutez des robots, puis commencez.
page-host-start = Commencez quand tout le monde est là.
page-host-waits = { $who } lancera la partie.
page-watching = Regardent : { $names }
page-seat-bot = { $name }, robot, { $level }
page-is-host = tient la table
page-is-away = absence, un robot joue
page-is-cut = sans connexion
page-level = Robot
page-add-bot = Ajouter un robot
page-remove-bot = Retirer { $name }
page-sit = Prendre place
page-stand = Se lever et regarder
page-invite = Inviter
page-link = Lien vers cette table
page-copy = Copier le lien
page-copied = Le lien est copié.
page-copy-failed = Le lien n'a pas pu être copié. Copiez-le depuis le champ.
page-code-spelled = Le code est { $code }.
page-options = Options
page-usual = Comme dans la règle
page-option-edition = Règle du jeu
page-option-scoring = Compte des points
page-option-target = Points à atteindre
page-target-usual = Vide : { $count }, comme dans la règle.
page-option-partners = Partenaires
page-partners-none = Chacun pour soi
page-partners-opposite = Partenaires face à face
page-partners-rotating = Un autre partenaire à chaque manche
page-option-leavers = Quand quelqu'un part
page-leavers-bot = un robot joue à sa place
page-leavers-fold = sa place est sautée
page-option-judge = Qui juge les réponses
page-judge-program = le programme
page-judge-person = qui tient la table
page-option-public = Qui peut entrer
page-public-no = sur invitation
page-public-yes = tout le monde
page-option-clock = Horloge
page-clock-off = sans horloge
page-clock-seconds = { $count } secondes par décision
page-option-house = Règles maison
page-house = Règles maison
page-house-stacking = Cumul
page-house-hand = Cartes distribuées
page-house-penalty = Pénalité pour une annonce oubliée
page-entropy = Participer au mélange
page-entropy-text = Un texte à vous
page-entropy-hint = Il entre dans le mélange : ainsi personne n'a pu arranger la donne.
page-entropy-do = L'ajouter

### Le jeu

page-play-title = { $edition }, manche { $round }
page-on-table = Sur la table
page-turn-you = À vous.
page-turn-other = Au tour de { $who }.
page-turn-answer = À vous : répondez à la question.
page-turn-challenge = Contester { $who } ou accepter ?
page-turn-pause = La partie vous attend : continuez, ou intervenez.
page-turn-judge = La réponse était-elle juste ?
page-turn-nobody = Ce n'est le tour de personne.
page-top = Au Talon : { $card }
page-top-colour = Au Talon : { $card }, { $colour } demandé
page-row-matched = { $card }, avec dessus { $cards }
page-row-then = Dans la rangée : { $cards }
page-question = Question : { $text }
page-player-cards = { $who } : { $count } cartes
page-player-one = { $who } : une carte
page-player-partner = votre partenaire
page-player-called = annonce faite
page-player-away = place sautée
page-player-turn = tour en cours
page-piles = À piocher : { $count }. Jouées : { $more }.
page-hand = Votre main : { $count }
page-hand-watching = Vous regardez
page-fits = jouable
page-told-hand = Votre main, { $count } : { $cards }.
page-told-fits = Jouables, { $count } : { $cards }.
page-card-fits = { $card }, jouable
page-card-as = { $card } pour { $value }
page-two-cards = { $first } et { $second }
page-which-colour = { $card } : quelle couleur ?
page-which-match = Quelle association ?
page-on-row-card = Sur { $card }
page-choices = Ce que vous pouvez faire
page-choices-judge = Jugez la réponse
page-more-choices = Autres actions
page-call = Annoncer UNO avec la prochaine carte
page-call-on = UNO avec la prochaine carte.
page-call-off = Pas d'annonce.
page-answer-text = Votre réponse
page-answer-do = Répondre
page-type = Tapez ce que vous voulez faire
page-type-do = Valider
page-type-hint = Cartes, actions et questions en mots, par exemple : 5 rouge, pioche, cartes.
page-no-game-now = Aucune manche ne se joue sur cet écran.
page-no-go-on = Rien n'attend que vous continuiez.
page-no-such-card = Vous n'avez pas de carte { $number }.

### Ce qu'on peut faire

page-act-draw = Piocher
page-act-pass = Passer
page-act-colour = Demander { $colour }
page-act-challenge = Contester
page-act-accept = Accepter
page-act-pickup = Ramasser { $count }
page-act-unknown = Je ne sais pas
page-act-done = Terminer
page-act-nolay = Ne rien poser
page-act-swap = Échanger les mains avec { $who }
page-act-catch = Attraper { $who }
page-act-dos = Annoncer DOS
page-act-accuse = Accuser { $who } d'avoir conseillé
page-act-agree = D'accord : { $who } a conseillé
page-act-disagree = Pas d'accord : { $who } n'a rien conseillé
page-act-leave = Laisser un robot jouer pour moi
page-act-return = Reprendre le jeu
page-act-right = Juste
page-act-wrong = Faux
page-act-go-on = Continuer
page-act-more-time = Plus de temps
page-act-start = Commencer la partie
page-act-deal = Distribuer sans attendre
page-act-rematch = Une autre partie

### Les résultats

page-round-over = La manche { $round } est finie
page-game-over = La partie est finie
page-you-win = Vous gagnez la partie.
page-winners = La partie revient à { $names }.
page-no-winner = Personne ne gagne la partie.
page-you-out = Vous n'avez plus de carte : la manche est à vous.
page-who-out = { $who } n'a plus de carte.
page-nobody-out = Personne n'a fini ses cartes.
page-scores = Points
page-player = Joueurs
page-this-round = Cette manche
page-total = Total
page-ready-you = Continuez quand vous voulez la manche suivante.
page-ready-others = On attend { $names }.
page-change-table = Changer les places et les options

### Historique, discussion, relecture

page-history = Historique
page-before-game = Avant la partie
page-round = Manche { $round }
page-game-round = Partie { $game }, manche { $round }
page-chat = Discussion
page-chat-text = Dire à la table
page-send = Envoyer
page-people = Personnes
page-person-mute = Ne plus entendre { $name }
page-person-unmute = Entendre { $name } à nouveau
page-person-host = Confier la table à { $name }
page-person-readmit = Laisser { $name } reprendre sa place
page-person-remove = Renvoyer { $name }
page-replay = Revoir
page-round-label = Manche
page-previous = Précédent
page-next = Suivant
page-step = { $number } sur { $count }
page-replay-end = C'était la fin.
page-replay-begin = C'est le début.

### Les règles

page-rules = Règles
page-rules-of = Règles, { $edition }
page-reference = Mémo
page-rule-list = Les règles

### Les réglages

page-settings = Réglages
page-set-language = Langue
page-set-length = Ce qui est dit
page-set-length-brief = peu, pour l'habitude
page-set-length-normal = normalement
page-set-length-full = beaucoup, pour apprendre
page-set-order = Ordre de la main
page-set-order-colour = par couleur
page-set-order-number = par numéro
page-set-fitsfirst = Les cartes jouables d'abord
page-set-sounds = Sons
page-set-size = Taille du texte et des cartes
page-set-size-normal = normale
page-set-size-large = grande
page-set-size-larger = plus grande
page-set-size-largest = la plus grande
page-set-theme = Couleurs
page-set-theme-auto = comme le système
page-set-theme-light = claires
page-set-theme-dark = sombres
page-set-theme-contrast = contraste élevé
page-set-motion = Mouvement
page-set-motion-auto = comme le système
page-set-motion-none = aucun
page-set-speech = Lecture par le navigateur, si vous n'avez pas de lecteur d'écran
page-set-voice = Voix
page-set-voice-usual = celle du navigateur
page-set-rate = Débit de la voix
page-speech-try = Essayer
page-speech-sample = Sam joue 5 rouge. À vous.
page-no-speech = Ce navigateur n'a pas de voix.

### Les touches

page-keys = Touches
page-key = Touche
page-key-does = Ce qu'elle fait
page-key-settings = Touches simples
page-set-keyson = Touches simples actives
page-keys-hint = Une lettre ou un signe par action ; vide, la touche ne sert plus.
page-keys-usual = Toutes les touches comme avant
page-keys-on = Ces touches valent partout où l'on n'écrit pas. Un lecteur d'écran doit être en mode formulaire pour les laisser passer.
page-keys-off = Les touches simples sont coupées. Les réglages les rétablissent.
page-key-taken = La touche { $key } sert déjà : { $text }.
page-key-bad = La touche { $key } ne peut pas servir.
page-key-set = Touche { $key } : { $text }.
page-key-off = Plus de touche : { $text }.
page-key-hand = Dire la main
page-key-fits = Dire ce qui est jouable
page-key-top = Dire la carte du Talon
page-key-counts = Dire combien de cartes a chacun
page-key-score = Dire les points
page-key-order = Dire qui joue maintenant et ensuite
page-key-state = Dire où en est la partie
page-key-since = Dire ce qui s'est passé depuis votre tour
page-key-why = Dire la règle de la dernière décision
page-key-hint = Demander un conseil
page-key-repeat = Répéter
page-key-draw = Piocher
page-key-pass = Passer
page-key-call = Annoncer UNO avec la prochaine carte, ou DOS
page-key-go-on = Continuer
page-key-challenge = Contester
page-key-accept = Accepter
page-key-catch = Attraper quelqu'un
page-key-type = Taper ce que vous voulez faire
page-key-chat = Dire quelque chose à la table
page-key-history = Aller à l'historique
page-key-back = Revenir à la main
page-key-keys = Lister les touches
page-key-digits = Jouer la première, la deuxième carte …
page-key-escape = Quitter un champ, une question ou un écran
