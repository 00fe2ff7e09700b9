### Ce qu'on peut demander en mots de tous les jours. Les mots qui se valent n'en font qu'un ; chaque fait dit quels mots
### une question sur lui contient. NAME, SHADE, SYMBOL, NUMBER et TOPIC y tiennent la place d'un joueur, d'une couleur, d'une
### carte spéciale, d'un nombre et d'un point de règle ; ! précède un mot que la question ne contient pas ; après ... tout
### autre mot connu dit de quoi il s'agit. La première de chaque liste est proposée à qui n'a pas été compris.

## Les mots qui ne disent rien à eux seuls, et le bavardage

idle =
    spéciale, spécial, y avait-il, y avait, dû, du coup, va, vont, le, la, les, l, un, une, des, de, d, au, aux, a, y, en, et, ou, mais, donc, or, ni,
    car, ce, cet, cette, ces, c, ca, cela, c'est, cest, est, es, suis, sont, sommes, etes, était, étais, sera, serait, etre, été, as, ai, avons, avez,
    ont, ait, avait, avais, eu, se, s, ne, n, pas, plus, que, qu, qui, quoi, koi, kwa, quel, quelle, quels, quelles, dont, comment, quand, si, oui,
    non, ok, bon, ben, bah, euh, hein, alors, ici, voilà, voici, svp, stp, s'il vous plaît, s'il te plaît, sil te plait, sil vous plait, merci,
    pardon, excusez-moi, excuse-moi, excusez, désolé, désolée, bonjour, salut, hé, hey, dis, dis donc, dites, dis-moi, dites-moi, tu peux me dire,
    vous pouvez me dire, peux-tu me dire, pouvez-vous me dire, on peut savoir, je veux savoir, jveux savoir, je voudrais savoir, j'aimerais savoir,
    rappelle-moi, rappelez-moi, tu peux me rappeler, tu peux, vous pouvez, pouvez-vous, peux-tu, tu sais, vous savez, on peut avoir, on peu avoir, je
    crois, je pense, je me demande, j'ai perdu le fil, jai perdu le fil, j'ai oublié, je ne sais plus, je sais plus, chais plus, je sais pas, j'ai pas
    suivi, jai pas suivi, il, elle, ils, elles, on, nous, vous, tu, te, toi, t, lui, leur, leurs, son, sa, ses, notre, nos, il y a, y a, ya, y a t il,
    a-t-il, a-t-elle, a-t-on, est-ce que, esque, esk, eske, est-ce, qu'est-ce que, qu'est-ce qui, quest ce que, keske, kesske, qu'est-ce qu, est-ce
    qu, qui est-ce qui, déjà, encore, toujours, tjrs, tjs, tjr, maintenant, mtn, mnt, actuellement, en ce moment, pour l'instant, pr linstant, pour le
    moment, enfin, je veux dire, vraiment, juste, bien, très, trop, aussi, comme, avec, sans, pour, pr, par, dans, ds, sur, sous, vers, chez, entre,
    depuis le début, au juste, exactement, en fait, moi, faire, fait, faut, il faut, doit, dois, peut, peux, vais, vas, aller, allez, bientôt,
    presque, tout, toute, tous, toutes, quelque chose, chose, truc, trucs, partie, jeu, moment, dire, redire, redis, redites, dit, lire, lis, relis,
    relire, relis-moi, savoir, sait, voir, vois, mettre, mets, met, mis, prendre, passer, rester, mdr, lol, ptdr, bref, genre, quoi d'autre, autre,
    hop, tiens, allô, mon ami, monsieur, madame, les amis, chers, hum, tu a, ti, rendu, rendue, plutôt, seulement, rien, besoin, envie, côté, jveux
    savoir si, je veux savoir si, je voudrais savoir si, dis-moi si, dites-moi si, tu sais si, montre, montre-moi, montrez, vient, viennent, venir,
    coup, coups, pendant, pendant que, téléphone, crois, croit, vite, prie, je vous prie, petit, petite, grand, grande, mère, père, fils, fille,
    aider, aide, msg, reçu, temps, cours, en cours, lu, capté, rien capté, nul, nulle, posant, jouant, lai, jle, tape, taper, appuyer, appuie,
    bonsoir, coucou, quune, kon, quon, com, qd, lorsque, tard, tôt, ainsi, jamais, peut-être, sans doute, sûrement, certain, quelque, quelques,
    plusieurs, ceux, celle, celui, celles, dedans, dehors, loin, près, homme, femme, ami, amie, maman, papa, chien, bébé, cuisine, porte, toilettes,
    reglé, règlée, px, donne, donner, valaient, spéciales, spéciaux, viens, kesski, kesskya, étais-je, nonante, septante, huitante, cent, cents,
    mille, vingt, trente, quarante, cinquante, soixante, quatre-vingt, o, on est en, on est toujours en, on est tjs en, on est tjrs en, c'est
    toujours, on est encore en, nan, jai revé, j'ai rêvé, réfléchissait, auquel, kekchose, qqch, rapelle moi, rappelle moi, jmets, comique, à présent,
    présente, lors, astheure, wsh, gg, win, complet, game, là-dessus, bruit, y a du bruit, de la game, voulez-vous bien, tout à l'heure, maths, de
    maths, à peu près, environ, olala, oh là là, la vache, pfff, pff, au fait, tu trouves, à ton avis si, la prochaine fois, ou bien, euh attends, ah
    attends, attends voir, attends un peu, attendez voir, pourriez-vous, pourrais-tu, tu pourrais, vous pourriez, est-ce que vous pourriez, est-ce que
    tu pourrais, est-ce que tu peux, est-ce que vous pouvez, auriez-vous la gentillesse de, serait-il possible de, me dire, nous dire, me relire, me
    lire, me rappeler, me redonner, me donner, me redire si, me préciser, m'indiquer, me dire si, me dire ce qui, me dire ce que, faire du café, faire
    un café, prendre un café, chercher un café
# Le début d'une question sans mot interrogatif.
opening =
    est-ce, est-ce que, a-t-il, a-t-elle, a-t-on, as-tu, avez-vous, peut-on, puis-je, peux-tu, pouvez-vous, y a-t-il, ya, y a, il y a, dis-moi,
    dites-moi, montre-moi, montrez-moi, allez, tu peux, vous pouvez, on peut, je peux, suis-je, ai-je, dois-je, faut-il, rappelle-moi, lis-moi,
    relis-moi, donne-moi, tu sais, vous savez, tu crois, tas, t'as, tu as, vous avez, on a, tas vu, il fait, tu aimes, tu, vous, raconte, raconte-moi,
    dis donc
tag = c'est ça, c'est bien ça, non, oui, hein, n'est-ce pas, pas vrai, d'accord, ou pas, ou non, ou quoi, si, c bon, j'ai bon, c'est bon

## Les mots qui se valent

alike-who =
    qui, ki, qui est-ce qui, qui est-ce que, quel joueur, quelle joueuse, lequel d'entre nous, qui ça, c'est qui, c ki, cest qui, c qui, qui va jouer,
    à cause de qui, par la faute de qui, la faute à qui, grâce à qui
alike-what =
    que, quoi, koi, kwa, quel, quelle, quels, quelles, kel, kelle, qu'est-ce que, qu'est-ce qui, quest ce que, quest ce qui, keske, kesske, kes, kess,
    kesk, keski, kes que, kes qui, lequel, laquelle, lesquels, lesquelles, c'est quoi, c quoi, c koi, cest quoi, qu, il y a quoi, ya quoi, y a quoi,
    kesski, qu'est-ce, quest ce, ce qui, ce que, ce qu
alike-many = combien, cb, cbien, combien de, combien en, le nombre de, nombre de, nb, quel nombre, bcp, beaucoup
alike-how =
    comment, coment, comment on, comment je, comment faire pour, comment faire, de quelle façon, quelle commande, quoi taper, que taper, que faut-il
    taper, je tape quoi, on fait comment, je fais comment, quelle touche, par quel moyen, on tape quoi, on tape koi, tape quoi, tape koi, faut taper
    quoi, faut-il appuyer, sur quoi faut-il appuyer, sur quoi appuyer, appuyer sur quoi, comment fait-on, comment on fait, comment fait-on pour,
    comment le faire, comment la faire, comment ça marche, comment ça se passe
alike-bare = de quelle manière
alike-why =
    pourquoi pas, pourquoi, pk, pq, pkoi, pourkoi, pour quelle raison, la raison, à cause de quoi, comment ça se fait, en quel honneur, pour quoi, c'était pour
    quoi, et pourquoi
alike-when = quand, kan, kand, à quel moment
alike-if = si, quand, lorsque, au cas où, dans le cas où
alike-pardon =
    pardon, quoi, koi, hein, comment, comment ça, vous dites, plaît-il, quoi donc, excusez-moi, excuse-moi, hein quoi, pardon quoi, désolé, encore,
    euh, kwa, de quoi
alike-where = où
alike-long =
    combien de temps, depuis combien de temps, depuis quand, ça fait longtemps, longtemps, minutes, heures, minute, durée, dure, durer,
    quelle heure on a commencé, ça fait combien de temps, combien de tps, cb de tps, cb de temps, tps, une heure, heure qu'on, plus d'une heure,
    depuis une heure, heure kon, heure quon
alike-can =
    pourrais, pourrait, pourrais-je, pourrions, peut, peux, pouvoir, puis-je, ai-je le droit, a-t-on le droit, le droit, droit de, permis, autorisé,
    autorisée, possible, on peut, je peux, j'peux, jpeux, je peu, on peu, peut-on, pouvons-nous, interdit, défendu, légal, valable, droit, jpe, je pe,
    on a tu ldroit, a tu ldroit, ldroit
alike-must =
    dois, doit, devoir, faut, il faut, falloir, obligé, obligée, obligatoire, suis-je obligé, forcé, dois-je, faut-il, faut-il que je, faut-il que, il faut que je, faut que je, faut-y, censé, censée, jdois,
    obligés, forcée, tenu, suis obligé, suis obligée, es obligé
alike-should =
    conseil, conseils, conseille, conseilles, conseillez, conseiller, devrais, devrait, devrais-je, vaut mieux, vaut-il mieux, mieux, meilleur,
    meilleure, meilleur coup, le mieux, malin, stratégie, astuce, astuces, indice, bonne idée, à ma place, ferais, feriez, jouerais, joueriez, tu
    jouerais, tu ferais, recommande, recommandes, suggère, suggères, une idée, des idées, piste, bon coup, bonne carte à jouer, bon choix, aide moi,
    aidez-moi, je le garde, jle garde, garder, ou je garde, ou jle garde, je pose quoi, je pose koi, jpose quoi, jpose koi, je joue quoi là, votre
    avis, ton avis, à votre avis, à ton avis, votre conseil, ton conseil, contesterais, contesteriez, piocherais, piocheriez, tu contesterais, je
    pioche ou je joue, piocher ou jouer, jouer ou piocher, je joue ou je pioche, piocher ou pas, je joue ou je passe, jouer quoi, quoi jouer, que
    jouer, je conteste ou pas, contester ou pas, faut-il contester, je conteste ou j'accepte, d'après toi, d'après vous, est-ce que je pioche, est-ce
    que je conteste, est-ce que j'accepte, contester ou accepter, laquelle je pose, je mets lequel, je mets laquelle, je pose laquelle, ça vaut le
    coup, vaut le coup, t'en penses quoi, tu en penses quoi
alike-me =
    je, j, moi, me, m, mon, ma, mes, mien, miens, mienne, miennes, jai, j'ai, ji, jsuis, chuis, chui, jvais, jveux, jpeux, jdois, jfais, jpioche,
    jjoue, moi-même, jprends, jprend, jramasse, joublie, joubli, g
alike-all =
    par personne, par joueur, par tête, tout le monde, tlm, tous, chacun, chaque joueur, chacune, toute la table, tous les joueurs, les joueurs, chacun d'entre nous, nous tous,
    quelqu'un, quelquun, qqun, qq1, quelq'un, l'un de nous, qqn, quelqun, qqu'un, kelkun, kelk1
alike-others =
    les autres, autres, les adversaires, adversaires, adversaire, un autre, une autre, quelqu'un d'autre, qqun d'autre, quelquun dautre,
    mes adversaires, personne, à part moi, sauf moi
alike-turn =
    tour, à jouer, à qui de jouer, mon tour, son tour, trait, c'est à, cest à, c à, à moi, à toi, à lui, à elle, tour à, c'est à qui, cest à qui, c a
    qui, à qui, a ki, c'est au tour, c'est tjrs à, cest tjrs a, c'est toujours à, c'est encore à, sera à, serait à, a qui le tour, c'est à moi de
    jouer, à moi de jouer, à toi de jouer, qui qui joue, c'est qui qui joue, à qui c'est de jouer, c a ki
alike-wait = attend, attends, attendons, attendre, attendu, on attend, patiente, réfléchit, traîne, bloque
alike-next =
    prochaine manche, manche suivante, manche prochaine, suivant, suivante, prochain, prochaine, après, juste après, ensuite, suite, suit, succède, recevoir, reçoit, va prendre, puis
alike-after = après, juste après, suit, succède, à la suite de, derrière
alike-before = avant, précédent
alike-order =
    ordre, lordre, tour de table, assis, assise, assises, placé, placés, placée, disposition, qui joue après qui, qui joue avant qui, qui est à côté,
    à gauche de, à droite de, succession, enchaînement
alike-way =
    sens, le sens, direction, horaire, antihoraire, anti horaire, à l'envers, a lenvers, lenvers, envers, à l'endroit, endroit, inversé, inversée,
    aiguilles d'une montre, aiguilles, vers la gauche, vers la droite, rebours, tournons, tournons-nous, sens tournons
alike-left = bord
alike-moving = tourne, tournons, tourner, tournent
alike-colour = couleur, couleurs, couleure, coulleur, coul
alike-change =
    demandé, voulez, voulez-vous, veux, demander, demandée, choisi, choisie, choisit, choisir, nommé, nommée, annoncé la couleur, changé, changée,
    changer, voulu, veut, réclamé, imposé, remettre, remets, redemander, reprendre, mis comme couleur, pris comme couleur, passé en, passé au, passée
    au, garder la couleur, garder cette couleur, reprendre la couleur
alike-top =
    dessus, du dessus, au-dessus, visible, retournée, sur le dessus, sur la pile, sur quoi, jouer sur, joue sur, carte visible, face visible, carte en
    jeu, carte du moment, carte actuelle, découverte, affichée, la carte là
alike-discard = talon, défausse, tas de défausse, pile de défausse, écart
alike-table = sur la table, table, sur le tapis, tapis
alike-row =
    rangée, rangées, centre, milieu, mileu, ligne, centrale, ligne du centre, au milieu, au centre, rangée du milieu, rangée centrale, ligne centrale
alike-pile =
    paquet, pioche, la pioche, tas, stock, sabot, tas de pioche, pile de pioche, pile, cartes à piocher, à piocher, à tirer, où on pioche, remélange,
    remélanger, mélange, mélanger, rebat, rebattre, dans la pioche
alike-remain = reste, restent, restants, restantes, restant, rester, il reste, qu'il reste, qui reste
alike-empty = vide, vides, épuisée, épuisé, plus de cartes, à sec, à court, finie, vidée, manquer de cartes, plus rien
alike-card = carte, cartes, crate, crates, cartess, cartte, karte, kartes
alike-have =
    a, ai, as, ont, avez, avons, possède, tient, détient, garde, en main, dans la main, j'ai, jai, ai-je, a-t-il, a-t-elle, a-t-on, il lui reste,
    avoir, avait, eu, y'a tu, y a tu, y a-tu
alike-hand = parmi mes cartes, dans mes cartes, une de mes cartes, main, mains, jeu, mon jeu, ma main, en main, cartes en main
alike-few =
    le plus près de finir, le plus proche de finir, plus près de finir, plus proche de finir, plus près de gagner, plus proche de la fin,
    moins, le moins, moins de cartes, plus petit, plus petite, peu, peu de cartes, presque plus, presque fini, près de gagner, proche de gagner,
    bientôt fini, débarrassé de sa dernière carte
alike-most = plus, le plus, plus de cartes, davantage, plus que, plus grand, plus grosse, plus gros
alike-points =
    points, point, pts, score, scores, marqué, marquer, tableau des scores, total, totaux, compte des points, pointage
alike-nth = première, premier
alike-win =
    gagne, gagnant, mène, mener, menait, en tête, tête, gagner en ce moment, en train de gagner, en train de perdre, classement, classé, devant,
    derrière au score, dernier au score, dernière place, première place, rattrapé, rattrapée, avance, retard, le meilleur score, domine, derrière,
    loin derrière
alike-wins = gagner, gagné, victoire, emporter, remporter, vainqueur, l'emporte, gagne la partie, remporte
alike-need = faut, besoin, nécessaire, nécessaires, falloir, il faut, manque
alike-target =
    objectif, but, limite, jusqu'à combien, jusqua combien, jusqu'à, pour gagner, en combien de points, partie en combien, fin de partie,
    finit la partie, fin de la partie, termine la partie, partie se termine, partie finit, partie s'arrête, s'arrête à, on va jusqu'à,
    on joue en combien, gagner la partie, atteindre
alike-upto = jouons en, on joue en, va jusqu'à, partie en
alike-end = fin, finit, finir, termine, terminer, arrête, finira, se termine, s'arrête
alike-play =
    joue, jouer, jouée, jouées, jouent, jouez, jous, jou, jouait, posé, posée, poser, mis, met, mets, mettre, mise, lâché, sorti, sort, abattu,
    balancé, filé, refilé, collé, flanqué, envoyé, déposé, place, jeté, utilise, utiliser, débarrasser, foutu, rejoue, rejouer, rejoues, rejoue-t-on
alike-draw =
    viens d'avoir, vient d'avoir, viens de recevoir, vient de recevoir, viens d'obtenir, pioche, piochée, piochées, piocher, piochez, piochent, pioches, tire, tirer, tirée, tirées, pris, prend, prendre, prends, prise, ramasse,
    ramasser, ramassées, pigé, piger, récupéré, reçu, reçois, jprends, jprend, jpioche, jramasse
alike-last = dernier, en dernier, en dernière, dernière, dernières, derniers, récent, récemment, précédente, davant
alike-uno = uno, unos, dos, contre-uno
alike-call =
    annoncé, annoncer, crié, crier, dit uno, dire uno, crié uno, annoncé uno, prévenu, déclaré, gueulé, lancé uno, à uno
alike-say =
    dit, dis, dire, dise, disions, disait, disent, écrit, écrire, parlé, tchat, message, messages, raconté, répondu, commenté, causé, racontait, le chat,
    dans le chat, dans le tchat, msg, messages de, jecri, j'écris
alike-forget =
    oublié, oublié de dire, oublié d'annoncer, oublié uno, oublié de dire uno, oublier, oublient, pas dit, sans dire, pas annoncé, pas crié, omis,
    j'oublie de dire uno, j'oublie uno, j'ai oublié uno, oublier de dire uno, oublie d'annoncer uno, joubli, joublie, joublie de dire uno, joubli de
    dire uno, omet, omet de, omet d'annoncer, omet de dire, j'ai oublié de dire uno, j'ai oublié de dire dos, ai-je oublié de dire uno, j'ai oublié
    d'annoncer, j'ai oublié d'annoncer uno, jai oublié de dire uno
alike-catch = attrapé, attraper, pris en faute, chopé, contré, dénoncé, attrape, attrapes
alike-happen =
    passé, s'est passé, se passe, s'est-il passé, passe-t-il, arrivé, arriver, produit, nouveau, neuf, c'est passé, cest passé, sest passé, spasse,
    se passer
alike-miss =
    raté, loupé, manqué, j'étais parti, j'étais partie, j'étais absent, absent, absente, mon absence, jetais pas la, j'étais pas là, en mon absence,
    rattraper
alike-recap =
    situation, état, point de la situation, résumé, récap, récapitule, récapitulatif, où en est-on, où on en est, on en est où, où en sommes-nous,
    où en est la partie, bilan de la situation, la situation, tableau de la situation, on est rendu où
alike-history = historique, histoire, déroulé, déroulement, événements
alike-pending =
    en attente, attente, pénalité, enjeu, en jeu, cumul, cumulé, cumulée, cumulées, à ramasser, à prendre, accumulé, accumulées, m'attend, mattend,
    en suspens, dette, sur le dos, pend au nez, menace, cumulés, sur moi, contre moi, je vais piocher si j'accepte, je pioche si j'accepte,
    si j'accepte, piocher combien, je pioche combien, pioche combien
alike-stack = pile de +2, tas de +2
alike-open = en cours, encore ouvert, ouvert, ouverte, encore possible
alike-duration = durée de la manche, durée de la partie, temps de jeu
alike-round = manche, manches, quelle manche, donne, donnes, combientième, quantième
alike-begin =
    commence, commencer, commençons, démarre, débute, au départ, au début, qui commence, on a commencé, commencent
alike-know = connaître, savoir, apprendre, découvrir, obtenir
alike-explain = explique, expliquer, expliquez, explique-moi, expliquez-moi
alike-number = numéro, combientième
alike-being =
    est-ce, on est en, on est toujours en, on est tjs en, on est tjrs en, c'est, c'est toujours, toujours, tjs, tjrs, on est encore en, être en
alike-thus = donc c'est, c'est donc, alors c'est, on en est au, on est au
alike-or = ou, ou bien
alike-yours = ton, ta, tes, votre, vos, tien
alike-people =
    joueurs, qui joue avec nous, qui joue avec moi, avec nous, joueur, joueuse, joueuses, gens, personnes, monde, autour de la table, à la table,
    à table, contre qui, avec qui, présent, présents, présente, participants, participe, ordinateur, ordi, robot, robots, bot, bots, humain, humains,
    humaine, machine, ia, vrai joueur, vraie personne, vrais gens, connecté, connectée, connectés, déconnecté, déconnectée, parti, partie de la table,
    a quitté, quitté, partenaire, équipier, coéquipier, équipe, équipes, équipière, spectateur, spectateurs, hôte, inscrits, mes adversaires,
    adversaires, combien on est, on est combien, combien sommes-nous, on est cb, sommes-nous, est encore là, est toujours là, partie ou, est partie,
    est parti, toujours là, tjs la, tjrs là, encore là
alike-question =
    question, kestion, questions, demandé comme question, énoncé, on me demande, demande-t-on, m'a demandé, on m'a demandé, interrogé, un calcul, le
    calcul, calcul, l'énoncé, la question de maths
alike-answer = réponse, répondu, répond, répondre, réponses
alike-right =
    bonne réponse, la bonne réponse, bonnes réponses, bien répondu, répondu juste, répondu correctement, eu juste, eu bon, su répondre, a su, ont su,
    su la réponse, trouvé la réponse, trouvé la bonne réponse, réponse juste, réponses justes, réponse était bonne, réponse était juste, ma réponse
    était bonne, ma réponse était juste, ma réponse était correcte, ma réponse est bonne, ma réponse est juste, réponse était correcte, c'était juste,
    c'était bon, c'était la bonne réponse, j'avais bon, j'avais juste, j'ai eu bon, j'ai eu juste, j'ai bien répondu, ai-je bien répondu,
    fallait répondre, fallait-il répondre, aurais dû répondre, aurais dû dire, fallait-il dire, il fallait dire
alike-rule =
    règle, règles, réglement, règle maison, règles maison, la règle, livret, selon les règles, variante, variantes
alike-effect =
    fait, fais, faire, sert, servent, servir, à quoi sert, à quoi ça sert, effet, effets, signifie, veut dire, ça veut dire, provoque, rôle, utilité, me coûte,
    ça me coûte, coûte, ça change, change quoi
alike-works = marche, marchent, fonctionne, fonctionnent, ça marche, comment ça marche, comment ça se passe
alike-counted =
    compte les points, compter les points, comptent les points, points se comptent, comptés, compté, calcul des points, calcule les points,
    marque les points, système de points, compte de points
alike-worth = vaut, valent, valeur, rapporte, compte pour, comptent, coûte, vaut combien
alike-fit =
    jouable, jouables, convient, conviennent, va dessus, va avec, vont, correspond, correspondent, compatible, colle, s'accorde, valide, valides,
    passer dessus, peut aller, que je peux jouer, bonne carte, qui va, qui passe, qui aille, qui colle, ça passe, il passe, elle passe, ki va, va sur,
    vont sur, aller sur, ki passe, il va, elle va, ça va dessus
alike-option =
    options, option, choix, possibilités, possibilité, et maintenant, comment continuer, comment on continue, comment je continue, on continue comment,
    possible, coups possibles, que puis-je faire, je fais quoi, je peux faire, je dois faire,
    on attend de moi, attend de moi, quoi faire, que faire, dois faire, peux faire, puis-je faire, faire maintenant, que faut-il faire, jfais quoi,
    alternatives, je fé koi, je fais koi, jfais koi, je fé quoi
alike-repeat =
    répète, répéter, répétez, redis, redire, redites, encore une fois, une fois de plus, redis-moi, tu peux redire, t'as dit quoi, tas dit quoi,
    tu as dit quoi, vous avez dit quoi, pas entendu, pas compris ce que tu as dit, j'ai pas compris, jai pas compris, je n'ai pas compris,
    j'ai mal entendu, mal entendu, répéter la dernière phrase, dernière phrase, dernier message, de nouveau, à nouveau, refais, relis ça, redis ça,
    tu disais, vous disiez, rien capté, j'ai rien capté, jai rien capté, rien compris, jai rien compris
alike-settings =
    réglage, réglages, paramètre, paramètres, préférences, préférence, options du jeu, configuration, configurer, volume, verbosité, bavard, langue,
    anglais, français, braille, parole, voix, son, sons, bruitages, vitesse, plus vite, moins vite, plus lentement, plus fort, moins fort, repères,
    tri, trié, triées, trier, triée, parler moins, parler plus, parle moins, parle plus, débit, affichage, activé, activée, désactivé,
    parler moins vite, parler plus vite, parle moins vite, parle plus vite, parles moins, parles plus, parles moins vite, parles plus vite, en dire
    moins, dises moins, réglée, parler moins fort, parler plus fort
alike-secret =
    ses cartes, leurs cartes, son jeu, leur jeu, sa main, leurs mains, caché, cachée, cachées, tricher, triche, regarder le jeu, espionner,
    face cachée
alike-coming =
    prochaine carte, carte suivante, carte d'après, je vais piocher, vais piocher, vais tirer, va piocher, va tirer, va sortir,
    prochaine de la pioche, première de la pioche, au-dessous, en dessous, prochaine à piocher, prochaine pioche, sous la pioche, tu crois que,
    vous croyez que, va jouer, va poser, il va jouer, elle va jouer
alike-will = va, vont, compte, prévoit de, vais avoir, va avoir, vas avoir, vais-je avoir, aurai, aurai-je, auras, aura, vais me retrouver
# Ce qui en fait une autre question, à laquelle personne ne répond si le fait n'a pas de mot pour cela.
alike-otherwise =
    hier, demain, aujourd'hui, ce soir, d'habitude, souvent, parfois, toujours eu, il y a cinq minutes, fois, combien de fois, à la place de, aurais,
    aurait, aurais dû, aurait dû, aurait pu, aurais pu, préféré, préférée, préférées, préférés, âgé, âgée, vieux, vieille, décide, décident, au début,
    au tout début, à l'origine, prochaine manche, prochaine partie, partie d'hier, dernière partie, le plus longtemps, plus longue, plus long, plus
    court, plus courte, en moyenne, moyenne, chaque fois, à chaque fois, tout le temps, années, ans, chance, chanceux, chanceuse, meilleur que,
    meilleure que, pire, inventé, inventer, autant, tellement, s'appelle, noirs, noires, la réponse à la question, la prochaine question, prochaine
    question, défausse combien, dimanche, lundi, samedi, la dernière fois qu'on a joué, combientième, encore combien de manches, meilleur coup,
    bloquer, empêcher, pour arrêter, dès le début, dans tout le jeu, combien de chances, pas comme couleur, pourrai, pourrai-je, pourrons, pourra
alike-unanswered =
    si je réponds pas, si je ne réponds pas, et si je réponds pas, et si je ne réponds pas, si on répond pas, si on ne répond pas, si je répond pas, si
    je dis rien, si je ne dis rien, et si je dis rien, et si je ne dis rien,
    passer la question, passer cette question, sauter la question, sauter cette question, ne pas répondre, refuser la question,
    si je sais pas, si je ne sais pas, et si je sais pas, et si je ne sais pas, si je sais pas répondre, si je ne sais pas répondre, si j'ai aucune
    idée, si je n'ai aucune idée, si je connais pas la réponse, si je ne connais pas la réponse, si j'ai pas la réponse, si je n'ai pas la réponse, si
    je peux pas répondre, si je ne peux pas répondre, je sais pas quoi répondre, je ne sais pas quoi répondre, je sais pas quoi dire, quand je sais
    pas, quand je ne sais pas, quand on ne sait pas, si on sait pas, si on ne sait pas, passe la question, passe cette question, saute la question,
    saute cette question, si je connais pas, si je ne connais pas, si je trouve pas, si je ne trouve pas, si je la connais pas, si je sais pas la
    réponse, si je ne sais pas la réponse, si je donne ma langue au chat, si j'abandonne
alike-passing = passer, passer mon tour, passer son tour, finir mon tour
alike-fair =
    équitable, honnête, honnêtement, truqué, truquée, truquées, triché, tricherie, preuve, prouver, prouve, vérifier, vérifié, hasard, au hasard,
    vraiment au hasard, aléatoire, engagement, graine, pipé, pipée, pipées, confiance, manipulé, manipulée, m'assurer, assurer
alike-limited = temps limite, limite de temps, un chrono, une minuterie
alike-loads = plein de cartes, plein, des tas
alike-done = a fini, aura fini, une fois que
alike-pause =
    faire une pause, une pause, pause, on fait une pause, reprendre demain, reprendre plus tard, reprendre un autre jour, reprendre la partie demain,
    reprendre la partie plus tard, continuer demain, continuer plus tard, continuer un autre jour, finir demain, finir plus tard, finir un autre jour,
    on arrête là, on s'arrête là, s'arrêter là, arrêter là, arrêter ici, s'arrêter ici, on arrête pour aujourd'hui, arrêter pour aujourd'hui, arrêter
    maintenant, on arrête, s'arrêter et, arrêter et, sauvegarder la partie, sauvegarder, garder la partie, enregistrer la partie, revenir plus tard,
    revenir demain
alike-regret =
    reprendre, reprendre mon joker, reprendre ma carte, reprendre la carte, reprendre le joker, reprendre mon coup, changer d'avis, changé d'avis,
    revenir en arrière, retourner en arrière, annuler, annuler ça, revenir, faire machine arrière, défaire
alike-same = même, la même
alike-lose = perdu, perd, perds, perdre, perdant
alike-over =
    la partie est finie, partie est finie, la partie est terminée, partie terminée, la partie est-elle finie, c'est fini, c'est terminé, est-ce fini,
    le jeu est fini, la manche est finie, manche est finie, la manche est terminée
alike-verdict =
    perdu la contestation, perdu ma contestation, gagné la contestation, gagné ma contestation, contestation perdue, contestation gagnée, contestation
    réussi, contestation ratée, bluffait, bluffait-elle, bluffait-il, avait bluffé, a bluffé, c'était un bluff, c'était du bluff, qui a contesté, a
    contesté, ai contesté
alike-source = d'où viennent, d'où vient, d'où sortent, viennent d'où, correspondent à quoi
alike-standing =
    en est à combien, en est-il à combien, en est-elle à combien, en suis à combien, j'en suis à combien, en sommes-nous à combien, il en est à
    combien, elle en est à combien, on en est à combien
topic-fitting =
    le mettre sur quoi, la mettre sur quoi, le poser sur quoi, la poser sur quoi, les mettre sur quoi, le jouer sur quoi, la jouer sur quoi, mettre
    sur quoi, va sur quoi, vont sur quoi, ça va sur quoi
alike-rightward = droite, à ma droite, à droite de moi
alike-onto = sur quelle carte, sur laquelle, par-dessus quelle carte
alike-both = toutes les deux, tous les deux, chacune des deux
alike-ended = dernière manche, manche précédente, manche d'avant, manche davant, la manche d'avant, celle d'avant
alike-skip =
    sauté, passé mon tour, perdu mon tour, sauté mon tour, perdre mon tour, pas joué, pas mon tour, privé de tour, zappé, passé le tour, perdu son
    tour, fait passer mon tour, fait sauter mon tour, perdu leur tour, perdu deux tours, perdu 2 tours, perdu trois tours, perdu 3 tours, perdu un
    tour, perdu des tours, perdu le tour, perdu ce tour, perd son tour, perdent leur tour, sauté son tour, passé son tour, sauté leur tour, pas pu
    jouer, été sauté, été sautée, sautée, saute son tour, fait sauter, s'est fait sauter, se fait sauter, s'est fait passer, fait passer son tour,
    perds mon tour, je perds mon tour, perd mon tour, perdre son tour, perdre le tour, perd-on son tour, coûte mon tour, ça coûte mon tour, coûte un
    tour, saute mon tour, passe mon tour
alike-refused =
    refusé, refusée, refusez, pas le droit, pas droit, pas accepté, interdit, impossible, peux pas, peut pas, puni, pénalisé, rejeté, faux, pas bon,
    pas jouable, ne va pas, va pas, marche pas, ça marche pas, ne marche pas
alike-unable =
    je peux pas, j'peux pas, jpeux pas, on peut pas, je ne peux pas, on ne peut pas, peux pas, peut pas, pas le droit, pas droit, puis pas, puis-je pas, ne puis-je pas, pas pu, impossible, interdit, peu pas, pe pas, pourrais pas
alike-mine = à cause de moi, par ma faute, de ma faute, grâce à moi, ma faute
# Ce qui a été refusé, ou a coûté quelque chose.
alike-wrong =
    pourquoi pas, marche pas, ça marche pas, ne marche pas, a pas marché, n'a pas marché, pas marché, faux, eu faux, eu tort, tort, trompé, trompée, erreur, l'erreur, mon erreur, faute, la faute, refusé, refusée, rejeté, pas accepté, pas bon, clochait, n'allait pas, allait pas, mal fait
alike-dinner =
    dîner, manger, mange, souper, déjeuner, apéro, thé, météo, temps dehors, foot, nouvelles, blague, week-end, anniversaire, film, chanson, pleut,
    pluie, sens de la vie, comment vas-tu, comment allez-vous, ça va bien, comment ça va, pizza, faim, président, cheveux, regardé le match, vu le
    match, avion, avions, habites, café
alike-bluff = bluff, bluffe, bluffer, bluffé, bluffait, ment, mentait, bluffait-elle, bluffe-t-elle, bluffe-t-il, bluffes, du bluff
alike-think =
    tu crois, tu crois que, tu penses, tu penses que, vous croyez, vous croyez que, vous pensez, vous pensez que, crois-tu, croyez-vous, penses-tu, à
    ton avis, à votre avis
alike-place = où est, où sont, il est où, elle est où, ils sont où, où se trouve, en quelle position
alike-side = gauche, droite, à ma gauche, à ma droite, à gauche de moi, à droite de moi
alike-odds = chances, probabilité, quelles chances
alike-good = est bon, il est bon, c'est bon, c bon, est bonne, elle est bonne
alike-under = en dessous de ça, juste en dessous, là-dessous
alike-beyond =
    livret, quel jour, quelle lettre, combien il me manque, va gagner, cartes ont été jouées, j'ai combien de temps, tu t'appelles, bientôt fini,
    annule, joue à dos, joue à uno, j'ai raison, sont déjà passés, plus grosse carte, plus forte carte, plus petite carte, carte la plus forte, carte
    la plus haute, fini combientième, arrivé combientième, suis combientième

## De quel point de règle il s'agit

topic-stacking =
    cumuler, cumule, cumulent, cumul, empiler, empile, empilent, surenchérir, mettre un +2 sur un +2, +2 sur un +2, +2 sur +2, +2 sur le +2, +4 sur un
    +2, +4 sur +2, +4 sur un +4, répondre par un +2, enchaîner, additionner, additionne, renvoyer, rajouter un +2, un +2 par dessus, sur un autre +2,
    +2 sur un autre +2, remettre un
topic-calling = dire uno, annoncer uno, crier uno, quand dire uno, dire dos, annoncer dos
topic-forgetting =
    oublie uno, oublier uno, oublie de dire, oublie dire uno, oublie d'annoncer, oublier de dire, oubli, oublie le uno, pas dit uno, dit pas uno, dis
    pas uno, ne dit pas uno, ne dis pas uno, n'annonce pas, annonce pas uno, sans dire uno, contre-uno, oubli de uno, oublie l'annonce, j'oublie de
    dire uno, j'oublie uno, j'ai oublié uno, oublie de dire uno, oublier de dire uno, oublie d'annoncer uno, joubli de dire uno, joublie de dire uno,
    joubli uno, joublie uno, oublie de le dire, j'oublie de le dire, oublie de l'annoncer, j'oublie de l'annoncer, joublie de le dire, oublie de dire
    dos, j'oublie de dire dos, oublier de le dire, pas dire uno, ne pas dire uno
topic-challenge =
    contester, conteste, contestation, bluff, bluffer, bluffé, mentir, menti, honnête, défier, douter, doute, je conteste, j'accepte, je conteste et
    que je me plante, si je conteste, la contestation, une contestation, en contestant, je conteste et que j'ai tort, conteste et que j'ai tort,
    conteste et j'ai tort, conteste à tort, conteste et que je me trompe, conteste et je perds, si j'accepte, et si j'accepte, si j'accepte le +4
topic-bluff =
    c'est quoi un bluff, c'est quoi le bluff, c'est quoi bluffer, un bluff c'est quoi, bluffer c'est quoi, qu'est-ce qu'un bluff, qu'est-ce que le
    bluff, qu'est-ce que bluffer, le bluff c'est quoi, ça veut dire quoi bluffer, que veut dire bluffer, quand est-ce un bluff
topic-wild-last =
    finir sur un joker, finir avec un joker, finir par un joker, terminer sur un joker, terminer avec un joker, terminer par un joker, gagner avec un
    joker, dernière carte un joker, dernière carte est un joker, joker en dernier, joker en dernière carte, joker comme dernière carte, finir sur un
    +2, finir avec un +2, finir sur un +4, finir avec un +4, terminer sur un +2, finir avec une carte spéciale, finir sur une carte spéciale, terminer
    avec une carte spéciale, finir par une carte spéciale, finir avec un passe-tour, terminer par une carte spéciale, finir sur une spéciale, finit
    avec, si on finit avec, dernier +2
topic-empty-pile =
    pioche vide, pioche est vide, plus de cartes dans la pioche, pioche est finie, pioche finie, pioche épuisée, pioche est épuisée,
    plus rien à piocher, plus de pioche, plus de cartes à piocher, quand la pioche est vide, pas assez de cartes
topic-scoring =
    compte les points, compter les points, comptent les points, points se comptent, comptés, compte des points, calcul des points, calcule les points,
    valent les cartes, marque les points, système de points, me rapporte des points, rapporte des points, me donne des points, donne des points, des
    points pour ça
topic-drawing =
    carte piochée, carte tirée, jouer la carte piochée, jouer ce que je pioche, jouer après avoir pioché, après avoir pioché, rejouer la carte,
    piocher jusqu'à, piocher plusieurs, pioche jusqu'à, personne ne peut jouer, personne peut jouer, je ne peux pas jouer, je peux pas jouer, peux
    rien jouer, piocher même si, carte que je viens de piocher, carte que jvien de piocher, que je viens de piocher, que je viens de tirer, garder la
    carte que je pioche, même si j'ai du jouable, encore le droit de jouer, je joue quand même après
topic-jump-in =
    hors de son tour, hors tour, hors de mon tour, s'incruster, carte identique, interception, intercepter, même carte que
topic-seven-zero =
    échanger les mains, échange les mains, échange de mains, échanger son jeu, échange des mains, sept zéro, échanger nos jeux, échange de jeux,
    donner son jeu
topic-two-players = à deux, à deux joueurs, deux joueurs, 2 joueurs, à 2
topic-first-card = première carte, carte de départ, carte du départ, première carte retournée
topic-dealing =
    distribue, distribuer, distribution, donneur, distribuées, tas de départ, on commence avec, commence avec
topic-winning =
    gagner la manche, fin de la manche, finit la manche, manche se termine, but du jeu, comment on gagne, façon de gagner, gagner une manche
topic-leaving = quitte la partie, quitte la table, s'en va, abandonne, part en cours, quitter en cours, déconnexion
topic-teams = en équipe, par équipe, équipes, partenaires, en double
topic-advice =
    donner des conseils, donner un conseil, parler de son jeu, dire ce qu'on a, souffler, conseil ça coûte, conseil coûte, coûte un conseil,
    coûte le conseil, coûte un indice, indice coûte, indice ça coûte
topic-answering =
    personne ne sait, personne sait, personne ne connaît la réponse, personne connaît la réponse, dis n'importe quoi, réponds n'importe quoi, changer de question, une autre question, changer la question, une question différente, mauvaise réponse, se trompe, me trompe, répond mal, réponse fausse, ne sait pas répondre, réponds mal, je dis je sais pas, je dis que je sais pas,
    je réponds faux, je réponds mal, dire que je sais pas, si je réponds bien, si je me trompe, posent des questions, pose des questions, posent une
    question, pose une question, posent aussi des questions, cartes avec une question, toutes une question, ont une question, ont des questions, carte
    question, cartes questions, combien d'essais, essais, tentatives, deuxième chance, deuxième essai, si j'ai bon, si j'ai juste, je ne connais pas
    la réponse, je connais pas la réponse, connais pas la réponse, réessayer, essayer encore, retenter, une autre chance
topic-matching =
    associer, association, associations, double association, assortir, association de couleur, un double, fais un double, double, bonus de couleur, la
    même couleur, deux cartes d'un coup, deux cartes à la fois, deux cartes sur, deux cartes en même temps, associer les deux, associer toutes, jouer
    sur les deux, jouer sur toutes, les deux cartes de la rangée, toutes les cartes de la rangée, jouer deux
    cartes, mettre deux cartes, poser deux cartes, additionner deux cartes, trois cartes d'un coup, trois cartes à la fois, jouer trois cartes, mettre
    trois cartes, couleurs doivent être pareilles, couleurs doivent être les mêmes, couleur doit être la même
# Parts de ces sujets, auxquelles une seule règle répond.
part-wrong = mauvaise réponse, se trompe, me trompe, répond mal, réponse fausse, réponds mal, je réponds faux, je réponds mal, si je me trompe, si je réponds bien, si j'ai bon, si j'ai juste
part-retry = essais, tentatives, deuxième chance, deuxième essai, réessayer, essayer encore, retenter, une autre chance
part-pair =
    deux cartes d'un coup, deux cartes à la fois, deux cartes sur, deux cartes en même temps, jouer deux cartes, mettre deux cartes, poser deux cartes,
    additionner deux cartes
part-three = trois cartes d'un coup, trois cartes à la fois, jouer trois cartes, mettre trois cartes
part-both = associer les deux, associer toutes, jouer sur les deux, jouer sur toutes
part-must-both = couleurs doivent être pareilles, couleurs doivent être les mêmes, couleur doit être la même
topic-laying =
    poser dans la rangée, ajouter à la rangée, compléter la rangée, poser une carte dedans, poser une carte là-dedans, poser une carte là dedans,
    poser une carte dans la rangée, mettre une carte dans la rangée, une carte dans la rangée, carte en bonus, cartes en bonus, carte bonus, carte en
    plus dans la rangée, poser une carte en plus
topic-beginning = qui commence, ki commence, commence la manche, commence la partie, qui a commencé

## Comment une question appelle un réglage, et ce qu'on veut faire

tuned-braille-table =
    braille français, braille anglais, quel braille, braille en français, braille en anglais, code braille, braille abrégé, braille intégral
tuned-language = anglais, français, langue, changer de langue, changer la langue
tuned-verbosity = bavard, parler moins, parler plus, parle moins, parle plus, parles moins, parles plus, en dire moins, dises moins, détail, le détail
tuned-speech-rate = vitesse, plus vite, moins vite, plus lentement, débit, parle moins vite, parle plus vite, parler moins vite, parler plus vite
tuned-speech-voice = voix
tuned-sounds = volume, son, bruitages, plus fort, moins fort
tuned-sort = ordre de mes cartes, trie, tries, ranger, ranger mes cartes, classer, trié, triées, triée, trier, tri, trier mes cartes, trier par couleur
way-quit = quitte, quitter, partir, arrêter, arrête de jouer, arrêter de jouer, on arrête de jouer, arrêter maintenant, arrêter et
way-match =
    deux cartes d'un coup, deux cartes à la fois, deux cartes en même temps, 2 cartes d'un coup, 2 cartes à la fois, deux cartes ensemble, jouer deux
    cartes, poser deux cartes, mettre deux cartes
way-dos = dire dos, annoncer dos, crier dos
way-uno = dire uno, annoncer uno, crier uno
way-unknown =
    passer la question, passer cette question, sauter la question, sauter cette question, refuser la question, passe la question, passe cette
    question, saute la question, saute cette question
way-set = changer, change, réglages, détail
way-say = parle aux autres, parler aux autres, message, msg, écris, écrire, jecri, un msg

## Cartes de la main et joueurs qu'on désigne : NTH et NUMBER sont un rang, END la fin de la ligne

pointed-card =
    ma NTH carte, mon NTH END, ma NTH END, la NTH carte de ma main, la NTH de ma main, NTH carte de ma main, la NTH de mes cartes, ma carte NUMBER, ma
    carte numéro NUMBER, ma carte en NUMBER, carte NUMBER, carte numéro NUMBER, la carte en NUMBER, ma NTH, celle en NUMBER
# Après ces mots, c'est le chiffre d'une carte.
pointed-any = une, des, de, aucune
pointed-before =
    celui d'avant, celle d'avant, celui avant moi, celle avant moi, celui d'avant moi, celle d'avant moi, le joueur avant moi, la joueuse avant moi,
    la personne avant moi, le joueur d'avant, la personne d'avant, le joueur précédent, la joueuse précédente, celui juste avant moi, celle juste
    avant moi, le joueur juste avant moi, celui qui est avant moi, celui qui était avant moi, celui qui joue avant moi
pointed-after =
    celui d'après, celle d'après, celui après moi, celle après moi, celui d'après moi, celle d'après moi, le joueur après moi, la joueuse après moi,
    la personne après moi, le joueur d'après, la personne d'après, le joueur suivant, la joueuse suivante, celui juste après moi, celle juste après
    moi, le joueur juste après moi, celui qui est après moi, celui qui joue après moi
pointed-left = mon voisin de gauche, ma voisine de gauche, celui à ma gauche, celle à ma gauche, le joueur à ma gauche, la personne à ma gauche
pointed-right = mon voisin de droite, ma voisine de droite, celui à ma droite, celle à ma droite, le joueur à ma droite, la personne à ma droite

## Quand

when-now =
    à l'instant, juste, à l'instant même, tout de suite, vient de, viens de, viennent de, là tout de suite, il y a un instant, tout juste
when-since =
    depuis mon tour, depuis mon dernier tour, depuis que j'ai joué, depuis que jai joué, depuis mon coup, depuis la dernière fois, depuis que je suis
    parti, depuis que je suis partie, en mon absence, pendant mon absence, pendant que j'étais parti, pendant que jetais parti, depuis tout à l'heure,
    après mon tour, depuis tantôt, depuis mon dernier coup, pendant que j'attendais, pendant que jattendais, en attendant mon tour, pendant que je
    n'avais pas la main
when-turn =
    dernier tour, la dernière fois, à son tour, au dernier tour, dernière fois, à mon dernier tour, au tour d'avant, tour d'avant
when-before = avant, juste avant, avant que, précédant, en dessous de ça, juste en dessous, là-dessous
when-after = après, juste après, depuis, à la suite de
when-round =
    cette manche, dans la manche, dans cette manche, de la manche, pendant la manche
when-game = cette partie, au total, en tout, dans la partie, depuis le début, du début, toute la partie, en général

## Les mots d'une question sur chaque fait

asked-state = où en est-on, résumé, fais résumé, résume moi, quoi situation, situation, résume situation, un topo, topo
asked-turn =
    à qui de jouer, turn qui, qui attend, NAME tour, attend, qui doit jouer, NAME attend, tour moi, qui joue, toujours NAME, c'est moi qui joue, à qui
    c'est de jouer, c a ki, qui jouer tour
asked-next =
    qui joue ensuite, suivant, qui suivant, suivant NAME, suivant moi, avant moi, qui avant NAME, qui avant moi, NAME suivant joue, suivant joue moi,
    moi suivant NAME, NAME suivant tour, suivant tour, qui suivant NAME tour, qui jouer avant moi, qui joue avant moi, qui recevoir moi SYMBOL si,
    recevoir moi SYMBOL, moi suivant NAME juste, si moi suivant NAME, qui recevoir moi SYMBOL, va recevoir moi SYMBOL qui, suivant moi qui, après moi
    qui, suivant NAME qui, qui enchaîne, qui revient moi, qui jouer avant moi revient, moi passé suivant NAME, qui a fini NAME, si joué SYMBOL qui
    suivant, si SYMBOL qui suivant, si jouer SYMBOL suivant qui, qui suivant si moi pris, si SYMBOL qui sauté, c'est NAME suivant, c'est NAME suivant
    NAME
asked-order =
    dans quel ordre joue-t-on, ordre, qui assis, ordre joueurs, assis comment, qui gauche, qui gauche moi, joueurs comme tournent, qui voisin gauche,
    moi voisin gauche, qui voisin, assis table comment, dire joueurs suivant
asked-direction =
    dans quel sens joue-t-on, sens, tourne, tourne sens, sens jeu, quoi sens, changé sens, SYMBOL changé sens, va gauche droite, même sens, toujours
    sens, gauche droite, sens tournons, quoi sens tournons
asked-colour =
    quelle couleur compte, couleur, quoi couleur dessus, couleur dessus, quoi couleur carte dessus, couleur carte dessus, quoi couleur, NAME couleur, NAME demandé SHADE, NAME demandé, demandé SHADE, couleur demandé, toujours SHADE, quoi
    couleur avant, couleur avant, quoi couleur avant SYMBOL, couleur avant SYMBOL, SYMBOL changé sens couleur, faut jouer quoi couleur, jouer couleur
    quoi, NAME demandé SHADE SHADE, jouer SHADE toujours, repassé SHADE, joue SHADE, NAME demandé SHADE pas entendu, c'est SHADE !NUMBER !SYMBOL, être
    en SHADE !NUMBER !SYMBOL, donc c'est SHADE !NUMBER !SYMBOL
asked-top =
    quelle est la carte du dessus, dessus, moi obligé dessus quoi, moi dessus quoi, carte dessus, talon, quoi talon, quoi table, carte talon, carte
    table, jouer dessus, NUMBER dessus, talon dessus, quoi carte maintenant, quoi juste en dessous, carte juste en dessous, quoi tas, c'est SHADE
    NUMBER tas !peux, c'est SHADE NUMBER dessus !peux, c'est SHADE NUMBER talon !peux, SHADE NUMBER tas !peux !moi, SHADE NUMBER talon !peux !moi,
    SHADE NUMBER dessus !peux !moi, NUMBER tas !peux !moi, c'est SYMBOL dessus !peux !moi, c'est SHADE NUMBER !peux !moi, c'est SHADE NUMBER table
    !peux, sur quelle carte moi dois jouer, sur quelle carte moi jouer, sur quelle carte jouer, sur quelle carte peux moi jouer
asked-row =
    quelles cartes sont dans la rangée, rangée, quoi rangée, carte rangée, combien rangée, NUMBER rangée, quoi étalé centre, étalé, combien carte
    alignées, combien carte alignées milieu, carte étalées milieu, quoi carte étalées milieu table, quoi reste rangée, reste rangée
asked-count =
    combien de cartes a chacun, combien carte, combien NAME, combien moi, combien carte moi, combien carte NAME, moins carte, qui moins, qui plus
    carte, NAME plus carte, NUMBER carte quelqu'un, NUMBER carte NAME, reste carte NAME, reste NAME, NUMBER carte autres, quelqu'un reste NUMBER, plus
    carte, combien autres, combien tous, combien reste NAME, combien reste moi, combien en main, tous carte, moins carte NAME, NAME moins, compte
    carte, quelqu'un reste NUMBER carte, NUMBER carte quelqu'un avoir, NUMBER carte quelqu'un plus, NUMBER carte moi !peux !quoi, NAME reste beaucoup
    carte, reste beaucoup carte NAME, NAME plus moi, qui chargé carte, quelqu'un presque sec, plus NAME moi main, NAME moins moi, NAME avoir plein,
    moi plus carte, moi moins carte, moi avoir plus carte, moi qui plus carte, moi qui moins carte, moi avoir NUMBER carte, qui NUMBER carte, tous qui
    NUMBER carte, qui avoir NUMBER carte, qui avoir que NUMBER carte, qui reste NUMBER carte
asked-pile =
    combien de cartes reste-t-il dans la pioche, paquet, combien paquet, reste paquet, paquet vide, reste piocher, combien piocher reste, vide
    bientôt, cartes vide, reste carte paquet, combien carte paquet, avant mélange, combien avant paquet, combien piocher avant mélange, avant mélange
    talon, combien piocher avant talon, épaisse pioche, reste piocher vide, combien piocher talon, combien talon, combien reste paquet !SYMBOL !SHADE
    !NUMBER
asked-score =
    quel est le score, points, score NAME, score moi, score tous, combien points, combien points NAME, combien points moi, NUMBER points moi, moi
    marqué combien, marqué combien, marqué combien ended, écart points NAME moi, combien points écart, tableau points, combien moi points, moi niveau
    points, où points, niveau points, où niveau points, on en est où points, qui perdu, qui perdu manche, qui perdu partie, NAME en est à combien, en
    est à combien, moi en est à combien
asked-leader =
    qui est en tête, en tête, moi perds, NAME mène, plus points, qui plus points, moins points, qui moins points, en tête score, qui premier, moi
    premier, NAME premier, qui premier carte, dernier moi, qui dernier, moi perdre !si !peut !sauté, NAME perdre !si
asked-target =
    combien de points faut-il pour gagner, objectif, combien objectif, points objectif, combien points objectif, points victoire, faut victoire, quand fin partie, fin partie,
    combien victoire, quand victoire, jouer NUMBER points, upto NUMBER, quand finit la partie, reste points moi, combien points reste moi, combien
    points reste moi faire, points manque moi, combien points manque moi, quand fin, arriver combien plié, faut arriver combien, combien plié, seuil
    points, quoi seuil points partie fin, points fin, seuil points, seuil, combien manque NAME victoire, manque NAME, combien manque NAME, combien
    manque NAME victoire partie
asked-hand =
    quelles sont mes cartes, main, mes cartes, quoi moi avoir, moi main, moi avoir SHADE, moi avoir SYMBOL, moi avoir carte, moi avoir NUMBER, combien
    SHADE moi, combien SYMBOL moi, moi avoir SYMBOL carte, moi avoir quoi carte, reste moi SYMBOL, moi reste SHADE, moi reste SYMBOL joué, où mon
    SYMBOL, où mon SHADE NUMBER, où mon NUMBER, où est SHADE NUMBER, où est NUMBER, où est SYMBOL, où est mon SYMBOL, où est mon NUMBER, où est mon
    SHADE NUMBER, où est mon SHADE, moi SHADE, quoi moi SHADE, mes SYMBOL, mes cartes SHADE, mon SHADE NUMBER en quelle position, reste moi quoi,
    combien reste moi SYMBOL, combien moi reste SHADE, combien points main moi, combien points main, main vaut, moi main vaut, moi carte vaut, quoi
    moi couleur avoir, moi carte SYMBOL main, énumère carte moi, énumère mes cartes, moi avoir main quoi, moi avoir main, carte SYMBOL moi main, main
    SYMBOL moi, moi jeu SYMBOL, carte SYMBOL moi, moi hand carte inverse, hand carte sens, moi quoi carte, g koi carte, main vaut combien points, moi
    main vaut combien points, quoi couleur moi plus, surtout quoi couleur moi, moi quoi couleur main, moi avoir quoi couleur main, quoi reste main,
    quoi reste moi main, reste main moi, moi quoi main, combien NUMBER moi avoir !carte, combien NUMBER moi !carte
asked-fits =
    quelles cartes puis-je jouer, j'peux pas dessus SYMBOL moi jouer, jouable, moi peux jouer, quoi peux jouer, jouer SHADE peux, jouer SYMBOL peux, jouer NUMBER peux, carte peux jouer,
    carte jouable, quoi jouable, avoir jouable, moi jouable, avoir jouer moi, moi SHADE NUMBER passe, moi SHADE NUMBER jouable, moi SYMBOL jouable,
    quoi carte jouable, avoir jouable carte moi, moi jouable carte, moi jouable carte quoi, quoi moi carte jouable NUMBER, jouable carte moi obligé
    piocher, moi SHADE NUMBER va, joue moi peux quoi, peux jouer quoi, SHADE NUMBER est bon, moi SHADE NUMBER est bon, moi jouer SHADE NUMBER est bon,
    mes cartes acceptées, quoi moi carte accepté, moi SHADE NUMBER dessus, moi SYMBOL dessus, moi avoir carte marche, avoir carte marche, que puis-je
    assortir, avec quoi je peux assortir, moi SHADE NUMBER peux faire, moi NUMBER peux faire, moi SYMBOL peux faire, avec SHADE NUMBER peux moi, peux
    moi faire SHADE NUMBER, peux faire quelque chose SHADE NUMBER, peux faire moi SHADE NUMBER
asked-choices =
    que puis-je faire, moi obligé dire, obligé dire, quoi options, moi options, moi obligé piocher, moi obligé jouer, moi obligé, quoi moi obligé, moi peux piocher, moi peux
    passer, moi peux passer la question, moi peux demandé SHADE, moi peux dire SHADE, voulez moi quoi, quoi voulez moi fasse, moi avoir choix quoi,
    moi obligé réponse, obligé réponse moi, peux faire autre chose, droit faire quoi, quoi droit faire, quoi options moi SYMBOL, quoi couleur peux
    demandé, quoi couleur peux moi demandé, moi obligé passer, obligé passer moi, moi obligé poser une, obligé moi jouer, si je sais pas, si je sais
    pas quoi, quoi dire si je sais pas, si je sais pas passé quoi, si je sais pas faire quoi, moi obligé jouer carte, si je sais pas perdre, si je
    sais pas moi perdre, si je sais pas coûte, si je sais pas combien pris, si je sais pas moi pris, peux changer même couleur, peux moi changer même
    couleur, peux moi même couleur, moi peux demandé couleur, peux moi dire même couleur, moi peux piocher passer, peux piocher passer TOPIC quoi, moi
    peux piocher passer TOPIC
asked-last =
    que s'est-il passé, dernier passé, raté, quoi raté, moi raté, historique, dernier NUMBER, derniers coups, quoi dernier, dernier tour quoi, quoi
    raté moi, quoi passé moi, quoi raté moi avoir, quoi depuis mon tour, qui fait quoi, quoi passé moi résume, passé résume, quoi avoir depuis mon
    tour, résume arrivé, arrivé moi quoi, quoi arrivé téléphone, résume arrivé moi, quoi passé depuis mon dernier coup, qui sauté !moi !si, NAME sauté
    !pourquoi !moi !si !uno, quelqu'un sauté !si, autres sauté !si, qui sauté dernier, quoi fait autres, autres fait quoi, quoi autres fait, qui NAME
    sauté, NAME sauté qui, fait autres !SYMBOL !SHADE !peux !si !carte, bluffait !si, NAME bluffait !si, moi bluffait !si, perdu la contestation !si
    !peut, moi perdu la contestation !si, qui perdu la contestation
asked-played =
    qu'est-ce qui a été joué en dernier, NAME joué quoi, quoi joué, qui joué SYMBOL, qui joué SHADE, qui joué SHADE SYMBOL, NAME joué SYMBOL, NAME
    joué SHADE, NAME joué NUMBER, quoi carte NAME joué, qui joué dernier, qui vient de joué, dernier carte, dernier carte joué, quoi moi joué, quoi joué dernier, qui
    joué NUMBER, quelqu'un joué SYMBOL, autres joué SYMBOL, avant SYMBOL, avant SHADE, quoi avant SYMBOL, joué avant, NAME dernier carte, SYMBOL joué,
    combien SYMBOL joué, NAME fait quoi, qui SYMBOL, moi joué SYMBOL qui, dernier joué, SHADE NUMBER joué, tous joué, tous joué quoi, quoi carte
    précédent, carte précédent, NAME joué, NAME joué carte, quelqu'un joué SHADE, quelqu'un joué carte, quoi NAME dernier carte, quoi moi joué
    dernier, moi joué quoi la dernière fois, NAME joué quoi davant, NAME joué quoi tour, NAME joué quoi tour davant, NAME joué quoi jusque, qui mis
    moi SYMBOL, qui changé sens, qui retourné sens, qui balancé SYMBOL, qui mis SYMBOL moi, qui mis passe moi, NAME joué SHADE NUMBER, qui foutu
    SYMBOL, qui mis SYMBOL, qui changé couleur, qui changé SHADE, qui demandé couleur, qui demandé SHADE, qui avoir fait SYMBOL, NAME avoir fait
    SYMBOL, quelqu'un avoir fait SYMBOL, qui fait SYMBOL, qui est-ce qui fait SYMBOL, NAME fait quoi vient de, qui joué carte dernier, qui joué
    dernier coup, moi avoir fait quoi TOPIC, qui inversé, qui retourné
asked-drew =
    qui a pioché en dernier, qui pris cartes dernier, qui pris, NAME pris, combien NAME pris, combien pris, quoi moi pris, moi pris, quoi pris, autres
    pris, quelqu'un pris, pris dernier, pris NUMBER NAME, moi pris dernier, carte pris moi, combien moi pris SYMBOL, NAME obligé pris, carte moi pris
    quoi, qui obligé pris dernier, NAME pris carte, NAME pris NUMBER carte, NAME pris SYMBOL, qui pris dernier, qui pioché dernier, qui pioche
    dernier, qui pris carte, qui pris combien, qui pris dernier combien, qui pioché tour combien, NAME pioché combien, combien NAME pris TOPIC, NAME
    combien pris TOPIC
asked-said =
    qu'est-ce qui a été dit en dernier, NAME dit quoi, quoi dit, qui dit, NAME dit, autres dit, quelqu'un dit, dit dernier, NAME réponse, tchat, quoi
    autres dit, NAME dit quoi moi, qui bien répondu, NAME bien répondu, autres bien répondu, combien bien répondu, combien bien répondu autres, qui su
    répondre, moi bien répondu combien, NAME combien bien répondu
asked-called =
    qui a annoncé UNO, uno, qui uno, NAME uno, annoncé, moi peux annoncé, moi peux uno, NAME annoncé, moi annoncé, quelqu'un annoncé, autres annoncé,
    moi uno, dit uno qui, NAME oublié, moi oublié uno, qui oublié, uno oublié NAME, NAME avoir uno, quelqu'un uno, autres uno, NAME uno annoncé
    carte, NAME annoncé dernier carte, uno annoncé, quelqu'un annoncé uno moi, NAME oublié uno, qui attrapé, quelqu'un attrapé, NAME oublié uno
    dit, NAME zappé uno, NAME zappé de dire uno, NAME annoncé plus NUMBER carte, qui crié uno, NAME sauté uno, quelqu'un oublié TOPIC, quelqu'un
    oublié uno, NAME oublié TOPIC, peux moi attraper NAME, moi attraper NAME, peux attraper NAME, peux moi attraper, moi peux attraper quelqu'un, moi
    oublié, oublié uno !si !passé
asked-pending =
    combien de cartes sont en attente, attente, quoi attente, combien attente, moi attente, combien moi obligé piocher, obligé piocher, combien obligé
    piocher, moi obligé piocher carte, SYMBOL cumulés combien, NAME obligé réponse SYMBOL, TOPIC en cours, cumulés SYMBOL, moi SYMBOL pend, quelqu'un
    choisisse couleur, attend quelqu'un couleur, attend quelqu'un demandé couleur, SYMBOL cumulés combien à tirer, cumulés combien à tirer, je vais
    piocher combien, moi va piocher combien
asked-duration =
    depuis combien de temps dure la manche, longtemps jouer, combien tours !NAME !moi, quand commencé, longtemps !moi !réponse, longtemps dessus, depuis
    longtemps, combien longtemps, combien minutes manche, minutes manche, commencé longtemps, longtemps commencé partie
asked-round =
    quelle manche est-ce, manche numéro, première manche, manche !reste !victoire !gagne, quoi manche !reste !victoire, combien manche !reste
    !victoire, deuxième manche, troisième manche, dernière manche !victoire !gagne !qui, combien manche joué, numéro manche, combien manche fait,
    manche combien fait, numéro de la manche, partie terminée
asked-winner =
    qui a gagné la dernière manche, qui victoire manche, qui victoire dernière manche, NAME victoire manche, moi victoire manche, quelqu'un victoire,
    qui victoire ended, NAME victoire ended, quelqu'un gagné, qui gagné ended, qui win ended, qui a fini, qui a fini en premier, qui a gagné
    finalement, qui qu'a gagné, moi perdu manche, moi perdu ended, combien NAME victoire when-round, combien NAME gagné when-round, combien gagné
    when-round, combien NAME gagné manche, combien points NAME gagné manche, combien points NAME gagné when-round
asked-people =
    qui sont les joueurs, NAME quitté, joueurs, qui joueurs, combien joueurs, tous joueurs, moi joue contre qui, nom joueurs, qui table, qui joueurs
    table, combien joueurs ordre, qui joue, qui est là, nom joueurs tous, noms joueurs, vraies personnes ordinateurs, NAME vrai ordinateur, NAME
    ordinateur !sur, on est combien jouer, on est combien à jouer, combien joueurs jouer
asked-dealer =
    qui est le donneur, qui distribué, qui distribue, NAME distribue, moi distribue, NAME donneur, qui distribue fois, qui distribué manche, qui
    distribue prochaine, qui distribue suivant, qui distribue prochaine manche
asked-question =
    quelle est la question, question répète, réponse obligé quoi moi, question raté, question entendu, moi raté question, question !carte !NAME !qui
    !SHADE, question moi !SHADE !carte, quoi réponse, qui réponse, qui obligé réponse, NAME tour réponse, NAME obligé réponse !SYMBOL, question relis,
    relis question moi réponse, question obligé réponse moi, réponse moi obligé jouer, quoi calcul moi obligé, obligé réponse quoi carte, quoi obligé
    réponse mettre carte, calcul moi obligé, demande quoi question moi, question quoi moi, relire énoncé, énoncé, énoncé moi obligé réponse, quoi
    bonne réponse, bonne réponse, c'était quoi bonne réponse, quoi bonne réponse dernier, NAME avoir quoi répondre, NAME quoi répondre, moi tour
    répondre, tour moi répondre, qui tour répondre, moi répondre tour, quoi question table, question table, moi bonne réponse, quoi question NAME,
    question NAME quoi, NAME quoi question avoir, quoi question NAME avoir, question NAME
asked-rule =
    quelles sont les règles, règle, TOPIC, peut TOPIC, quoi TOPIC, TOPIC règle, comment compté, si TOPIC, quoi si TOPIC, si TOPIC passé, règle SYMBOL,
    quoi TOPIC passé, TOPIC moi, TOPIC qui, TOPIC quand, TOPIC SYMBOL, peut TOPIC SYMBOL, TOPIC NUMBER, TOPIC carte, TOPIC uno, TOPIC joué, TOPIC
    pris, TOPIC points, TOPIC vide, TOPIC paquet, TOPIC combien, passé vide, TOPIC obligé, personne peut jouer, faut uno, faut annoncé, peut jouer
    pioché, peut moi jouer pris, peut carte jouer pris moi, peut TOPIC moi joué, fin peut carte, peut fin SYMBOL, peut fin, règle vide paquet, règle
    vide, comment compté fin, si TOPIC question, TOPIC question, TOPIC sauté, quoi règle vide, comment compté ..., comment marche TOPIC, fin SYMBOL,
    qui commence, si TOPIC combien pris moi, si TOPIC combien pris, règle TOPIC quoi, TOPIC quoi combien, règle SYMBOL plus, quoi règle SYMBOL, si
    TOPIC victoire moi, si TOPIC victoire, quoi passé quand vide, passé quoi vide, combien carte départ, reçoit combien carte, si oublié uno risque,
    jouer combien maximum, rangée combien maximum, TOPIC maximum, forcé jouer, obligé jouer quand peut, règle oublié uno, règle joueurs oublié
    annoncé, règle oublié annoncé, règle joueurs oublié, si TOPIC moi trompe, si TOPIC plante, TOPIC coûte quoi, TOPIC moi coûte, si TOPIC raison, si
    raison pris, TOPIC moi raison, si TOPIC moi raison pris, si TOPIC prends combien, si TOPIC prendre combien moi, si TOPIC tort, si TOPIC coûte
    combien, TOPIC coûte combien, si TOPIC joue, si TOPIC joue suivant, TOPIC aussi, SYMBOL TOPIC question, carte TOPIC, combien carte TOPIC, quoi
    effet TOPIC, TOPIC effet quoi, effet TOPIC, si moi piocher, si piocher passé, si moi piocher quoi passé, si piocher peut jouer, si piocher peut
    moi jouer, si piocher peut moi jouer carte, si piocher moi jouer, si piocher encore jouer, si piocher sauté, TOPIC sauté moi, si TOPIC sauté
    moi, si TOPIC perdre, si TOPIC moi perdre, si TOPIC combien pris NAME, si attrapé, si moi attrapé trompe, pourquoi points, pourquoi points NUMBER,
    d'où viennent points, source points, quoi source points, piocher sauté, piocher sauté effet, piocher coûte tour, TOPIC risque quoi, risque
    quoi si TOPIC, quoi risque moi TOPIC, quoi risque si moi TOPIC, TOPIC symbol quand, quand peut jouer SYMBOL, quand peut poser SYMBOL, piocher
    carte sauté, piocher carte sauté moi
asked-card =
    que fait un Passe-tour, quoi SYMBOL, NUMBER effet quoi, si SYMBOL, si SYMBOL passé, si joué SYMBOL passé, explique SYMBOL, effet SYMBOL, quoi
    effet carte, SYMBOL vaut, combien points SYMBOL, passé SYMBOL, passé quoi SYMBOL, joué SYMBOL passé quoi, NUMBER effet, carte effet, points
    SYMBOL, combien SYMBOL pris, quoi SYMBOL effet, combien points vaut SYMBOL, combien vaut SYMBOL, vaut carte combien, quoi carte SYMBOL, SYMBOL
    TOPIC quoi, SYMBOL joueurs quoi, comment marche SYMBOL, marche SYMBOL, quoi marche SYMBOL, carte dièse quoi, carte dièse dessus quoi, SYMBOL vaut
    combien, SYMBOL compte points, peux SYMBOL couleur demandé quoi, peux moi SYMBOL couleur demandé quoi, NUMBER joue comment, comment joue NUMBER,
    effet flèches, quoi effet flèches, combien points SYMBOL fin, points compte SYMBOL fin, combien points compte SYMBOL, carte plus cher, différence
    SYMBOL SYMBOL, si jouer NUMBER passé, si jouer NUMBER effet, si jouer SHADE NUMBER passé, jouer NUMBER passé quoi, si NUMBER passé, joker
    différence +4 quoi, quoi différence SYMBOL SYMBOL, différence quoi SYMBOL SYMBOL
asked-howto =
    comment jouer, comment ..., comment moi ..., comment changer réglages ..., comment changer couleur ..., comment TOPIC ..., comment uno ...,
    comment dire ..., comment écrire ..., comment message ..., comment message, comment piger ..., comment piocher ..., comment arrête ..., comment
    quitter ..., peux changer d'avis, comment faire une pause, peux faire une pause, faire une pause, moi peux faire une pause, on arrête là, comment
    deux cartes d'un coup ..., comment changer d'avis, moi peux changer d'avis, comment sauter la question, comment attraper ..., comment
    contester ..., comment attraper qui oublié ..., comment qui attraper ...
asked-hint =
    que me conseillez-vous, conseil ..., moi conseil ..., quoi conseil ..., conseil jouer ..., conseil couleur ..., conseil carte ..., conseil
    TOPIC ..., bon coup, tu mettrais quoi, quoi à ma place, laquelle je pose, je mets lequel, ça vaut le coup
asked-why =
    pourquoi cela, pourquoi ..., refusé, quoi refusé, pourquoi refusé ..., qui sauté moi, sauté moi, qui fait passer tour moi, pourquoi tour NAME,
    comment ça impossible, pourquoi pris NAME carte, quoi erreur, quoi erreur moi, quoi clochait
asked-repeat = répétez, ALONE pardon, répète quoi, répète dernier, dit répète, répète moi, la refaire, refaire, peux-tu la refaire, répète fin
asked-proof =
    la donne est-elle honnête, hasard, honnête, mélange honnête, distribué honnête, carte honnête, moi honnête, peut honnête, quoi honnête, comment
    honnête, honnête carte distribué, honnête NAME, honnête tous, peux honnête, TOPIC honnête, honnête mélange peut, comment moi assurer honnête,
    manipulé, donne manipulé
asked-settings =
    quels sont mes réglages, réglages, quoi réglages, peux réglages, peux moi réglages, peux jouer réglages, peux changer réglages, changer réglages, comment réglages, réglages carte, réglages main, réglages dit, réglages
    combien, TOPIC activé, cumul activé, bots facile difficile, joueurs facile difficile, TOPIC activé table, réglés facile difficile
asked-clock =
    y a-t-il une limite de temps, limité tour, limite de temps, limite de temps tour, limite de temps table, moi combien temps réponse, combien de
    temps réponse moi, combien de temps réponse, combien de temps a réponse
asked-secret =
    quelle est la prochaine carte de la pioche, quoi carte NAME, quoi NAME avoir, secret, prochaine carte, quoi prochaine carte, NAME avoir SYMBOL
    !joué !pris !demandé, NAME avoir SHADE !joué !pris !demandé, qui avoir SYMBOL !joué !pris, qui avoir SHADE !joué !pris, NAME main, quoi carte
    autres, autres avoir SYMBOL !joué !pris, autres avoir SHADE !joué !pris, autres main, quelqu'un avoir SYMBOL !joué !pris, quelqu'un avoir SHADE
    !joué !pris, cartes cachées, paquet suivant, combien SHADE NAME, combien SYMBOL NAME, quoi carte NAME main, dessus paquet, qui avoir SHADE autres,
    NAME carte, va NAME jouer, va NAME jouer quoi, NAME main SYMBOL, NAME main SHADE, va moi piocher quoi, NAME bluff, chances bluff, NAME pris quoi
    carte, NAME pioché quoi, quoi NAME pris carte, dernier carte reste NAME, main NAME, NAME compte SYMBOL moi, tu crois bluff
asked-none =
    quelle heure est-il, manger, quoi manger, bonne chance, bien joué, bonne soirée, heure, votre ..., manger ..., beyond, beyond ...
