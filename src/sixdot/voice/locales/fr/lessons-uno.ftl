### Ce qui s'apprend de l'UNO. $ana est à votre gauche, $ben à votre droite ; $card est la carte demandée. Ce qu'il
### faut taper est ajouté à la fin de chaque étape.

lesson-match = couleurs et chiffres
lesson-match-begins = Vous êtes à table avec { $ana } et { $ben } ; { $ana } joue après vous. À son tour, chacun joue une carte ; on gagne la manche dès qu'on n'en a plus.
    .braille = avec { $ana } { $ben } · plus de cartes gagne
lesson-match-colour = Une carte est jouable si elle a la couleur de celle du Talon. Le 5 rouge est au Talon, et votre { $card } est rouge aussi.
    .braille = même couleur : jouable
lesson-match-number = Elle l'est aussi si elle a le même chiffre. Vous n'avez pas de vert, mais votre { $card } est un 8, comme le 8 vert.
    .braille = même chiffre : jouable
lesson-match-draw = Ni vert ni 3 dans votre main : dans ce cas, on prend une carte à la Pioche.
    .braille = rien de jouable : piocher
lesson-match-keep = La carte qu'on vient de piocher peut être jouée si elle convient. Le 9 rouge ne convient pas : vous le gardez. On vous pose quand même la question, pour que personne ne devine votre carte.
    .braille = elle ne va pas
lesson-match-again = Encore une fois, rien n'est jouable.
    .braille = rien de jouable
lesson-match-drawn = Celle-ci est verte : vous pouvez la jouer tout de suite. Elle seule, et pas une autre de votre main.
    .braille = elle va : jouez-la
lesson-match-choose = Deux de vos cartes sont bleues, comme le 5 bleu. Jouez celle que vous voulez.
    .braille = 2 jouables : au choix
lesson-match-end = Tout est là : même couleur, même chiffre, ou piocher. { $may-decline ->
    [yes] Selon ce livret, on peut piocher même avec une carte jouable.
   *[no] Selon ce livret, on ne pioche que si rien n'est jouable.
 } Et demandez autant que vous voulez : m lit votre main, j dit ce qui est jouable, c compte les cartes de tout le monde.
    .braille = m main · j jouables · c compte

lesson-special = Passe-tour, Inversion et +2
lesson-special-begins = Trois sortes de cartes ont un effet sur les autres. Elles vont sur leur couleur, ou sur la même sorte : un Passe-tour sur tout Passe-tour.
    .braille = même couleur ou même sorte
lesson-special-skip = Un Passe-tour fait perdre son tour à la personne suivante. Après vous, c'est { $ana }.
    .braille = { $ana } perd son tour
lesson-special-reverse = Vous l'avez entendu : { $ana } a perdu son tour. Une Inversion change le sens du jeu : après vous, ce sera { $ben }.
    .braille = inversion : { $ben } suit
lesson-special-two = Un +2 fait piocher { $draw-two } cartes à la personne suivante, qui perd son tour. Dans ce sens, c'est { $ben }.
    .braille = +{ $draw-two } : { $ben } pioche
lesson-special-hit = { $ana } avait aussi un +2, qui va sur un +2, et c'est tombé sur vous : deux cartes, et pas de tour. Un +2 de votre main n'y aurait rien changé, il ne se renvoie pas.
    .braille = +2 pour vous, tour perdu
lesson-special-after = Ensuite tout reprend comme avant. Le 5 bleu est au Talon, et du bleu, vous en avez.
    .braille = du bleu
lesson-special-end = Passe-tour, Inversion, +2 : gardez-les pour le moment où la personne suivante n'a presque plus de cartes.
    .braille = à garder pour qui finit bientôt

lesson-wild = Joker et +4
lesson-wild-begins = Le Joker et le +4 vont sur tout, et on demande en les jouant la couleur qui comptera ensuite.
    .braille = vont sur tout · demandez la couleur
lesson-wild-wild = Le 5 vert est au Talon, et vous n'avez pas de vert. Un Joker vous aide. Vous avez deux cartes rouges : demandez donc du rouge, en même temps que la carte.
    .braille = demandez du rouge
lesson-wild-four = Voici la carte la plus forte. Le +4 demande une couleur, et la personne suivante pioche { $wild-four } cartes et perd son tour. { $wild-four-honest ->
    [unplayable] Il n'est régulier que si rien d'autre n'est jouable dans votre main, et c'est le cas.
   *[other] Il n'est régulier que si vous n'avez aucune carte de la couleur qui compte, et vous n'avez pas de jaune.
 }
    .braille = { $wild-four-honest ->
        [unplayable] régulier : rien d'autre ne va
       *[other] régulier : pas de jaune
    }
lesson-wild-red = { $ana } l'a accepté, a pioché et perdu son tour. Le rouge compte, comme vous l'avez demandé : jouez une de vos cartes rouges.
    .braille = le rouge compte
lesson-wild-accept = Et en voici un contre vous. C'est à la personne qui doit piocher d'accepter ou de contester. Accepter coûte { $wild-four } cartes et le tour.
    .braille = accepter : +{ $wild-four }, tour perdu
lesson-wild-end = Vous venez d'accepter. Quand vaut-il mieux contester ? C'est la prochaine leçon.
    .braille = ensuite : contester

lesson-challenge = bluffer et contester
lesson-challenge-begins = { $wild-four-honest ->
    [unplayable] Jouer un +4 est un bluff quand autre chose était jouable.
   *[other] Jouer un +4 est un bluff quand on a encore une carte de la couleur qui compte.
 } Bluffer est permis, et en douter aussi.
    .braille = un +4 peut être un bluff
lesson-challenge-first = D'abord quelques tours ordinaires. Le 2 vert est au Talon.
    .braille = un tour ordinaire
lesson-challenge-red = { $ben } a demandé du rouge. Gardez-le en tête : quand on demande du rouge, on en a presque toujours.
    .braille = { $ben } demande du rouge
lesson-challenge-bluff = Le rouge comptait, { $ben } venait d'en demander, et voilà un +4 ? Cela sent le bluff. Si c'en est un, c'est { $ben } qui pioche { $guilty-draws } cartes, et pas vous.
    .braille = { $ben } a du rouge ? bluff : +{ $guilty-draws }
lesson-challenge-caught = Bien vu ! Sa main n'a été dite qu'à vous. { $guilty-takes-back ->
    [yes] Le +4 y est revenu, avec { $guilty-draws } cartes de plus, et le 6 rouge est de nouveau au Talon. Vous jouez un tour normal, et votre { $card } est jouable.
   *[no] Selon ce livret, le +4 reste où il est et le bleu compte ; { $ben } a pioché, et c'est tout. Vous jouez un tour normal, et votre { $card } est jouable.
 }
    .braille = { CHOOSE($guilty-takes-back, yes: "+4 repris, rouge compte", no: "+4 reste, bleu compte") }
lesson-challenge-honest = Encore un. Cette fois rien ne le trahit, et nous allons voir ce que coûte une erreur.
    .braille = contestez encore
lesson-challenge-end = { $wild-four-honest ->
    [unplayable] Rien d'autre n'était jouable dans sa main : le +4 était régulier.
   *[other] Il n'y avait pas de bleu dans sa main : le +4 était régulier.
 } Vous avez pioché { $challenger-draws } cartes au lieu de { $wild-four }, et perdu votre tour. Contestez donc quand quelque chose trahit le bluff ; sinon, { $wild-four } cartes coûtent moins cher.
    .braille = régulier : +{ $challenger-draws }, pas { $wild-four }

lesson-uno = annoncer UNO
lesson-uno-begins = Tout le monde doit savoir quand il ne vous reste qu'une carte. On annonce donc UNO avec l'avant-dernière, pas plus tard.
    .braille = uno avec l'avant-dernière
lesson-uno-forget = Vous avez deux cartes. Pour une fois, oubliez l'annonce, pour entendre ce qui arrive : jouez sans rien dire.
    .braille = cette fois sans uno
lesson-uno-caught = { $ana } l'a remarqué, et vous avez pioché { $call-penalty } cartes. { $catch-window ->
    [turn] On ne pouvait vous attraper que jusqu'au coup de la personne suivante.
   *[other] On pouvait vous attraper jusqu'à votre prochain coup ou votre prochaine pioche.
 } Maintenant vous avez trois cartes : rien à annoncer encore.
    .braille = +{ $call-penalty } · pas encore uno
lesson-uno-call = De nouveau deux cartes. Cette fois, annoncez, en même temps que la carte.
    .braille = 2 cartes : annoncez
lesson-uno-catch = Vous avez remarqué ? { $ana } n'a plus qu'une carte et n'a pas annoncé UNO. Tout le monde peut attraper cet oubli{ $catch-window ->
    [turn] , mais seulement avant le prochain coup.
   *[other] , jusqu'à son prochain coup ou sa prochaine pioche.
 }
    .braille = { $ana } 1 sans uno
lesson-uno-out = { $ana } a pioché { $call-penalty } cartes. Et votre dernière carte est jouable : elle est verte, comme le 2 vert.
    .braille = la dernière va
lesson-uno-end = Vous n'avez plus de cartes et la manche est finie. Vous marquez ce que les autres ont encore : un chiffre vaut ce qu'il dit, Passe-tour, Inversion et +2 valent 20, Joker et +4 valent 50. La partie se gagne à { $target } points.
    .braille = leurs cartes sont vos points · { $target }

lesson-last = un +2 pour finir
lesson-last-begins = Il reste une chose à apprendre : ce qui arrive quand la dernière carte fait piocher.
    .braille = finir par un +2
lesson-last-call = Gardez le +2 pour la fin. Vous avez deux cartes : n'oubliez pas l'annonce.
    .braille = gardez le +2, annoncez
lesson-last-two = Votre dernière carte est un +2, et { $ana } doit piocher quand même, avant qu'on compte.
    .braille = le +2 compte encore
lesson-last-end = { $ana } a pioché d'abord, et ces deux cartes ont compté pour vous aussi. Un +4 en dernière carte fait de même, et personne ne peut le contester.
    .braille = les piochées comptent
