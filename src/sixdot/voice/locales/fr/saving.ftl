### Les parties enregistrées.

## Enregistrer

saved-not = La partie n'a pas pu être enregistrée dans { $path } : { saved-reason } { saved-elsewhere } Ce qui précède est à l'abri.
    .brief = Pas enregistré : { saved-reason }
    .full = La partie n'a pas pu être enregistrée dans { $path } : { saved-reason } { saved-elsewhere } Tout ce qui était enregistré est à l'abri : une fois le problème réglé, sixdot resume { $path } reprendra à cet endroit.
    .braille = pas enregistré
saved-reason = { $reason }.
    .reason_full = le disque est plein.
    .reason_forbidden = l'écriture y est interdite.
    .reason_missing = ce dossier n'existe pas.
    .reason_no-folder = à la place d'un dossier se trouve un fichier.
    .reason_no-file = ce nom est pris par autre chose qu'un fichier.
    .reason_loop = les liens y tournent en rond.
    .reason_taken = un fichier de ce nom existe déjà.
    .reason_too-long = le nom est trop long.
saved-elsewhere = { "" }
    .reason_forbidden = { home-elsewhere }
    .reason_missing = { home-elsewhere }
    .reason_no-folder = { home-elsewhere }
home-elsewhere = Indiquez un autre dossier dans SIXDOT_HOME.
saved-no-copy = Aucune copie n'a été faite dans { $path } : { saved-reason } La partie elle-même est à l'abri.
saved-bad-name = Une copie ne peut pas s'appeler « { $name } ». Tapez enregistrer et un nom simple comme lundi, ou un chemin complet.
saved-there = Le fichier { $path } existe déjà : choisissez un autre nom.
saved-as-notes = Une partie ne peut pas s'appeler { $name } : ces fichiers gardent les cartes secrètes. Appelez-la { $better }.

## Reprendre une partie

saved-none = Aucune partie n'attend d'être reprise. Tapez sixdot play pour en commencer une.
saved-nowhere = Aucune partie enregistrée ne s'appelle { $name }. Tapez sixdot history pour en entendre la liste.
saved-many = { $name } peut désigner { $names-count } parties : { $names }. Tapez le nom plus en entier.
saved-welcome = Vous revoici dans votre partie : { $edition-title }, avec { $players }, manche { $round }.
    .brief = De retour. { $edition-title }, { $players }, manche { $round }.
    .full = Vous revoici dans votre partie, exactement où vous l'aviez laissée : { $edition-title }, avec { $players }, manche { $round }.
    .braille = retour · { $edition-braille } manche { $round }
saved-over = La partie { $name } est terminée. Tapez sixdot replay { $game } pour la réentendre.
saved-in-use = La partie { $name } se joue déjà dans une autre fenêtre.
saved-left = La partie { $name } est interrompue et ne peut pas reprendre : { saved-lost } Tapez sixdot replay { $game } pour entendre ce qu'il en reste.
saved-lost = le fichier de ses cartes secrètes a disparu.
    .problem_bad-notes = le fichier de ses cartes secrètes est illisible.
    .problem_no-secret = les cartes de la manche { $round } sont perdues.
saved-no-bot = La partie { $name } ne peut pas reprendre sans son robot : { $problem }.
saved-mended = La partie { $name } a été commencée avec Sixdot { $program }. Depuis, une règle a été corrigée, selon laquelle la manche { $round } se serait passée autrement : la partie ne peut donc pas reprendre. Elle reste lisible : sixdot replay la raconte jusque-là.
saved-anew = Entrée commence une nouvelle partie avec les mêmes joueurs et les mêmes options ; quitter s'en tient là.
saved-differs = La partie { $name } ne peut pas reprendre : son fichier et ses cartes secrètes ne vont pas ensemble, l'un des deux a été modifié.
saved-damaged = La partie { $name } est illisible : { saved-damage } Rien n'y a été touché.
saved-damage = la ligne { $line } ne va pas avec ce qui précède.
    .problem_no-text = ce n'est pas du texte.
    .problem_no-record = c'est trop long pour une partie.
    .problem_newer = elle vient d'un Sixdot plus récent, qui sait la lire.
    .problem_no-file = ce n'est pas un fichier.
    .problem_no-folder = à la place d'un dossier se trouve un fichier.
    .problem_too-long = le nom est trop long.
    .problem_loop = les liens y tournent en rond.
    .problem_forbidden = la lecture est interdite.
    .problem_missing = le fichier n'existe plus.
    .problem_scores = ses scores ne vont pas avec ses joueurs.
    .problem_winners = ses gagnants ne sont pas à la table.
    .line_0 = { $problem }.
unreadable = { $reason }.
    .reason_no-text = ce n'est pas du texte UTF-8.
    .reason_no-record = c'est trop long pour une partie.
    .reason_no-file = ce n'est pas un fichier.
    .reason_no-folder = à la place d'un dossier se trouve un fichier.
    .reason_loop = les liens y tournent en rond.
    .reason_forbidden = la lecture est interdite.
    .reason_missing = le fichier n'existe pas.
    .reason_too-long = le nom est trop long.

## Une partie abîmée, avant d'en proposer une plus ancienne

resume-sound = { $lines ->
    [one] Sa première ligne est intacte : { $game }
   *[other] Ses { $lines } premières lignes sont intactes : { $game }
}
    .braille = { $lines } lignes intactes
resume-mend = Tapez { $number } pour reprendre à cet endroit, dans une copie ; le fichier abîmé reste tel quel.
    .brief = { $number } : reprendre à cet endroit.
    .braille = { $number } : reprendre là
resume-older = Tapez { $number } pour reprendre la partie d'avant : { $game }
    .brief = { $number } : { $game }
resume-or-not = Toute autre réponse laisse tout en l'état.
    .brief = Sinon, rien ne change.
    .braille = sinon rien

## Prouver une partie

verify-fits = { $name } : tout est juste. Manches : { $rounds }, actions : { $actions }. Chacune de ces donnes découle de sa graine, chaque graine de son engagement.
verify-wrong = { $name } : il y a une erreur : { saved-damage } Avant cela, tout est juste. Manches : { $rounds }, actions : { $actions }.
verify-chosen = Les graines ont été choisies, pour s'exercer : on pouvait connaître les cartes.
verify-practice = C'était un entraînement : { $count ->
    [0] rien n'a été repris, mais cela aurait pu.
    [one] une décision a été reprise.
   *[other] { $count } décisions ont été reprises.
} Cela ne compte pas comme une partie loyale.
verify-open = La partie n'est pas finie. Lignes impossibles à prouver pour l'instant : { $count }.
    .over = { $count } lignes ne peuvent pas être prouvées : leur manche a été reprise avant sa fin.

## La liste des parties

saved-date = { $day } { saved-month } { $year }, { $time }
    .day_1 = 1er { saved-month } { $year }, { $time }
saved-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
history-none = Aucune partie n'a encore été jouée ici. Tapez sixdot play pour en commencer une.
history-line = Partie { $number }, { $game }
    .braille = { $number } : { $game }
history-game = { $when } : { $edition-name }, { $players }. { history-practice } { history-state } { $scores }.
    .brief = { $when }, { $edition-name }, { history-practice } { history-state }
    .full = { $when } : { $edition-name }, avec { $players }. { history-practice } { history-state } Scores : { $scores }. Elle s'appelle { $name }.
    .braille = { $day-padded }.{ $month-padded } { $edition } manche { $round }
    .braille-state_over = { $day-padded }.{ $month-padded } { $edition } finie
    .braille-state_left = { $day-padded }.{ $month-padded } { $edition } interrompue
history-practice = { CHOOSE($practice, yes: "Entraînement.", no: "") }
history-state = Manche { $round } en cours.
    .state_over-and-winners-count_one = Victoire : { $winners }.
    .state_over = Victoire commune : { $winners }.
    .state_left = Interrompue à la manche { $round }.
    .round_0 = Pas encore de donne.
history-score = { $who } { $score }
history-damaged = { $when } : { $name } est illisible : { saved-damage }
    .mends = { $when } : { $name } est abîmée : { saved-damage } Tapez sixdot resume { $name } pour reprendre avant le dommage.
    .braille = { $name } abîmée
