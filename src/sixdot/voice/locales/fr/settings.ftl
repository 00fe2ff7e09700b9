### Les réglages, et ce qui est installé.

## Les réglages

settings-file = Réglages de Sixdot. Retirez le # devant une ligne pour qu'elle compte. Vos propres lignes restent.
settings-where = Les réglages sont gardés dans { $path }.
settings-unreadable = Impossible de lire les réglages dans { $path } : { unreadable } Les réglages par défaut s'appliquent.
settings-broken = { settings-place } ceci n'est pas compréhensible, donc aucun réglage du fichier ne compte. Les réglages par défaut s'appliquent, et le fichier reste tel quel.
settings-place = { $path }, ligne { $line } :
    .line_0 = { $path } :
settings-unknown-key = { settings-place } le réglage { $key } n'existe pas. La ligne reste telle quelle.
settings-wrong-value = { settings-place } { $value } ne convient pas à { $key }. { settings-wanted } En attendant, le réglage par défaut s'applique.
settings-wanted = Il faut un texte de { $most } caractères au plus.
    .kind_flag = Il faut true ou false.
    .kind_number = Il faut un nombre de { $least } à { $most }.
    .kind_choice = Les choix sont { $options }.
    .kind_bots = Les robots sont { $options }, ou module:fonction pour un robot à vous qui se trouve ici.
settings-wanted-typed = Il faut un texte de { $most } caractères au plus.
    .kind_flag = Répondez par oui ou non.
    .kind_number = Il faut un nombre de { $least } à { $most }.
    .kind_choice = Les choix sont { $options }.
    .kind_bots = Les robots sont { $options }, ou module:fonction pour un robot à vous qui se trouve ici.
settings-no-key = Le réglage { $key } n'existe pas. Tapez réglages, ou sixdot settings hors d'une partie, pour les entendre tous.
    .brief = Pas de réglage { $key }.
    .full = Le réglage { $key } n'existe pas. Les réglages sont { $keys }. Tapez réglages, ou sixdot settings hors d'une partie, pour entendre ce que vaut chacun.
    .braille = pas de réglage { $key }
settings-not-so = { $value } ne convient pas pour « { $key } ». { settings-wanted-typed }
    .brief = { settings-wanted-typed }
    .full = { $value } ne convient pas pour « { $key } », qui reste donc inchangé. { settings-wanted-typed }
    .braille = { $key } : un texte
    .braille-kind_flag = { $key } : oui non
    .braille-kind_number = { $key } : { $least } à { $most }
    .braille-kind_choice-and-options-count_2 = { $key } : { $options }
    .braille-kind_choice-and-options-count_3 = { $key } : { $options }
    .braille-kind_choice = { $key } : pas { $value }
settings-not-saved = Le fichier { $path } contient une erreur et reste tel quel. Tapez sixdot doctor pour savoir laquelle.
    .brief = { $path } contient une erreur.
    .full = Le fichier { $path } contient une erreur et ne peut pas être modifié sans risque : il reste tel quel. Tapez sixdot doctor pour savoir laquelle.
    .braille = erreur dans { $path }
settings-not-written = Impossible d'écrire { $path } : { saved-reason } { saved-elsewhere }
settings-how = Pour en changer un, tapez réglage, son nom et sa valeur : réglage détail bref. Pour le détail, bref, normal ou complet suffit.
    .brief = Pour en changer un : réglage détail bref.
    .braille = réglage détail bref
settings-how-one = Pour en changer : réglage { $name } { $value }.
    .value_none = Pour en changer, tapez réglage { $name } et la valeur.
setting-line = { $name } : { $value }. { $about }
    .brief = { $name } { $value }

setting-language = langue, lang
setting-about-language = La langue du jeu : en ou fr ; par défaut, celle du système.
setting-verbosity = détail, détails, detail, longueur
setting-about-verbosity = Ce qui est dit : bref, normal ou complet.
setting-sort = tri, ordre, trier
setting-about-sort = Comment votre main est rangée : couleur, nombre, ou jouables pour avoir d'abord les cartes jouables.
setting-marks = repères, reperes, marques
setting-about-marks = Appeler les cartes par leurs repères, comme 5r.
setting-name = nom, prénom, prenom, mon nom
setting-about-name = Comment les autres vous appellent.
setting-edition = règles, regles, édition, edition
setting-about-edition = La règle du jeu, si vous n'en demandez pas une autre.
setting-players = joueurs
setting-about-players = Combien on est à table, de 2 à 10.
setting-bots = robots, adversaires, bots
setting-about-bots = Contre qui vous jouez : easy, steady, sharp, ou plusieurs séparés par des virgules.
setting-colours = couleurs
setting-about-colours = Montrer les couleurs des cartes sur un terminal en couleurs.
setting-braille = braille, afficheur, plage
setting-about-braille = Afficher le jeu sur une plage braille, par BRLTTY.
setting-braille-table = table braille, table, abrégé, abrege
setting-about-braille-table = Le code braille : en-ueb-g1, en-ueb-g2, fr-bfu-g1 ou fr-bfu-g2 ; par défaut, en intégral.
setting-braille-status = statut braille, cellules d'état
setting-about-braille-status = Garder trois cellules d'une grande plage braille pour le tour, la couleur et les annonces.
setting-braille-maths = calcul braille, calculs, maths
setting-about-braille-maths = Comment le braille écrit un calcul comme 7 x 8 : texte, tel qu'il est tapé ; signes, avec les signes d'opération du code braille ; ou nemeth.
setting-width = largeur, cellules
setting-about-width = Combien de cellules compte une ligne de braille imprimée, de 10 à 100.
setting-speech = parole, voix haute
setting-about-speech = Faire parler le jeu. Avec un lecteur d'écran, c'est inutile.
setting-speech-engine = moteur vocal, moteur, synthèse, synthese
setting-about-speech-engine = Quel programme parle : prism, speechd, say ou espeak ; par défaut, le premier qui est là.
setting-speech-rate = débit, debit, vitesse
setting-about-speech-rate = À quelle vitesse la voix parle, de 1 à 100.
setting-speech-voice = voix
setting-about-speech-voice = Quelle voix parle, par le nom que lui donne son programme.
setting-sounds = sons, son
setting-about-sounds = Ajouter de petits sons aux mots.

setting-value-yes = oui, o, yes, true
setting-value-no = non, n, no, false
setting-value-none = par défaut, défaut, par defaut, defaut, auto, aucun
setting-value-brief = bref, court
setting-value-normal = normal, moyen
setting-value-full = complet, long
setting-value-colour = couleur, couleurs
setting-value-number = nombre, chiffre, chiffres
setting-value-fits = jouables, jouable
setting-value-text = texte
setting-value-signs = signes
setting-value-nemeth = nemeth
setting-value-en = en, anglais
setting-value-fr = fr, français, francais

## Le diagnostic

doctor-python =
    .works = Python { $version } est assez récent.
    .missing = Python { $version } est trop ancien : il faut { $wanted } ou plus récent.
doctor-sixdot =
    .works = Sixdot { $version } { $compiled ->
        [yes] joue à pleine vitesse : le jeu est compilé.
       *[no] est complet. Le jeu n'est pas compilé, ce qui ne compte que pour jouer des milliers de parties.
    }
doctor-settings-file =
    .works = { $there ->
        [yes] Les réglages sont lus dans { $path }.
       *[no] Il n'y a pas encore de réglages. Ils seraient gardés dans { $path }.
    }
    .missing = Les réglages dans { $path } contiennent des erreurs, voir plus bas.
doctor-settings-folder =
    .works = Les réglages peuvent être gardés dans { $path }.
    .missing = Les réglages ne peuvent pas être gardés dans { $path } : { saved-reason } Indiquez un autre dossier dans SIXDOT_HOME.
doctor-games-folder =
    .works = Les parties peuvent être enregistrées dans { $path }.
    .missing = Les parties ne peuvent pas être enregistrées dans { $path } : { saved-reason } Indiquez un autre dossier dans SIXDOT_HOME.
doctor-games =
    .works = { $count ->
        [0] Aucune partie n'est encore enregistrée.
        [one] Une partie y est enregistrée, { $going ->
            [0] { $left ->
                [0] et elle est terminée.
               *[other] et elle est interrompue.
            }
           *[other] et elle peut reprendre.
        }
       *[other] { $count } parties y sont enregistrées, { $going ->
            [0] dont aucune ne peut reprendre.
            [one] dont une peut reprendre.
           *[other] dont { $going } peuvent reprendre.
        } { $left ->
            [0] { "" }
            [one] Une est interrompue.
           *[other] { $left } sont interrompues.
        }
    }
    .missing = { $damaged ->
        [one] Une partie enregistrée est illisible : { $names }. Elle reste telle quelle.
       *[other] { $damaged } parties enregistrées sont illisibles : { $names }. Elles restent telles quelles.
    }
doctor-terminal =
    .works = Ceci est un terminal de type { $term }{ $colours ->
        [yes], et des couleurs s'ajoutent aux mots.
       *[no], et seules des lignes simples sont écrites.
    }
    .missing = L'entrée ou la sortie n'est pas un terminal. Cela marche aussi : les lignes sont lues et écrites comme elles viennent.
doctor-encoding =
    .works = Les lettres sont écrites en { $encoding }.
    .missing = Les lettres sont écrites en { $encoding }, qui ne connaît pas tous les signes utilisés ici, dont les cellules braille : définissez PYTHONUTF8=1, ou un réglage UTF-8 tel que LANG=C.UTF-8.
doctor-liblouis =
    .works = Le braille est traduit par liblouis { $version }.
    .missing = { $version ->
        [none] { braille-missing }
       *[other] Il manque à liblouis { $version } les tables braille { $tables } : sous Debian ou Ubuntu, apt install liblouis-data.
    }
doctor-brltty =
    .works = BRLTTY répond, et sa plage braille de { $cells } cellules peut afficher le jeu.
    .missing = { $problem ->
        [display-no-library] { display-no-library }
        [display-refused] { display-refused }
        [display-none] { display-none }
        [display-busy] { display-busy }
       *[other] { display-no-brltty }
    }
doctor-prism =
    .works = { speech-engine } parle, par votre lecteur d'écran s'il est lancé.
    .missing = { doctor-no-speech }
doctor-speechd =
    .works = { speech-engine } parle.
    .missing = { doctor-no-speech }
doctor-say =
    .works = { speech-engine } parle.
    .missing = { doctor-no-speech }
doctor-espeak =
    .works = { speech-engine } parle.
    .missing = { doctor-no-speech }
doctor-no-speech = { speech-engine } est là, mais n'a pas pu parler. Y a-t-il une carte son ?
    .why_missing-engine = { speech-engine } n'est pas là ou n'a pas de voix. Pour l'obtenir : { speech-how-engine }
    .why_stuck = { speech-engine } est là, mais ne répond pas.
doctor-sounds =
    .works = Les sons peuvent être joués.
    .missing = { sounds-missing }
doctor-server =
    .works = sixdot serve peut ouvrir des tables ici.
    .missing = { server-missing }
doctor-press-pdf =
    .works = sixdot press peut faire des fichiers PDF.
    .missing = { $lacks ->
        [font] { press-missing-font }
       *[other] { press-missing-pdf }
    }
doctor-press-tags =
    .works = sixdot press peut faire des plaquettes pour une imprimante 3D.
    .missing = Les plaquettes pour imprimante 3D ont besoin de manifold3d, qui n'est pas installé. Pour l'obtenir : { $install }
doctor-press-audio =
    .works = sixdot press peut enregistrer les règles avec espeak-ng.
    .missing = { $lacks ->
        [program] Pour enregistrer les règles, il faut espeak-ng. Pour l'obtenir : { speech-how-engine }
        [fr] espeak-ng n'a rien pu enregistrer en français. Pour obtenir ses voix : sudo apt install espeak-ng-data
       *[other] espeak-ng n'a rien pu enregistrer en anglais. Pour obtenir ses voix : sudo apt install espeak-ng-data
    }
doctor-trying = Les voix sont à l'essai, cela prend quelques secondes.
doctor-fine = Il manque ici { $missing } : on peut jouer sans.
    .missing-count_0 = Tout marche.
doctor-not-fine = Dans cet état, la partie ne peut pas être enregistrée, voir plus haut.
doctor-part = les sons
    .part_liblouis = le braille
    .part_brltty = la plage braille
    .part_speech = la parole
    .part_server = de quoi ouvrir un serveur
    .part_press-pdf = les fichiers PDF
    .part_press-tags = les plaquettes en 3D
    .part_press-audio = les règles à écouter
