### Ce qu'on peut taper : le premier mot d'une liste est celui qu'on apprend, les autres sont compris aussi.

## Les commandes, et en une ligne ce que chacune répond

command-hand = main, m, cartes, ma main, mes cartes, mon jeu
    .help = vos cartes, numérotées
command-fits = jouables, j, jouable
    .help = ce que vous pouvez jouer
command-top = talon, t, dessus, carte du dessus, défausse
    .help = la carte du dessus du Talon
command-colour = couleur, couleur demandée
    .help = la couleur qui compte
command-counts = compte, c, comptes, combien, nombre
    .help = combien de cartes chacun a en main
command-turn = tour, à qui le tour
    .help = à qui de jouer, et ce qui est attendu
command-order = ordre, o, joueurs
    .help = qui joue après qui
command-direction = sens, direction
    .help = dans quel sens on joue
command-pending = attente, en attente, pénalité, enjeu
    .help = ce qui est en attente : cartes à ramasser, +4, pénalités
command-score = score, s, scores, points
    .help = les scores, et à combien finit la partie
command-row = rangée, centre, ligne
    .help = les cartes du centre
command-question = question, relire la question
    .help = la question posée, encore une fois
command-spell = épeler, épelle, épelez, épeler la question
    .help = la question lettre par lettre ; épeler 3 : son troisième mot
command-pile = pile, piles, cartes restantes, reste
    .help = combien de cartes restent dans la Pioche
command-last = dernier, d, derniers, dernière, dernières
    .help = ce qui vient de se passer ; dernier 5 : les cinq dernières choses
command-since = depuis, depuis mon tour, manqué
    .help = ce qui s'est passé depuis votre tour
command-repeat = répéter, r, répète, répétez, encore, redire
    .help = répète la dernière phrase
command-state = état, table, situation, où
    .help = où en est la partie ; la touche Entrée le dit aussi
command-choices = choix, options, possibilités
    .help = tout ce que vous pouvez faire
command-sort = trier, tri, ranger
    .help = l'ordre de vos cartes : trier couleur, trier nombre, trier jouables
command-hint = indice, i, conseil, astuce, un petit indice, coup de pouce, un coup de pouce, un petit coup de pouce
    .help = ce qu'on pourrait jouer ici ; quand une question attend, son indice
command-why = pourquoi, pq
    .help = pourquoi un refus, ou d'où vient la dernière chose arrivée ; pourquoi T1 : cette règle-là
command-rules = règles, règle, les règles, règles du jeu, chercher dans les règles, cherche dans les règles
    .help = le jeu raconté du début, par chapitres ; règles table : ce qui se joue à cette table
command-reference = mémo, aide-mémoire, référence
    .help = les repères des cartes, et l'effet de chacune
command-proof = preuve, empreinte, graine
    .help = l'empreinte de la donne, chiffre par chiffre, et comment la vérifier
command-help = aide, ?, commandes, aide-moi, aidez-moi, j'ai besoin d'aide, besoin d'aide
    .help = ce que vous pouvez faire ici ; aide main : sur une commande
command-more = plus, +
    .help = en dire plus
command-less = moins, -
    .help = en dire moins
command-language = langue
    .help = changer de langue : langue anglais
command-marks = repères, marques
    .help = nommer les cartes par leurs repères, ou par leur nom
command-set = réglages, réglage, régler
    .help = longueur, langue, voix, braille, ordre de la main : ce qui est choisi, et comment en changer
command-save = enregistrer, sauver, sauvegarder
    .help = où la partie est enregistrée ; avec un nom : une copie
command-review = bilan, revoir
    .help = revenir sur votre dernière manche
command-undo = reprendre, annuler le coup, reprendre mon coup, reprendre ma carte, défaire, annule ça, annule mon dernier coup, revenir en arrière
    .help = à l'entraînement : revenir à votre dernière décision ; reprendre 3 : à la troisième de la manche
command-whatif = et si, supposons
    .help = à l'entraînement : essayer un coup, par exemple et si 5 rouge
command-leave = partir, quitter la table
    .help = laisser un robot jouer pour vous
command-return = revenir, retour, me revoilà
    .help = reprendre votre place
command-quit = quitter, q, arrêter, au revoir
    .help = s'arrêter là ; la partie est gardée

## Les actions

verb-play = jouer, joue, je joue, poser, pose, je pose, mettre, mets, je mets
verb-draw = piocher, p, pioche, je pioche, piocher une carte, tirer, tirer une carte, je pioche une carte, pioche une carte, je tire une carte, je tire, prendre une carte, je prends une carte, je prends, prends une carte, jprends une carte, jpioche, jpioche une carte, piger, je pige, piger une carte, j'en pioche une, piocher dans la pioche
verb-pass = passer, f, passe, je passe, passez, passer mon tour, je passe mon tour, garder, je garde, fini, j'ai fini, fin du tour
verb-colour = couleur, demander, je demande, demande, choisir, je choisis
verb-challenge = contester, conteste, je conteste, défier, je défie, bluff, menteur, menteuse, je doute
verb-accept = accepter, accepte, j'accepte, ne pas contester
verb-pickup = ramasser, ramasse, je ramasse, tout ramasser, tout prendre
verb-answer = réponse, répondre, je réponds, ma réponse, ma réponse est, la réponse est
verb-unknown = je ne sais pas, ne sais pas, je sais pas, sais pas, aucune idée, je n'en sais rien, dire que vous ne savez pas, dire que je ne sais pas, je c pas, j'sais pas, jsais pas, jsp, j'sp, chais pas, ché pas, chépa, chepa, chaipa, je sé pas, je sais po, j'en sais rien, jen sais rien, j'sais rien, je n'en ai aucune idée, je n'ai aucune idée, j'ai aucune idée, jai aucune idée, pas la moindre idée, je l'ignore, je donne ma langue au chat, ma langue au chat, langue au chat, j'abandonne, je laisse tomber, je sèche, je ne connais pas la réponse, je connais pas la réponse, je ne connais pas, je connais pas, aucune idée du tout
verb-match = associer, associe, j'associe, couvrir, couvre, je couvre
verb-done = fini, f, j'ai fini, terminé, fin du tour, passer, passe, je passe
verb-lay = poser, pose, je pose, déposer, je dépose
verb-nolay = ne rien poser, f, rien poser, rien, aucune, aucune carte, passer, passe, je passe, fini
verb-confirm = confirmer, faute de frappe, une faute de frappe
verb-swap = échanger, échange, j'échange, échanger avec, échanger ma main avec, échanger votre main avec, échanger les mains avec, j'échange avec
verb-catch = attraper, attrape, j'attrape, contre-uno, contre uno, contre
verb-dos = dos, dire dos, je dis dos, annoncer dos, j'annonce dos
verb-accuse = accuser, accuse, j'accuse
verb-agree = d'accord, je suis d'accord, approuver, coupable, soutenir l'accusation contre
verb-disagree = pas d'accord, je ne suis pas d'accord, désapprouver, non coupable, rejeter l'accusation contre
verb-right = juste, vrai, bonne réponse
verb-wrong = faux, mauvaise réponse
verb-hint = indice, un indice, l'indice

## Les cartes, et les petits mots

word-blue = bleu, b, bleue, bleus, bleues
word-green = vert, v, verte, verts, vertes
word-red = rouge, r, rouges
word-yellow = jaune, j, jaunes
word-draw-two = plus deux, plus 2, +2, +02
word-reverse = inversion, changement de sens
word-skip = passe-tour, passe ton tour
word-wild = joker
word-wild-four = plus quatre, le plus quatre, le plus 4, plus 4, +4, +04, joker plus quatre, joker plus 4, joker +4, super joker
word-wild-number = joker nombre, joker chiffre, joker #, #
word-wild-dos = joker dos, wd, joker deux, joker 2
word-number-0 = zéro
word-number-1 = un, une
word-number-2 = deux
word-number-3 = trois
word-number-4 = quatre
word-number-5 = cinq
word-number-6 = six
word-number-7 = sept
word-number-8 = huit
word-number-9 = neuf
word-number-10 = dix
word-ignored = le, la, les, un, une, de, du, des, mon, ma, mes, carte, cartes, en, comme, est, pour, je, dis, dire, annoncer, demande, demander, demandé, demandant, couleur, alors, svp, =
word-and = et, plus, +
word-with = avec, par
word-on = sur, contre
word-uno = uno, u
word-back = retour, 0, annuler, rien, non, annule
word-please = s'il vous plaît, s'il te plaît, svp, stp, merci
word-yes = oui, ouais, ok
word-no = non, nan
word-lead = je vais, jvais, je veux, jveux, je voudrais, j'aimerais, je souhaite, je dois, laissez-moi, laisse-moi, on va, alors je, donc je, je crois que je, je pense que je, bon je, bon, alors, ok, eh bien, et
word-command = commande
# Ce qu'est ce qui pourrait être une réponse, si ce n'en est pas une.
word-other = commande, demander, encore, autre
word-cancel = annuler, annule
# Des cartes qu'on cherche : par ces mots, ou par « mes » devant elles.
word-mine = mes, tous mes, toutes mes, où est mon, où est ma, où sont mes, où il est mon, il est où mon, elle est où ma, ils sont où mes, elles sont où mes, c'est où mon, où se trouve mon, où se trouve ma
word-my = mon, ma, mes
# Whom a card would strike, and with what; what adds up to a number, where cards are matched
word-skipped = qui serait sauté, qui serait sautée, qui est sauté, qui passerait son tour, qui perdrait son tour, qui perd son tour, qui je saute, qui est-ce que je saute, qui passe son tour
word-draws-two = qui piocherait deux, qui piocherait 2, qui piocherait deux cartes, qui piocherait 2 cartes, qui prendrait deux cartes, qui prendrait le +2, qui prend le +2, qui prendrait mon +2, qui piocherait le +2
word-draws-four = qui piocherait quatre, qui piocherait 4, qui piocherait quatre cartes, qui piocherait 4 cartes, qui prendrait quatre cartes, qui prendrait le +4, qui prend le +4, qui prendrait mon +4
word-struck = qui pioche, qui piocherait, qui serait touché, qui est touché, qui le prend, qui le prendrait, qui prendrait
word-struck-by = si, quand, je, joue, jouais, pose, posais, mets, mettais, le, la, mon, ma, un, une, ce, cette, moi, maintenant, carte
word-made-of = ça se fait avec quoi, se fait avec quoi, ça se fait comment, se fait comment, je le fais avec quoi, je le fais comment, on le fait avec quoi, on le fait comment, c'est quoi plus quoi
word-adds-up = lesquelles des miennes font, qu'est-ce qui fait, comment on fait, comment fait-on, comment obtenir, avec quoi on fait, avec quoi je peux faire, avec quoi peut-on faire, qu'est-ce que j'ai qui fait, j'ai quoi qui fait, j'ai quoi pour faire, je fais comment pour faire, quelles cartes font, lesquelles de mes cartes font, quelles deux cartes font, quelles deux de mes cartes font, lesquelles font, avec quoi je fais, comment faire, comment je fais, ai-je deux cartes qui font, est-ce que j'ai deux cartes qui font, quelles cartes additionnées font, qu'est-ce qui additionné fait
word-good = bon, bonne, jouable
# Comment on cherche un mot dans les règles : la première façon est proposée.
word-searching = chercher dans les règles, cherche dans les règles, règles chercher, règles trouver
# Ce qui met en marche ou arrête un réglage.
word-switch-yes = mets, mettez, remets, active, activez, activer, allume, allumer, mettre, rallume, réactive
word-switch-no = coupe, coupez, couper, désactive, désactivez, désactiver, éteins, éteindre, enlève, enlever, arrête, arrêter, retire, supprime
# Ce qui accompagne le rang de ce qu'on choisit : le deuxième.
word-which-one = le, la, c'est, est, numéro, celui, celle
# Ce qui tourne une action en son contraire.
word-not = pas, ne, n, non, jamais, sans, plus jamais, ni

## Pendant qu'une question du jeu attend : ce qu'on dit avant et après une réponse, et au lieu d'elle

word-before = c'est, cest, c'était, ce serait, ça serait, ce doit être, ça doit être, ça peut être, ça pourrait être, c'est peut-être, c'est sûrement, c'est sans doute, je crois, je crois que, je crois que c'est, je croi que c'est, jcrois que c'est, j'crois que c'est, j'crois, jcrois, je pense, je pense que, je pense que c'est, j'pense que c'est, jpense que c'est, jpense, j'pense, je dirais, je dirais que c'est, jdirais, j'dirais, je dis, moi je dis, moi je dirais, je suppose que c'est, je suppose, j'imagine que c'est, il me semble que c'est, il me semble, à mon avis, à mon avis c'est, pour moi c'est, selon moi, je vote pour, je choisis, je prends, je tente, je tenterais, je parie sur, je suis sûr que c'est, je suis sûre que c'est, je suis sûr, je suis sûre, je sais, je sais que c'est, ça je sais, ah je sais, je connais, je la connais, celle-là je la connais, facile, facile c'est, trop facile, peut-être, sans doute, sûrement, certainement, probablement, forcément, évidemment, bien sûr, bien sûr c'est, la réponse c'est, la réponse, ma réponse c'est, réponse c'est, oui, ouais, et, donc, ça fait, ca fait, ça donne, égale, voilà, tiens, ça s'appelle, ca s'appelle, elle s'appelle, il s'appelle, on l'appelle, ça nous fait, ça me fait, le résultat est, le résultat c'est, le total est, le total c'est, la somme est, la somme c'est, j'ai trouvé, je trouve, j'obtiens, j'aurais dit, moi c'est, moi je pense, moi je pense que c'est, pour moi, ça doit faire, ça devrait faire, ça devrait être, ce sera, c'est forcément, c'est évidemment, je propose, je réponds, pas sûr mais, je suis pas sûr mais, je ne suis pas sûr mais, je suis pas sûre mais, je ne suis pas sûre mais, mais, la ville de, ville de, la ville d', le nombre, le chiffre, le mot, la couleur
word-after = c'est sûr, je crois, je croi, jcrois, j'crois, je crois bien, je pense, jpense, j'pense, je dirais, je suppose, il me semble, j'imagine, à mon avis, je suis sûr, je suis sûre, j'espère, peut-être, sans doute, sûrement, certainement, probablement, forcément, évidemment, bien sûr, facile, trop facile, c'est ma réponse, est ma réponse, c'est la réponse, voilà, non, alors, donc, stp, svp, s'il te plaît, s'il vous plaît, ou un truc comme ça, c'est ça, c'est bien ça, est-ce bien ça
word-asks = est-ce que c'est, est ce que c'est, esque c'est, est-ce, est ce, est-ce que, serait-ce, ne serait-ce pas, ce serait pas, ce ne serait pas, c'est pas, ce n'est pas, c pas, c'est bien, c'est-tu, c'est ça, c'est bien ça, est-ce bien ça
word-request = explique, expliquez, précise, précisez, rappelle, rappelez, décris, décrivez, détaille, détaillez, répète, répétez, redis, redites, résumez, dis, dites, montre, montrez, donne, donnez, redonne, redonnez, lis, lisez, relis, relisez, indique, indiquez, énumère, énumérez, raconte, racontez, vérifie, vérifiez, définis, parle, parlez, allume, allumez, éteins, éteignez, choisis, choisissez, appelle, appelez, ajoute, ajoutez, ajouter, change, changez, changer, couper, active, activez, activer, désactive, désactiver, ralentis, ralentir, accélère, accélérer, arrête, arrêtez, mets, mettez, fais, faites, nomme, nommez, récapitule, récapitulez, aide, aidez, laisse, laissez, regarde, écoute, écoutez, épelle, épelez, dépêche, baisse, baissez, reviens, revenez, viens, venez, recommence, recommencez, continue, continuez, attends, attendez, essaie, essayez, cherche, cherchez, oublie, oubliez
word-chatter = euh, heu, euhh, euuuh, hum, hmm, hm, mmm, ah, oh, oups, aïe, bah, ben, bon, bof, mouais, oh là là, olala, zut, mince, purée, punaise, pff, pfff, eh bien, et bien, alors, alors là, bon alors, voyons, voyons voir, laisse-moi réfléchir, laissez-moi réfléchir, je réfléchis, jréfléchis, je cherche, c dur, c'est dur, cest dur, c'est trop dur, c trop dur, trop dur, dur, dure, difficile, c'est difficile, c'est compliqué, compliqué, non mais c'est trop dur, pas facile, c'est pas facile, pas facile celle-là, c'est pas facile celle-là, elle est dure, elle est dure celle-là, dites donc elle est dure, facile, trop facile, c'est facile, cest facile, c'est trop facile, avec une majuscule, sans majuscule, avec un accent, sans accent, je sais plus, je ne sais plus, laisse tomber la question, laissez tomber la question, g pa compris, g pas compris, jé pa compris, pas compris, j'ai pas compris, jai pas compris, je n'ai pas compris, je comprends pas, je comprends rien, j'comprends pas, je ne comprends pas, j comprend pas, j'hésite, je ne suis pas sûr, je suis pas sûr, chui pas sûr, pas sûr, nul, trop nul, bête, injuste, pas juste, chiant, ennuyeux, bizarre, n'importe quoi, impossible, bonne question, tkt, allez, allez hop, d'accord, dac, ok, maintenant, voilà, putain, merde, flûte, allô, allo, chut, silence, sérieux, sérieusement, vraiment, intéressant, marrant, drôle, la vache, ouf, ouah, waouh, wow, hé, ho, dis donc, dites donc, prêt, prête, je suis prêt, je suis prête, première lettre, la première lettre, deuxième lettre, premier mot, deuxième mot, dernier mot
# Qui dit cela est occupé ailleurs : plusieurs mots à la suite ne sont guère une réponse.
word-pausing = attends, attend, attendez, attends un peu, attends voir, attend 2 sec, attends 2 sec, attends deux secondes, attends deux sec, 2 sec, deux sec, deux secondes, deux minutes, 2 minutes, une seconde, une sec, une minute, un instant, un moment, minute, 2 min, jarrive, j'arrive
word-courtesy = s'il te plaît, s'il vous plaît, stp, svp, désolé, désolée, pardon, excusez-moi, au revoir, à plus, à bientôt, stop, arrête, arrêter, quitter
# Qui parle de ceux-là parle à la table.
word-speaking = je, j, jai, jsuis, chui, g, c, moi, me, m, mon, ma, mes, nous, notre, on, tu, t, te, toi, ton, ta, tes, vous, votre, vos, pas, pa, ça, ca, cette, les gars, quelqu'un, tout le monde, ou, réponse
# A line of several words with one of these may well be no answer; those of numbers are not counted.
word-telling = ils, elles, il, elle, jamais, personne, sait, savent, veux, veut, aime, aimes, jeu, parce, amuse, faut, peux, peut, sais, connais, ce, cet, ces, cela, ceci, celui, celle, ceux, dit, dis, va, vas, vont, vais, fais, avait, avais, ai, avez, avons, ont, suis, sommes, êtes, étais, possible, possibles, joueur, joueurs, règle, règles, score, commande, commandes, touche, mode, svp, stp, merci, oui, non, déjà, encore, maintenant, toujours, aussi, alors, donc, mais, si, quand, rien, truc, trucs, chose, choses, quelque, chacun, voix, vitesse, affichage, réglage, réglages, syntaxe, actuel, actuelle, besoin, envie, presque, peu, trop, très, beaucoup, bientôt, pareil, vraiment, plutôt, quand même, prêt, prête, sûr, sonne, sonnent, sonné, frappe, toque, aboie, pleure, crie, appelle, arrive, arrivent, attend, attends, attendez
# Ce qui se met entre les nombres d'un calcul.
word-sum = plus, moins, fois, divisé par, multiplié par, ôté de, +, -, x
# Ce que demande une question à laquelle seuls des nombres répondent.
word-dots = quels points, quels sont les points
# Ce qui porte un nom, et non un nombre.
word-named =
    qui, capitale, ville, pays, continent, fleuve, rivière, océan, montagne, couleur, langue, animal, oiseau, auteur, autrice, écrit, peintre, peint,
    compositeur, composé, roi, reine, président, présidente, inventeur, inventé, appelle
# Ce qui prolonge une question : une carte qui suit n'est pas jouée, on demande ce qu'il en est.
word-follow = et
word-counting = onze, douze, treize, quatorze, quinze, seize, vingt, vingts, trente, quarante, cinquante, soixante, septante, huitante, octante, nonante, cent, cents, point, points
# What the question's own words may begin with beside an answer: surely ('Lima, the capital'), or perhaps ('Lima in Peru').
word-the = le, la, les
word-in = au, aux, en, à, dans
word-of = du, des, de
word-copula = est, sont, était, c'est, fait, font, égale, égal, vaut, donne, =
word-go = continuer, continue, on continue, suite, la suite
## Small talk, by what is said back; and those it is said to

small-talk-greeting = bonjour, bjr, salut, slt, coucou, cc, bonsoir, bsr, bonne nuit, hello, ça va, ça va et vous, ça va et toi, comment ça va, comment vas-tu, comment allez-vous, enchanté, enchantée, bienvenue
small-talk-thanks = merci, merci beaucoup, merci bien, mci, mille mercis, grand merci, un grand merci, merci à tous, merci à vous
small-talk-praise = bravo, bien joué, bien jouée, bien vu, belle partie, bonne partie, beau jeu, beau coup, joli, joli coup, bien fait, chapeau, félicitations, super, génial, cool, excellent, formidable, trop bien, trop fort, trop forte, bonne chance, bon jeu, bien, pas mal, hourra, youpi, j'adore ce jeu, j'aime ce jeu, on s'amuse bien, c'est amusant, c'est drôle
small-talk-laugh = lol, mdr, ptdr, haha, hahaha, hihi, héhé, trop drôle, très drôle
small-talk-robot = es-tu un robot, tu es un robot, t'es un robot, t es un robot, êtes-vous un robot, vous êtes un robot, est-ce que tu es un robot, est-ce que vous êtes un robot, tu es humain, es-tu humain, qui es-tu, qui êtes-vous, t'es qui, tu es qui, comment tu t'appelles, comment t'appelles-tu, comment vous appelez-vous
word-all-of-you = tout le monde, à tous, à toutes et à tous, tous, toutes, les gars, les amis, mes amis, mon ami, mon amie, l'ami, toi, vous, à toi, à vous, sixdot, la table, et, vraiment, très, c'est, c'était, aussi

## Words that stand for a command with something after it

shortcut-history = historique, histoire
shortcut-verbosity = verbosité, détail, détails
shortcut-brief = bref, sois bref, plus bref
shortcut-normal = normal
shortcut-full = complet
shortcut-rate = plus lentement, plus vite, moins vite, parle moins vite, parle plus vite, parle plus lentement, parlez plus lentement, parlez moins vite, trop vite, trop lent, lentement
shortcut-house = règles maison, règles de la table
