### Les leçons : ce que dit la personne qui enseigne, dans toutes. Ce qui s'apprend est dans les fichiers lessons-….

learn-welcome = Au programme : { $edition-title }, en { $count } petites leçons. Ici, rien de ce que vous tapez n'est une erreur : demandez et essayez tout ce que vous voulez. Entrée répète ce que je vous ai demandé, aide en dit plus, quitter arrête la leçon, et vous continuerez quand vous voudrez.
    .again = Vous revoilà. Au programme : { $edition-title }. Entrée répète ce que je vous ai demandé, aide en dit plus, quitter arrête la leçon.
    .brief = { $edition-title } : { $count } leçons. Entrée répète, quitter arrête.
    .brief-again = { $edition-title }, là où vous en étiez.
    .braille = apprendre { $edition-braille } · entrée · quitter
learn-heading = Leçon { $number } sur { $count } : { $title }.
    .braille = leçon { $number }/{ $count } { $title }

## La fin de chaque étape : ce qu'il faut faire

learn-type = Tapez { $what }.
    .braille = · tapez { $what }
learn-enter = Entrée pour continuer.
    .brief = Entrée.
    .braille = · entrée
learn-enter-next = Entrée pour la leçon { $number }.
    .last = Entrée pour finir les leçons.
    .brief = Entrée : leçon { $number }.
    .brief-last = Entrée : fin.
    .braille = · entrée : leçon { $number }
    .braille-last = · entrée : fin
learn-or = { $before } ou { $item }
    .braille = { $before } / { $item }
learn-typed-wild = { $card } { $colour }

## Ce qui n'était pas demandé

learn-other = Vous pourriez { $what } : la règle le permet, et dans une partie cela compterait. Ici, la leçon a besoin d'autre chose, alors rien n'a été joué.
    .brief = Permis, mais pas dans cette leçon : rien n'a été joué.
    .braille = { $what } : pas ici
learn-other-answer = Dans une partie, { $answer } serait faux et vous coûterait une carte. Ici, vous recommencez, voilà tout.
    .right = { $answer }, c'est juste ! Mais pour une fois il faut une réponse fausse, et elle ne vous coûtera rien pour de bon.
    .brief = { $answer } : faux, recommencez.
    .brief-right = Juste, mais trompez-vous ici.
    .braille = { $answer } faux, encore
    .braille-right = juste, mais trompez-vous
learn-stay = Dans une leçon personne ne joue pour vous et rien ne presse : elle attend aussi longtemps qu'il faut. quitter en sort.
    .brief = La leçon attend. quitter en sort.
    .braille = la leçon attend · quitter
learn-first = C'est la première étape de la leçon ; leçon et un numéro mène à une autre.
    .brief = C'est la première étape.
    .braille = première étape
learn-back = Une étape en arrière.
    .braille = en arrière
learn-which = Il y a { $count } leçons : donnez un numéro, de 1 à { $count }.
    .brief = 1 à { $count } ?
    .braille = leçon 1 à { $count } ?
learn-kept = Votre place est gardée après chaque étape, et vous pourrez reprendre à cet endroit une autre fois.
    .brief = Gardé après chaque étape.
    .braille = gardé après chaque étape

## Les leçons, et où on en est

learn-contents = Les leçons, { $edition-title } :
    .braille = leçons { $edition-braille }
learn-listed = Leçon { $number }, { $title }
    .begun = Leçon { $number }, { $title } : vous êtes ici
    .done = Leçon { $number }, { $title } : faite
    .braille = { $number } { $title }
    .braille-begun = { $number } { $title } : ici
    .braille-done = { $number } { $title } : faite
learn-help = Dans une leçon, Entrée répète ce que je vous ai demandé, ou continue. pourquoi dit la règle, suivant le fait pour vous, précédent recule d'une étape, recommencer reprend la leçon au début, leçons en donne la liste, leçon 3 mène à la troisième.
    .brief = pourquoi, suivant, précédent, recommencer, leçons, leçon 3.
    .braille = suivant précédent recommencer leçons
learn-goodbye = Vous vous arrêtez à la leçon { $number } sur { $count }. Tapez sixdot learn pour reprendre exactement là.
    .brief = Gardé, leçon { $number }. sixdot learn reprend.
    .braille = leçon { $number } : sixdot learn
learn-finished = C'était la dernière leçon : vous connaissez tout le jeu. Tapez sixdot play --edition { $edition } pour y jouer.
    .brief = Tout est appris. sixdot play --edition { $edition }.
    .braille = sixdot play --edition { $edition }
learn-left = Vous vous arrêtez à la leçon { $number } sur { $count }. Votre place est gardée : vous pourrez reprendre exactement là.
    .brief = Gardé, leçon { $number }.
    .braille = leçon { $number } : gardé
learn-all-done = C'était la dernière leçon : vous connaissez tout le jeu.
    .brief = Tout est appris.
    .braille = tout est appris
learn-none = Il n'y a pas de leçons pour { $name }. Il y en a pour { $editions }.
learn-unreadable = Votre place dans les leçons ne peut pas être lue dans { $path } : { unreadable } On commence donc par la première.
    .reason_no-text = Votre place dans les leçons ne peut pas être lue dans { $path } : quelque chose y a été changé. On commence donc par la première.
learn-place-lost = Votre place dans les leçons n'a pas pu être retrouvée : nous commençons par la première étape de celle-ci.
    .brief = Place perdue : on commence à la première étape.
    .braille = place perdue : première étape
learn-not-kept = Votre place ne peut pas être gardée : { $problem } La leçon continue quand même.

## Ce qu'on peut taper dans une leçon

learn-to-show = suivant, suivante, passer cette étape, sauter cette étape, montrez-moi, montre-moi, montrez, montre, faites-le, étape suivante
learn-to-back = précédent, précédente, en arrière, étape précédente, annuler, reculer, retour
learn-to-restart = recommencer, recommence, reprendre au début, du début, depuis le début
learn-to-list = leçons, sommaire, quelles leçons
learn-to-lesson = leçon, aller à la leçon
learn-to-next = leçon suivante, prochaine leçon, passer cette leçon, sauter cette leçon
learn-to-hear = quoi, comment, hein, pardon, et maintenant, que dois-je faire, qu'est-ce que je dois faire, que faire maintenant, je ne comprends pas, j'ai pas compris, je n'ai pas compris
learn-to-go-on = d'accord, ok, oui, compris, j'ai compris, je comprends, entendu, c'est bon
learn-to-leave = arrêter la leçon, quitter la leçon, sortir de la leçon, je veux arrêter
