### Ce qui s'apprend du DOS. $ana est à votre gauche, $ben à votre droite ; $card est la carte demandée.

lesson-sums = nombres et sommes
lesson-sums-begins = Vous êtes à table avec { $ana } et { $ben } ; { $ana } joue après vous. Deux cartes forment une rangée au milieu de la table. On se défait de ses cartes en les associant à celles de la rangée, et on gagne la manche dès qu'on n'en a plus.
    .braille = associer à la rangée · plus de cartes gagne
lesson-sums-single = Une carte s'associe à une carte de la rangée qui a le même nombre ; la couleur n'y fait rien. Votre { $card } va avec le 7 bleu.
    .braille = même nombre : associer
lesson-sums-more = Vous pouvez continuer : chaque carte de la rangée s'associe une fois, et vous avez un 4 pour le 4 rouge.
    .braille = l'autre aussi
lesson-sums-done = Les deux sont associées. C'est vous qui dites quand vous avez fini ; de nouvelles cartes les remplacent alors.
    .braille = fini : dites-le
lesson-sums-double = Pas de 9 en main ? Deux cartes dont la somme fait 9 conviennent aussi : 3 et 6 font 9.
    .braille = 2 cartes, une somme
lesson-sums-finish = Deux cartes de moins d'un coup. Pour le 5 jaune vous n'avez rien, c'est donc tout.
    .braille = c'est tout
lesson-sums-end = Une carte du même nombre, ou deux dont la somme fait ce nombre. Demandez autant que vous voulez : m lit votre main, rangée lit la rangée, j dit ce qui s'associe, c compte les cartes de tout le monde.
    .braille = m main · rangée · j jouables · c compte

lesson-lay = quand rien ne s'associe
lesson-lay-begins = Parfois rien ne s'associe, ni une carte ni deux.
    .braille = rien ne s'associe
lesson-lay-draw = Vous n'avez ni 9 ni 8, et deux de vos cartes ne font jamais 9 ni 8. Alors on pioche.
    .braille = rien : piocher
lesson-lay-done = Le 1 rouge n'aide pas non plus. S'il convenait, vous pourriez l'associer.
    .braille = toujours rien
lesson-lay-lay = Quand on pioche sans rien associer, on pose une carte de sa main dans la rangée. Donnez le 10 : c'est lui qui compterait le plus.
    .braille = posez-en une : le 10
lesson-lay-gift = { $ana } a pris votre 10, et { $ben } a dû poser une carte aussi, un 4 jaune. C'est un cadeau : votre { $card } va avec.
    .braille = y4 : un cadeau
lesson-lay-finish = C'est tout pour ce tour.
    .braille = c'est tout
lesson-lay-end = Une rangée peut donc avoir plus de deux cartes, et chacune s'associe une fois par tour.
    .braille = la rangée peut grandir

lesson-colours = les couleurs assorties
lesson-colours-begins = La couleur ne compte pas pour associer, mais elle rapporte.
    .braille = la couleur rapporte
lesson-colours-single = Vous aussi, vous avez un { $card } : le nombre va, et même la couleur. La couleur est assortie.
    .braille = nombre et couleur
lesson-colours-done = Une fois que vous avez fini, vous recevez ce que cela rapporte.
    .braille = finir, puis le bonus
lesson-colours-may = Pour une couleur assortie, vous pouvez poser une carte dans la rangée, et en avoir une de moins. Pour la garder, on tape ne rien poser.
    .braille = posez-en une, ou rien
lesson-colours-double = Et maintenant le 8 vert : 3 vert et 5 vert font 8, et les deux sont verts. La couleur est assortie deux fois.
    .braille = 2 verts : double couleur
lesson-colours-finish = Finissez, pour entendre ce que cela rapporte.
    .braille = finir, puis le bonus
lesson-colours-must = Quand les deux couleurs sont assorties, on pose une carte, puis tous les autres en piochent { $double-bonus ->
    [one] une
   *[other] { $double-bonus }
 }.
    .braille = posez-en une, autres +{ $double-bonus }
lesson-colours-end = C'est le meilleur tour au DOS : trois cartes de moins pour vous, et plus pour tout le monde.
    .braille = vous 3 de moins, autres plus

lesson-jokers = les Jokers
lesson-jokers-begins = Il y en a deux sortes. Un Joker DOS est un 2 de n'importe quelle couleur. Un Joker nombre a une couleur, et vaut n'importe quel nombre de 1 à 10.
    .braille = wd : un 2 · # : un nombre
lesson-jokers-dos = 3 rouge et un 2 font 5. Votre Joker DOS est ce 2 ; dites-le rouge, et les deux couleurs sont assorties.
    .braille = r3 et wd font 5
lesson-jokers-number = Reste le 6 jaune. Votre Joker nombre jaune peut valoir 6, et il est déjà jaune : la couleur est assortie.
    .braille = y# vaut 6
lesson-jokers-done = Vous avez fini, avec deux fois des couleurs assorties.
    .braille = fini : 2 bonus
lesson-jokers-must = Pour la couleur deux fois assortie, il faut poser une carte.
    .braille = posez-en une
lesson-jokers-keep = Pour l'autre, vous pouvez en poser encore une, ou la garder. Cette fois, gardez-la.
    .braille = ou rien
lesson-jokers-row = Un Joker peut aussi être dans la rangée : en l'associant, on dit alors ce qu'il vaut. Que le Joker nombre bleu soit un 4, pour votre { $card }.
    .braille = b# de la rangée vaut 4
lesson-jokers-finish = Le 7 rouge attendra.
    .braille = c'est tout
lesson-jokers-end = Bleu et jaune : pas de couleur assortie cette fois, cela ne rapporte rien de plus.
    .braille = pas de couleur assortie

lesson-two = annoncer DOS
lesson-two-begins = Tout le monde doit savoir quand il ne vous reste que deux cartes. On annonce alors DOS.
    .braille = 2 cartes : dos
lesson-two-match = Vous avez trois cartes. Associez le 7 bleu, il en restera deux.
    .braille = il en restera 2
lesson-two-call = Deux cartes : annoncez maintenant, avant qu'on vous attrape.
    .braille = 2 cartes : annoncez
lesson-two-done = Très bien, plus personne ne peut vous attraper.
    .braille = c'est fini
lesson-two-catch = Vous avez remarqué ? { $ana } n'a plus que deux cartes et n'a pas annoncé DOS. Tout le monde peut attraper cet oubli.
    .braille = { $ana } 2 sans dos
lesson-two-draw = Cela a coûté { $call-penalty } cartes à { $ana }. Vous avez toujours les deux vôtres, annoncées ; mais rien ne s'associe.
    .braille = { $ana } +{ $call-penalty } · rien à associer
lesson-two-again = Votre { $card } va avec le 5 jaune.
    .braille = elle va
lesson-two-forget = De nouveau deux cartes, il faudrait donc annoncer encore. Pour une fois, oubliez, pour entendre ce qui arrive.
    .braille = cette fois sans dos
lesson-two-end = { $ana } l'a remarqué. On peut vous attraper tant que vous avez deux cartes sans l'avoir dit.
    .braille = oubli : +{ $call-penalty }

lesson-finish = finir
lesson-finish-begins = Toute une manche en un seul tour : vous avez trois cartes.
    .braille = 3 cartes, 1 tour
lesson-finish-match = Commencez par le 9 bleu.
    .braille = d'abord le 9 bleu
lesson-finish-call = Il vous reste deux cartes, au milieu de votre tour. Annoncez quand même.
    .braille = 2 cartes : annoncez
lesson-finish-out = 4 rouge et 3 rouge font 7 rouge : les deux couleurs sont assorties, avec vos dernières cartes.
    .braille = vos 2 dernières
lesson-finish-end = Vous n'avez plus de cartes. Les autres ont pioché pour les couleurs avant qu'on compte. Vous marquez ce qu'ils ont encore : un nombre vaut ce qu'il dit, un Joker DOS 20, un Joker nombre 40. La partie se gagne à { $target } points.
    .braille = leurs cartes sont vos points · { $target }
