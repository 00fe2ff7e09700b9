### Ce que dit le terminal entre les coups.

session-prompt = { "> " }
session-player = Joueur

## Plusieurs personnes au même clavier

session-hand-over = { $who }, le clavier est à vous : appuyez sur Entrée.
    .brief = { $who }, Entrée.
    .full = Donnez le clavier à { $who }. { $who }, appuyez sur Entrée quand personne d'autre n'écoute ni ne regarde.
    .braille = { $who } : entrée

session-who-speaks = Qui parle ? Tapez d'abord le nom, par exemple Anne attraper Ben.
    .brief = Qui ? Le nom d'abord.
    .full = La question va à plusieurs personnes. Tapez d'abord le nom de qui parle, par exemple Anne attraper Ben ; un nom seul passe le clavier.
    .braille = qui ? nom d'abord
session-take-keyboard = { $who }, il faut le clavier pour cela : attendez votre tour, ou pendant une pause tapez votre nom seul.
    .brief = { $who }, prenez le clavier.
    .full = { $who }, tout le monde l'entendrait. Attendez votre tour, ou quand le jeu attend tapez votre nom seul : le clavier vous sera passé.
    .braille = { $who } : clavier d'abord
session-whose-keyboard = Personne n'a le clavier : aucune main n'est lue. Pendant une pause, tapez votre nom seul pour le prendre.
    .brief = Personne n'a le clavier.
    .full = Personne n'a le clavier : aucune main n'est lue. Quand le jeu attend, tapez votre nom seul : le clavier vous sera passé.
    .braille = sans clavier : nom d'abord

## Questions en retour

session-cancelled = C'est annulé. C'est toujours à vous.
    .brief = Annulé.
    .full = C'est annulé, rien n'a été joué. C'est toujours à vous.
    .braille = annulé
session-answer-or-command = Tapez réponse si « { $answer } » est votre réponse, commande pour la commande { $command }.
    .other_asks = Tapez réponse si « { $answer } » est votre réponse, demander pour demander : { $command }.
    .other_again = Votre réponse est-elle « { $answer } » ? Oui ou non.
    .brief = réponse { $answer }, ou commande { $command } ?
    .brief-other_asks = réponse { $answer }, ou demander { $command } ?
    .brief-other_again = réponse { $answer }, oui ou non ?
    .full = « { $answer } » peut être votre réponse, ou bien vous demandez autre chose : { $command }. Tapez réponse si c'est votre réponse, commande pour l'autre. Vous pouvez d'abord vous renseigner ; réponse suivi d'un mot est toujours la réponse, commande suivi d'un mot toujours la commande.
    .full-other_asks = « { $answer } » peut être votre réponse, ou bien vous demandez : { $command }. Tapez réponse si c'est votre réponse, demander pour l'autre. Vous pouvez d'abord vous renseigner ; réponse suivi d'un mot est toujours la réponse.
    .full-other_again = Votre réponse est-elle « { $answer } » ? Oui ou non. Rien n'est encore jugé, et vous pouvez d'abord vous renseigner. On vous le demande dès qu'il y a plusieurs mots, sauf si vous commencez par réponse.
    .braille = réponse ou commande { $command } ?
    .braille-other_asks = réponse ou demander ?
    .braille-other_again = réponse { $answer } ?
verdict-right = juste, j, oui, o, vrai, bon, right
verdict-wrong = faux, f, non, n, wrong

## Pendant votre absence, et entre les manches

session-away = Un robot joue pour vous. Entrée continue, revenir vous rend votre place.
    .brief = Un robot joue pour vous. Entrée, ou revenir.
    .full = Vous avez quitté la table et un robot joue votre main. Appuyez sur Entrée pour le laisser jouer ce tour, ou tapez revenir pour reprendre votre place.
    .braille = robot joue · revenir ?
session-next-round = Entrée commence la manche { $round }. Bilan revient sur la manche finie.
    .brief = Entrée : manche { $round }.
    .full = Appuyez sur Entrée pour commencer la manche { $round }. Tapez bilan pour savoir quelles décisions vous ont coûté le plus, score pour les points.
    .braille = entrée : manche { $round }
session-over = Entrée termine la partie. Bilan revient sur cette manche.
    .brief = Entrée pour finir.
    .full = La partie est finie. Appuyez sur Entrée pour terminer, ou tapez bilan pour savoir quelles décisions vous ont coûté le plus.
    .braille = entrée : fin

## Ce qui s'est passé

session-nothing-happened = Rien ne s'est passé depuis.
    .brief = Rien.
    .full = Rien ne s'est passé depuis votre dernier coup.
    .braille = rien depuis
session-last-number = { $typed } n'est pas un nombre. Tapez dernier 3 pour entendre les trois dernières choses.
    .brief = Pas un nombre : { $typed }.
    .full = { $typed } n'est pas un nombre. Tapez dernier pour entendre la dernière chose, dernier 3 pour les trois dernières.
    .braille = dernier 3, pas { $typed }
session-no-deed = Rien de tel ne s'est passé dans ce que vous avez entendu.
    .brief = Rien de tel.
    .braille = rien de tel
session-nothing-wrong = Il n'y avait pas d'erreur : rien ne vous a été refusé ni compté en pénalité.
    .brief = Pas d'erreur.
    .braille = pas d'erreur
session-no-ruling = Aucune règle n'a encore été appliquée. Tapez pourquoi T1 pour entendre une règle par son code.
    .brief = Rien à expliquer.
    .full = Aucune règle n'a encore été appliquée qu'on puisse expliquer. Tapez pourquoi et le code d'une règle, par exemple pourquoi T1.
    .braille = rien à expliquer
session-no-review = Vous n'avez pas encore fini de manche.
    .brief = Pas encore de manche.
    .full = Vous n'avez pas encore fini de manche : jouez-en une jusqu'au bout, puis bilan reviendra dessus.
    .braille = pas de manche

## Réglages

order-colour = couleur, couleurs, c
order-number = nombre, nombres, chiffre, chiffres, numéro, n
order-fits = jouables, jouable, j
session-which-order = Je ne connais pas l'ordre { $typed }. Les cartes se rangent par couleur, par nombre, ou les jouables d'abord.
    .brief = Par couleur, nombre ou jouables ?
    .full = Je ne connais pas l'ordre { $typed }. Tapez trier couleur, trier nombre, ou trier jouables pour entendre d'abord ce qui peut être joué.
    .braille = couleur nombre jouables
session-sorted = Rangées par couleur.
    .order_number-and-asked = Votre main est rangée par nombre. Tapez trier couleur, ou trier jouables pour avoir d'abord les cartes jouables.
    .order_number = Rangées par nombre.
    .order_fits-and-asked = Les cartes jouables viennent d'abord dans votre main. Tapez trier couleur ou trier nombre pour changer.
    .order_fits = Les cartes jouables d'abord.
    .asked = Votre main est rangée par couleur. Tapez trier nombre, ou trier jouables pour avoir d'abord les cartes jouables.
session-length = Normal.
    .length_brief = Bref.
    .length_full = Complet : tout ce qu'il y a à dire.
language-en = en, anglais, english
language-fr = fr, français, francais, french
session-which-language = Je ne parle pas { $typed } : tapez langue anglais ou langue français.
    .brief = Anglais ou français ?
    .full = Je ne parle pas { $typed }. Tapez langue anglais ou langue français.
    .braille = en / fr ?
session-language = En français.
    .asked = C'est du français. Tapez langue anglais pour l'anglais.
session-marks = Les cartes sont dites par leurs noms.
    .on = Les cartes sont dites par leurs repères.
session-next-time = Cela comptera à partir de la prochaine partie.
session-not-kept = C'est fait pour cette partie, mais cela n'a pas pu être gardé pour la suite : { $problem }

## Enregistrer et quitter

session-saved = Chaque coup est enregistré pendant que vous jouez, dans { $path }.
session-copied = Une copie de la partie jusqu'ici est dans { $path }.
session-goodbye = La partie est enregistrée. Tapez sixdot resume { $game } pour la reprendre ici.
    .brief = Enregistré. sixdot resume { $game } reprend.
    .full = La partie est enregistrée avec votre dernier coup. Tapez sixdot resume { $game } à la ligne de commande pour la reprendre exactement ici.
    .braille = gardé : sixdot resume { $game }
session-not-saved = { $problem } La partie s'arrête ici.
    .brief = { $problem } Arrêt.
    .braille = pas gardé, arrêt
session-table = { $edition-title }, avec { $players }, en { points-to-reach }.
    .target_0 = { $edition-title }, avec { $players }.
    .brief = { $edition-title }. { $players }.
    .full = À cette table : { $edition-title }, avec { $players }{ $target ->
        [0].
       *[other], en { points-to-reach }.
    } Tapez règles pour entendre le jeu depuis le début.
    .braille = { $edition-braille } { $target }
    .braille-target_0 = { $edition-braille }
points-to-reach = { $target } points
    .target_one = { $target } point
session-finished = La partie est finie. Tapez sixdot replay { $game } pour la réentendre, sixdot play pour une autre.
    .brief = Partie finie.
    .full = La partie est finie et conservée. Tapez sixdot replay { $game } à la ligne de commande pour la réentendre, sixdot play pour en jouer une autre.
    .braille = fini : sixdot replay { $game }
session-bot-helped = Le robot { $who } a été aidé { $times } fois : { $fault }
    .brief = Le robot { $who } a été aidé { $times } fois.
    .full = Le robot { $who } n'a pas su décider seul et un coup simple a été joué pour lui, { $times } fois : { $fault }
    .braille = robot { $who } aidé { $times }x

## Une nouvelle partie, question par question

new-edition = Quelle règle du jeu ? Tapez un numéro ou un nom ; Entrée prend le premier choix.
new-edition-offer = { $number } { $name } : { $edition-title }. { $edition-differs }
    .brief = { $number } { $name } : { $edition-title }
new-people = Qui joue à ce clavier ? Tapez les noms séparés par des virgules, ou Entrée pour jouer sans personne d'autre.
new-players = Combien de joueurs en tout, robots compris ? De { $least } à { $most } ; Entrée pour { $usual }.
new-bots = De quelle force sont les robots ? Tapez un numéro ou un nom ; Entrée prend le premier choix.
new-level-offer = { $number } steady, moyen : joue avec bon sens
    .name_easy = { $number } easy, facile : joue ce qui convient
    .name_sharp = { $number } sharp, fort : réfléchit à l'avance
new-scoring = Comment compte-t-on les points ? Tapez un numéro ou un nom ; Entrée prend le premier choix.
new-form-offer = { $number } first-to : qui finit marque ce que les autres ont en main
    .name_lowest = { $number } lowest : chacun compte ce qui lui reste en main, le plus petit total gagne
    .name_elimination = { $number } elimination : à ce score, c'est l'élimination, et la dernière personne en jeu gagne
    .name_opposite = { $number } opposite : les partenaires sont face à face
    .name_rotating = { $number } rotating : trois manches, chacune avec un autre partenaire
new-target = Quel score termine la partie ? Tapez un nombre, ou Entrée pour { $usual }.
new-house = Des règles maison ? Tapez leurs noms séparés par des espaces, ou Entrée pour aucune ; ? dit ce que fait chacune. Il y a { $rules }.
new-house-offer = { $written } : { $text }
new-which = Tapez un numéro de 1 à { $most }, ou Entrée pour le premier choix. Tapez ? pour de l'aide, quitter pour arrêter.
new-given = Ce n'est pas possible : { $problem }. Tout vous est donc demandé.
new-nothing = Aucune partie n'a commencé.
new-help = { $question ->
    [edition] Chaque règle donne un autre jeu ; une fois dans la partie, la commande règles la raconte.
    [people] Plusieurs personnes peuvent jouer à tour de rôle à ce clavier. Tapez Ana, Ben pour deux ; des robots prennent les autres places.
    [players] Un nombre : les personnes et les robots ensemble.
    [bots] Un robot facile vous laisse plus de chances qu'un robot fort.
    [scoring] C'est ainsi que l'on compte les points et que l'on gagne à la fin.
    [target] Un nombre de points. Petit, il rend la partie courte.
   *[house] Les règles maison changent la règle du jeu. Elles s'écrivent comme ici, avec des espaces s'il y en a plusieurs.
} Entrée seule prend le premier choix ; quitter arrête sans partie.
    .question_table = Tapez le nom de chaque personne, dans l'ordre des places, chacune à gauche de la précédente, avec des virgules : Ana, Ben, Cléo. Quitter arrête sans marque.
    .question_dealer = Tapez le nom d'une des personnes qui jouent. On vous dira alors après chaque manche qui donne la suivante. Entrée laisse la question ouverte, quitter arrête sans marque.
new-problem = Ce n'est pas possible : { $problem }. Essayez encore, ou appuyez sur Entrée pour laisser comme c'est.

## Ce avec quoi une table ne peut pas commencer. Une partie de phrase, sans sa fin.

setup-edition = l'édition { $value } n'existe pas ; il y a { $editions }
setup-players = l'édition { $edition } se joue de { $least } à { $most } joueurs, pas à { $value }
setup-no-number = à { $players } joueurs avec { $cards } cartes chacun, il peut ne plus rester de nombre pour commencer
setup-target = le score à atteindre est un nombre de 1 à { $most }, pas { $value }
setup-scoring = l'édition { $edition } ne connaît pas le compte { $value } ; elle offre { $offered }
setup-partners-scoring = les partenaires ont leur propre compte des points, ne le précisez donc pas
setup-no-partners = l'édition { $edition } n'a pas de partenaires
setup-partners-four = dans l'édition { $edition }, on joue en partenaires à quatre, pas à { $value }
setup-partners-even = on joue en partenaires en nombre pair, à partir de 4, pas à { $value }
setup-partners-leave = la place d'un partenaire ne peut pas rester vide : un robot joue pour qui s'en va
setup-no-rotating = l'édition { $edition } n'a pas de partenaires tournants
setup-rotating-four = on joue en partenaires tournants à quatre, pas à { $value }
setup-rotating-target = les partenaires tournants jouent exactement trois manches, sans score à atteindre
setup-no-judge = l'édition { $edition } ne pose pas de questions, il n'y a donc rien à juger
setup-no-questions = l'édition { $edition } ne pose pas de questions, on ne peut donc pas lui en donner
setup-house-twice = la règle maison { $rule } est nommée deux fois
setup-house-none = les règles maison sont pour UNO, l'édition { $edition } n'en a pas
setup-house-unknown = la règle maison { $value } n'existe pas ; il y a { $rules }
setup-house-written = la règle maison { $rule } s'écrit { $written }, pas { $value }
setup-house-senseless = { $rule } n'a pas de sens avec draw-until-fits : un seul tour pourrait vider la pioche
    .rule_jump-in = jump-in n'a pas de sens ici : dans l'édition { $edition }, on joue une carte après une réponse
    .rule_no-bluff = no-bluff n'a pas de sens ici : dans l'édition { $edition }, un +4 est toujours régulier
    .rule_tell-answers = tell-answers n'a pas de sens ici : l'édition { $edition } ne pose pas de questions
    .rule_no-hints = no-hints n'a pas de sens ici : l'édition { $edition } ne pose pas de questions
    .rule_near-misses = near-misses n'a pas de sens ici : l'édition { $edition } ne pose pas de questions
    .rule_follow-levels = follow-levels n'a pas de sens ici : l'édition { $edition } ne pose pas de questions
    .rule_draw-until-fits = draw-until-fits n'a pas de sens ici : dans l'édition { $edition }, rien ne se joue après une pioche
setup-house-anyway = { $rule } est déjà la règle de l'édition { $edition }, ne la précisez donc pas
setup-book = dans le livre de règles, { $key } n'a pas de sens à côté de { $other } : changez l'un des deux
    .problem_syntax = un livre de règles s'écrit en TOML, et ceci n'en est pas : { $reason }
    .problem_misspelt = le livre de règles contient une clé { $key } qui n'existe pas ; la plus proche est { $value }
    .problem_unknown = le livre de règles contient une clé { $key } qui n'existe pas ; il y a { $offered }
    .problem_name = le nom d'un livre de règles a au plus 24 lettres minuscules, chiffres et tirets, et n'est pas celui d'une édition fournie, donc pas { $value }
    .problem_text = dans le livre de règles, { $key } doit être un texte d'une ligne, de { $most } caractères au plus
    .problem_number = dans le livre de règles, { $key } est un nombre entier de { $least } à { $most }, et non { $value }
    .problem_flag = dans le livre de règles, { $key } est true ou false, et non { $value }
    .problem_choice = dans le livre de règles, { $key } est l'un de { $offered }, et non { $value }
    .problem_table = dans le livre de règles, { $key } est une table de clés et de valeurs
    .problem_list = dans le livre de règles, { $key } est une liste qui n'est pas vide et où rien n'est écrit deux fois
    .problem_elsewhere = dans le livre de règles, { $key } n'est pas une question de ce jeu, ne la précisez donc pas
    .problem_cards = dans le livre de règles, { $players } mains de { $value } cartes laissent trop peu des { $most } cartes pour jouer
    .problem_alike = dans le livre de règles, deux cartes différentes porteraient la même marque
    .problem_mark = dans le livre de règles, les marques de { $key } se composent de lettres, de chiffres, de + et de #, pas de { $value }
setup-book-unreadable = impossible de lire la règle du jeu { $path } : { unreadable }
setup-book-too-long = { $path } est trop long pour une règle du jeu
setup-book-is-code = { $path } est un programme et non une simple règle du jeu : il pourrait faire n'importe quoi sur cet ordinateur ; s'il a votre confiance, ajoutez --trust-code, ou écrivez la règle en TOML
setup-book-fails = le programme { $path } n'a pas su donner de règle du jeu : { $problem }
setup-book-no-edition = le programme { $path } ne donne pas de règle du jeu : il doit laisser une Edition nommée EDITION
setup-name = un nom a de 1 à { $most } lettres ou signes, { $value } ne convient donc pas
setup-same-name = deux personnes ont des noms qui se prononcent pareil, changez-en un
setup-people = les personnes se nomment avec des virgules, comme Ana,Ben
setup-no-player = { $value } ne joue pas, il y a { $players }
setup-name-card = { $value } est une carte, et non le nom de quelqu'un
setup-name-letter = un nom a au moins une lettre et pas de virgule, { $value } ne convient donc pas
setup-too-many-bots = { $bots } robots sont nommés, et il y a de la place pour { $seats }
setup-too-many-people = { $people } personnes n'ont pas la place sur { $seats } sièges
    .seats_one = { $people } personnes n'ont pas la place sur un siège
setup-bot = le robot { $value } n'existe pas ; il y a { $bots }, ou module:fonction pour un robot à vous
setup-bot-name = un robot à vous se nomme module:fonction, pas { $value }
setup-bot-not-loaded = impossible de charger le robot { $bot } : { $problem }
setup-bot-not-ready = le robot { $bot } ne peut pas jouer : { $problem }
    .problem_late = le robot { $bot } ne peut pas jouer : en { $seconds } secondes, il n'était pas chargé
    .problem_died = le robot { $bot } ne peut pas jouer : il s'est arrêté tout seul
setup-printable = la graine et le nom d'un robot s'écrivent en lettres et signes, sur une ligne
setup-number = il faut un nombre, pas { $value }
session-no-streams = Une partie a besoin d'un endroit où écrire ses lignes, et d'un endroit où les lire.
