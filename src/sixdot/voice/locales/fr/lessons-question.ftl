### Ce qui s'apprend de l'UNO avec des questions. $ana est à votre gauche, $ben à votre droite ; $card est la carte demandée.

lesson-question = les questions
lesson-question-begins = Vous êtes à table avec { $ana } et { $ben } ; { $ana } joue après vous. À son tour, chacun joue une carte ; on gagne la manche dès qu'on n'en a plus. Mais une carte chiffrée pose une question, et on y répond avant de jouer dessus.
    .braille = répondre, puis jouer · plus de cartes gagne
lesson-question-right = Le 5 rouge demande combien font 3 plus 4. Réentendre une question ne coûte rien : question la relit.
    .braille = répondez
lesson-question-play = Votre tour continue. Une carte est jouable si elle a la couleur de celle du Talon, ou son chiffre : votre { $card } est rouge aussi.
    .braille = même couleur ou chiffre
lesson-question-wrong = Le 8 vert demande combien font 5 plus 4. Pour une fois, trompez-vous, pour entendre ce que cela coûte.
    .braille = trompez-vous, cette fois
lesson-question-once = { $wrong-answer ->
    [one] Se tromper vous a coûté une carte et le tour.
   *[other] Se tromper vous a coûté { $wrong-answer } cartes et le tour.
 } Si vous n'avez pas la réponse, tapez je ne sais pas : c'est le même prix. Personne n'a dit la bonne réponse avant que quelqu'un la trouve : ici, c'est { $ana }. Le 3 jaune demande combien font 1 plus 5.
    .braille = faux ou je ne sais pas : +{ $wrong-answer }
lesson-question-draw = Mais vous n'avez ni jaune ni 3 : vous piochez. Selon ce livret, on ne pioche que si rien n'est jouable.
    .braille = rien de jouable : piocher
lesson-question-drawn = Celle-ci est jouable : vous pouvez la jouer tout de suite. Elle seule, et pas une autre de votre main.
    .braille = elle va : jouez-la
lesson-question-end = D'abord la réponse, puis la carte. Demandez autant que vous voulez, même avant de répondre : m lit votre main, j dit ce qui est jouable, c compte les cartes de tout le monde.
    .braille = m main · j jouables · c compte

lesson-quiet = les cartes sans question
lesson-quiet-begins = Les cartes spéciales n'ont pas de question : on joue dessus sans répondre.
    .braille = spéciales : sans question
lesson-quiet-first = Mais le 4 rouge est un chiffre, et vous demande combien font 1 plus 1.
    .braille = chiffre : répondez
lesson-quiet-skip = Un Passe-tour fait perdre son tour à la personne suivante. Après vous, c'est { $ana }.
    .braille = { $ana } perd son tour
lesson-quiet-second = { $ana } a perdu son tour, et { $ben } a joué sur votre Passe-tour sans question. Le 9 rouge vous demande combien font 4 plus 4.
    .braille = chiffre : répondez
lesson-quiet-reverse = Une Inversion change le sens du jeu : après vous, ce sera { $ben }.
    .braille = inversion : { $ben } suit
lesson-quiet-third = Maintenant, { $ana } joue avant vous. Le 6 rouge vous demande combien font 7 plus 2.
    .braille = chiffre : répondez
lesson-quiet-wild = Un Joker va sur tout, et vous demandez la couleur qui comptera ensuite. Vous avez deux cartes vertes : demandez donc du vert, en même temps que la carte.
    .braille = demandez du vert
lesson-quiet-end = Sur un Joker non plus il n'y a pas de question : la couleur seule compte. Les cartes spéciales vont sur leur couleur, ou sur la même sorte : un Passe-tour sur tout Passe-tour.
    .braille = même couleur ou même sorte

lesson-stack = les cartes qui font piocher se cumulent
lesson-stack-begins = Quand une carte qui fait piocher tombe sur vous, vous pouvez répondre par une autre, et la personne suivante subit les deux.
    .braille = elles se cumulent
lesson-stack-two = Au Talon, un Passe-tour : pas de question. Commencez par votre +2.
    .braille = commencez par +2
lesson-stack-answer = { $ana } a mis un +2 sur le vôtre. { $ben } ne pouvait pas suivre, a ramassé les quatre cartes, puis a joué son tour comme d'habitude, par un +2 contre vous. Répondez par votre +4 : il va sur tout, à tout moment, et ici personne ne peut le contester.
    .braille = répondez par une carte de pioche
lesson-stack-pickup = { $ana } a ramassé six cartes et joué. Maintenant un +2 vous attend, et vous n'avez rien pour répondre.
    .braille = ramassez
lesson-stack-turn = Vous avez ramassé, et selon ce livret votre tour vous reste. Pas de question, puisqu'il y a un +2 au Talon. Jouez une carte bleue.
    .braille = votre tour vous reste
lesson-stack-end = Une carte qui fait piocher vous coûte donc des cartes, mais jamais votre tour.
    .braille = ramasser garde le tour

lesson-call = annoncer UNO
lesson-call-begins = Tout le monde doit savoir quand il ne vous reste qu'une carte. On annonce donc UNO avec l'avant-dernière, pas plus tard.
    .braille = uno avec l'avant-dernière
lesson-call-made = Vous avez deux cartes : annoncez, en même temps que la carte.
    .braille = 2 cartes : annoncez
lesson-call-catch = Vous avez remarqué ? { $ana } n'a plus qu'une carte et n'a pas annoncé UNO. Tout le monde peut attraper cet oubli, mais seulement avant le prochain coup ou la prochaine réponse.
    .braille = { $ana } 1 sans uno
lesson-call-pickup = { $ana } a pioché { $call-penalty } cartes. Et { $ben } vient de jouer un +2 contre vous, et vous n'avez rien pour répondre.
    .braille = { $ana } +{ $call-penalty } · ramassez
lesson-call-turn = Votre tour vous reste. Vous avez trois cartes : rien à annoncer encore.
    .braille = pas encore uno
lesson-call-before = D'abord, le 9 jaune vous demande combien font 1 plus 3.
    .braille = chiffre : répondez
lesson-call-forget = De nouveau deux cartes. Pour une fois, oubliez l'annonce, pour entendre ce qui arrive : jouez sans rien dire.
    .braille = cette fois sans uno
lesson-call-end = { $ana } l'a remarqué, et cela vous a coûté { $call-penalty } cartes. On ne pouvait vous attraper que jusqu'au coup ou à la réponse de la personne suivante.
    .braille = oubli : +{ $call-penalty }

lesson-out = la dernière carte
lesson-out-begins = Il reste une chose à apprendre : ce qui arrive quand la dernière carte fait piocher.
    .braille = finir par un +2
lesson-out-call = Gardez le +2 pour la fin. Vous avez deux cartes : n'oubliez pas l'annonce.
    .braille = gardez le +2, annoncez
lesson-out-two = { $ben } vient de jouer un +2 contre vous, et votre dernière carte en est un aussi. Répondez par elle : { $ana } devra piocher les quatre cartes avant qu'on compte.
    .braille = répondez : { $ana } +4
lesson-out-end = Vous n'avez plus de cartes et la manche est finie. Vous marquez ce que les autres ont encore, avec les quatre cartes qui viennent d'être piochées : un chiffre vaut ce qu'il dit, Passe-tour, Inversion et +2 valent 20, Joker et +4 valent 50. La partie se gagne à { $target } points.
    .braille = leurs cartes sont vos points · { $target }
