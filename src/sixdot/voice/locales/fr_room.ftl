### Une table en ligne : qui vient et s'en va, ce que l'hôte change, ce qui ne se peut pas.

# Les personnes

room-joined = { $who-is ->
    [you] { $sits ->
        [yes] Vous prenez place à la table.
       *[no] Vous regardez cette table.
    }
   *[other] { $sits ->
        [yes] { $who } prend place à la table.
       *[no] { $who } regarde.
    }
}
room-rejoined = { $who-is ->
    [you] Vous retrouvez votre place.
   *[other] { $who } est de retour.
}
room-seated = { $who-is ->
    [you] { $sits ->
        [yes] Vous prenez place.
       *[no] Vous laissez votre place et regardez.
    }
   *[other] { $sits ->
        [yes] { $who } prend place.
       *[no] { $who } laisse sa place et regarde.
    }
}
room-left = { $removed ->
    [yes] { $who-is ->
        [you] L'hôte vous a fait quitter cette table.
       *[other] L'hôte a fait quitter la table à { $who }.
    }
   *[no] { $who-is ->
        [you] Vous avez quitté la table.
       *[other] { $who } a quitté la table.
    }
}
room-expected = { $who-is ->
    [you] L'hôte vous laisse revenir.
   *[other] { $who } peut retrouver sa place, en entrant sous ce nom.
}
room-host = { $who-is ->
    [you] Vous êtes maintenant l'hôte.
   *[other] { $who } est maintenant l'hôte.
}
room-muted = { $on ->
    [yes] Vous n'entendez plus ce qu'écrit { $name }.
   *[no] Vous entendez de nouveau ce qu'écrit { $name }.
}
room-chat = { $who-is ->
    [you] Vous écrivez : { $text }
   *[other] { $who } écrit : { $text }
}

# Les places et les options

room-level = { $level ->
    [easy] robot facile
    [sharp] robot fort
   *[other] robot moyen
}
room-bot = { $level ->
    [none] Le robot { $name } s'en va.
   *[other] { $name }, { room-level }, prend place.
}
room-options = { $who-is ->
    [you] Vous changez le jeu : { new-edition-name }.
   *[other] { $who } change le jeu : { new-edition-name }.
}
room-option = { $key ->
    [house] { $value ->
        [none] Sans règle maison.
       *[other] Règles maison : { $value }.
    }
    [scoring] { $value ->
        [none] Le compte habituel des points.
       *[other] Compte des points : { $value }.
    }
    [target] { $value ->
        [none] Le score habituel termine la partie.
       *[other] { $value } points terminent la partie.
    }
    [partners] { $value ->
        [none] Sans partenaires.
       *[other] Partenaires : { $value }.
    }
    [leavers] { $value ->
        [fold] On passe la place de qui s'en va.
       *[other] Un robot joue pour qui s'en va.
    }
    [judge] { $value ->
        [person] L'hôte juge les réponses.
       *[other] Le programme juge les réponses.
    }
    [public] { $value ->
        [yes] La table est publique.
       *[other] La table est sur invitation.
    }
   *[clock] { $value ->
        [none] Sans pendule.
       *[other] La pendule donne { $value } secondes ; on peut toujours en demander plus.
    }
}
room-nothing-changed = C'est déjà ainsi.

# La partie

room-began =
    .brief = { new-edition-name } : { $players }.
    .normal = { $who-is ->
        [you] Vous lancez la partie
       *[other] { $who } lance la partie
    } : { new-edition-name }, avec { $players }.
    .full = { $who-is ->
        [you] Vous lancez la partie
       *[other] { $who } lance la partie
    } : { new-edition-name }, avec { $players }. La donne est fixée et se prouve après la manche.
    .braille = { new-edition-name } : { $players }
room-ready =
    .brief = On y va ?
    .normal = Continuez quand vous voudrez.
    .full = Dites continuer quand vous serez là pour les cartes ; avant, vous pouvez ajouter un texte à la donne.
    .braille = on y va ?
room-judge =
    .brief = Juste ou faux ?
    .normal = La réponse est-elle juste ou fausse ?
    .full = C'est vous qui jugez : la réponse est-elle juste ou fausse ?
    .braille = juste/faux ?
room-pause =
    .brief = { $low-count ->
        [0] { "" }
       *[other] { $low } : { $game ->
            [dos] deux cartes.
           *[uno] une carte.
        }
    } { $own ->
        [yes] DOS, ou continuer ?
       *[no] { $low-count ->
            [0] Continuer ?
           *[other] Dénoncer, ou continuer ?
        }
    }
    .normal = { $low-count ->
        [0] { "" }
        [1] { $low } n'a plus { $game ->
            [dos] que deux cartes.
           *[uno] qu'une carte.
        }
       *[other] { $low } n'ont plus { $game ->
            [dos] que deux cartes.
           *[uno] qu'une carte.
        }
    } { $own ->
        [yes] Annoncer DOS, ou continuer ?
       *[no] { $low-count ->
            [0] Intervenir, ou continuer ?
           *[other] Dénoncer, ou continuer ?
        }
    }
    .full = { room-pause.normal }
    .braille = { $low } { $own ->
        [yes] dos/suite ?
       *[no] contre/suite ?
    }
room-back =
    .brief = De retour. { $count ->
        [one] { $count } événement manqué.
       *[other] { $count } événements manqués.
    }
    .normal = { $count ->
        [0] Vous êtes de retour.
        [one] Vous êtes de retour. En votre absence :
       *[other] { $told ->
            [5] Vous êtes de retour. En votre absence, { $count } événements, dont à la fin :
           *[other] Vous êtes de retour. En votre absence :
        }
    }
    .full = { room-back.normal }
    .braille = retour { $count }

# Ce qui ne se peut pas

room-no-not-a-member = Vous n'êtes plus à cette table. Entrez de nouveau avec son code.
room-no-unknown-command = { $typed } n'est pas une commande de cette table. Demandez l'aide pour entendre celles qui existent.
room-no-unknown-question = Cette question ne peut pas être posée. Il y a { $questions }.
room-no-bad-move = Cela ne se lit pas comme un coup : { $problem }.
room-no-stale = Quelque chose s'est passé entre-temps, rien n'a donc été fait. { $now }
room-no-not-playing = Vous regardez cette partie, sans cartes. Vous pourrez prendre place quand elle sera finie.
room-no-not-host = { $host ->
    [none] Seul l'hôte peut le faire, et il n'y en a pas en ce moment.
   *[other] Seul l'hôte peut le faire : demandez à { $host }.
}
room-no-under-way = Pas pendant une partie. Attendez qu'elle soit finie.
room-no-round-under-way = Pas pendant une manche : les règles changent entre deux manches.
room-no-nobody-sits = Aucune personne présente n'est assise à la table. Prenez d'abord place.
room-no-wrong-number = { $count ->
    [one] Une seule place est prise
   *[other] { $count } places sont prises
}, et ce jeu se joue de { $least } à { $most }. Ajoutez ou retirez un robot, ou attendez les autres.
room-no-no-text-now = On n'ajoute un texte à la donne qu'entre deux manches, avant la distribution.
room-no-text-twice = Vous avez déjà ajouté un texte à cette donne.
room-no-bad-text = Le texte pour la donne a de 1 à 200 lettres et signes, sur une ligne.
room-no-seated = Vous avez déjà une place.
room-no-no-seat = Il n'y a plus de place : on joue à { $most } au plus. Vous pouvez regarder.
room-no-bad-bot = Dites bot add avec { $levels }, ou bot remove avec le numéro de la place d'un robot.
room-no-bad-option = Ce n'est pas possible : { $problem }.
room-no-no-such-member = Il n'y a personne de tel à la table pour cela.
room-no-no-game = Il n'y a pas encore de partie. C'est l'hôte qui la lance.
room-no-not-dealt = Les cartes ne sont pas encore distribuées. Dites continuer quand vous voudrez.
room-no-game-over = La partie est finie. L'hôte peut en lancer une autre.
room-no-no-cards = Il n'y a pas de cartes sur la table en ce moment.
room-no-bad-number = Dites last avec un nombre, comme last 5.
room-no-no-record = Le compte rendu s'obtient quand la partie est finie.
room-no-not-here = Cela se règle dans votre propre page ou terminal.
room-no-name-taken = { $name } se prononce comme { $like }, qui est déjà là. Prenez un autre nom, ou demandez à l'hôte de vous rendre votre place.
room-no-table-full = La table est pleine : il y a de la place pour { $most }.
setup-clock = une pendule a de 10 à { $most } secondes, ou 0 pour aucune, pas { $value }
setup-option = l'option { $value } n'existe pas ; il y a { $options }
setup-public = public se règle par yes ou no, pas { $value }
room-no-bad-edition = Cette édition n'existe pas. Il y a { $editions }.
