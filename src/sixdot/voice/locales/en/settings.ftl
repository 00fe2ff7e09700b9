### Settings, and what is installed.

## Settings

settings-file = Settings of Sixdot. Take the # away before a line to make it count. Lines of your own stay.
settings-where = The settings are kept in { $path }.
settings-unreadable = The settings in { $path } cannot be read: { unreadable } The defaults count.
settings-broken = { settings-place } this cannot be understood, so none of the settings is used. The defaults count, and the file is left alone.
settings-place = { $path }, line { $line }:
    .line_0 = { $path }:
settings-unknown-key = { settings-place } there is no setting { $key }. It is left alone.
settings-wrong-value = { settings-place } { $key } cannot be { $value }. { settings-wanted } Until that is put right, the default counts.
settings-wanted = It is a text of up to { $most } characters.
    .kind_flag = It is true or false.
    .kind_number = It is a number from { $least } to { $most }.
    .kind_choice = It is one of { $options }.
    .kind_bots = The bots are { $options }, or module:function for one of your own that is here.
settings-wanted-typed = It is a text of up to { $most } characters.
    .kind_flag = It is yes or no.
    .kind_number = It is a number from { $least } to { $most }.
    .kind_choice = It is one of { $options }.
    .kind_bots = The bots are { $options }, or module:function for one of your own that is here.
settings-no-key = There is no setting { $key }. Type set alone to hear them all.
    .brief = No setting { $key }.
    .full = There is no setting { $key }. The settings are { $keys }. Type set alone to hear what each of them is.
    .braille = no setting { $key }
settings-not-so = { $key } cannot be { $value }. { settings-wanted-typed }
    .brief = { settings-wanted-typed }
    .full = { $key } cannot be { $value }, so it stays as it was. { settings-wanted-typed }
    .braille = { $key }: a text
    .braille-kind_flag = { $key }: yes no
    .braille-kind_number = { $key }: { $least } to { $most }
    .braille-kind_choice-and-options-count_2 = { $key }: { $options }
    .braille-kind_choice-and-options-count_3 = { $key }: { $options }
    .braille-kind_choice = { $key } not { $value }
settings-not-saved = The file { $path } has a mistake in it and is left alone. Type sixdot doctor to hear which.
    .brief = { $path } has a mistake in it.
    .full = The file { $path } cannot be changed safely because of a mistake in it, so it is left alone. Type sixdot doctor to hear which.
    .braille = mistake in { $path }
settings-not-written = { $path } could not be written: { saved-reason } { saved-elsewhere }
settings-how = To change one, type set, its name and its value: set verbosity brief. For the length, brief, normal or full is enough.
    .brief = To change one: set verbosity brief.
    .braille = set verbosity brief
settings-how-one = To change it: set { $name } { $value }.
    .value_none = To change it, type set { $name } and the value.
setting-line = { $name }: { $value }. { $about }
    .brief = { $name } { $value }
    .full = { $name } is { $value }. { $about }

setting-language = language, lang
setting-about-language = The language of the game: en or fr; by default that of the system.
setting-verbosity = verbosity, length, words
setting-about-verbosity = How much is said: brief, normal or full.
setting-sort = sort, sorting, order
setting-about-sort = How your hand is sorted: colour, number, or fits for what can be played first.
setting-marks = marks
setting-about-marks = Call cards by their corner marks, such as r5.
setting-name = name, my name
setting-about-name = What the others call you.
setting-edition = edition, rule book
setting-about-edition = The rule book that is played by unless you ask for another.
setting-players = players
setting-about-players = How many sit at the table, from 2 to 10.
setting-bots = bots, opponents
setting-about-bots = Who plays against you: easy, steady, sharp, or several with commas between.
setting-colours = colours, colors
setting-about-colours = Show the colours of the cards on a colour terminal.
setting-braille = braille, display
setting-about-braille = Show the game on a braille display, through BRLTTY.
setting-braille-table = braille table, table, grade
setting-about-braille-table = The braille code: en-ueb-g1, en-ueb-g2, fr-bfu-g1 or fr-bfu-g2; by default uncontracted.
setting-braille-status = braille status, status cells
setting-about-braille-status = Keep three cells of a wide braille display for whose turn it is, the colour, and who has called.
setting-braille-maths = braille maths, maths, math
setting-about-braille-maths = How braille writes sums such as 7 x 8: text, as they were typed; signs, with the signs of operation of the braille code; or nemeth.
setting-width = width, cells
setting-about-width = How many cells a printed braille line has, from 10 to 100.
setting-speech = speech, voice output
setting-about-speech = Let the game speak. With a screen reader you do not need it.
setting-speech-engine = speech engine, engine
setting-about-speech-engine = Which voice program speaks: prism, speechd, say or espeak; by default the first that is there.
setting-speech-rate = speech rate, rate, speed
setting-about-speech-rate = How fast the voice speaks, from 1 to 100.
setting-speech-voice = speech voice, voice
setting-about-speech-voice = Which voice speaks, by the name its program gives it.
setting-sounds = sounds, sound
setting-about-sounds = Add short sounds to the words.

setting-value-yes = yes, y, on, true
setting-value-no = no, n, off, false
setting-value-none = default, standard, auto, none
setting-value-brief = brief, short
setting-value-normal = normal, medium
setting-value-full = full, long
setting-value-colour = colour, color, colours
setting-value-number = number, numbers
setting-value-fits = fits, fit, playable
setting-value-text = text
setting-value-signs = signs
setting-value-nemeth = nemeth
setting-value-en = en, english
setting-value-fr = fr, french

## The doctor

doctor-python =
    .works = Python { $version } is recent enough.
    .missing = Python { $version } is too old: Sixdot needs { $wanted } or newer.
doctor-sixdot =
    .works = Sixdot { $version } { $compiled ->
        [yes] plays at full speed: the game is compiled.
       *[no] is complete. The game is not compiled, which only matters for playing many games at once.
    }
doctor-settings-file =
    .works = { $there ->
        [yes] Settings are read from { $path }.
       *[no] There are no settings yet. They would be kept in { $path }.
    }
    .missing = The settings in { $path } have mistakes in them, see below.
doctor-settings-folder =
    .works = Settings can be kept in { $path }.
    .missing = Settings cannot be kept in { $path }: { saved-reason } Name another folder in SIXDOT_HOME.
doctor-games-folder =
    .works = Games can be saved in { $path }.
    .missing = Games cannot be saved in { $path }: { saved-reason } Name another folder in SIXDOT_HOME.
doctor-games =
    .works = { $count ->
        [0] No games are saved yet.
        [one] One game is saved there, { $going ->
            [0] { $left ->
                [0] and it is over.
               *[other] and it is broken off.
            }
           *[other] and it can go on.
        }
       *[other] { $count } games are saved there, { $going ->
            [0] none of which can go on.
            [one] one of which can go on.
           *[other] { $going } of which can go on.
        } { $left ->
            [0] { "" }
            [one] One is broken off.
           *[other] { $left } are broken off.
        }
    }
    .missing = { $damaged ->
        [one] One saved game cannot be read: { $names }. It is left alone.
       *[other] { $damaged } saved games cannot be read: { $names }. They are left alone.
    }
doctor-terminal =
    .works = This is a terminal of the kind { $term }{ $colours ->
        [yes], and colours are added to the words.
       *[no], and only plain lines are written.
    }
    .missing = Input or output is no terminal. That works too: lines are read and written as they come.
doctor-encoding =
    .works = Letters are written as { $encoding }.
    .missing = Letters are written as { $encoding }, which lacks some of the signs written here, such as braille cells: set PYTHONUTF8=1, or a UTF-8 locale such as LANG=C.UTF-8.
doctor-liblouis =
    .works = Braille is translated by liblouis { $version }.
    .missing = { $version ->
        [none] { braille-missing }
       *[other] liblouis { $version } lacks the braille tables { $tables }: on Debian or Ubuntu, apt install liblouis-data.
    }
doctor-brltty =
    .works = BRLTTY answers, and its braille display of { $cells } cells can show the game.
    .missing = { $problem ->
        [display-no-library] { display-no-library }
        [display-refused] { display-refused }
        [display-none] { display-none }
        [display-busy] { display-busy }
       *[other] { display-no-brltty }
    }
doctor-prism =
    .works = { speech-engine } speaks, through your screen reader if one is running.
    .missing = { doctor-no-speech }
doctor-speechd =
    .works = { speech-engine } speaks.
    .missing = { doctor-no-speech }
doctor-say =
    .works = { speech-engine } speaks.
    .missing = { doctor-no-speech }
doctor-espeak =
    .works = { speech-engine } speaks.
    .missing = { doctor-no-speech }
doctor-no-speech = { speech-engine } is here, but could not speak. Is there a sound card?
    .why_missing-engine = { speech-engine } is not here or has no voice. To get it: { speech-how-engine }
    .why_stuck = { speech-engine } is here, but does not answer.
doctor-sounds =
    .works = Sounds can be played.
    .missing = { sounds-missing }
doctor-server =
    .works = sixdot serve can open tables here.
    .missing = { server-missing }
doctor-press-pdf =
    .works = sixdot press can make PDF files.
    .missing = { $lacks ->
        [font] { press-missing-font }
       *[other] { press-missing-pdf }
    }
doctor-press-tags =
    .works = sixdot press can make tags for a 3D printer.
    .missing = Tags for a 3D printer need manifold3d, which is not installed. To get it: { $install }
doctor-press-audio =
    .works = sixdot press can record the rules with espeak-ng.
    .missing = { $lacks ->
        [program] Recording the rules needs espeak-ng. To get it: { speech-how-engine }
        [fr] espeak-ng could not record anything in French. To get its voices: sudo apt install espeak-ng-data
       *[other] espeak-ng could not record anything in English. To get its voices: sudo apt install espeak-ng-data
    }
doctor-trying = The voices are being tried, which takes some seconds.
doctor-fine = Not here: { $missing }. The game can be played without.
    .missing-count_0 = Everything works.
doctor-not-fine = The game cannot be saved like this, see above.
doctor-part = sounds
    .part_liblouis = braille
    .part_brltty = a braille display
    .part_speech = speech
    .part_server = a server
    .part_press-pdf = PDF files
    .part_press-tags = tags for a 3D printer
    .part_press-audio = recorded rules
