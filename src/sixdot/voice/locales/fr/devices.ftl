### Quand le braille, la voix ou le son manque, et comment l'obtenir.

## Le braille et la plage braille, quand quelque chose manque.

braille-missing = Le braille a besoin de liblouis, qui n'est pas installé : sous Debian ou Ubuntu, apt install liblouis20 liblouis-data ; sur un Mac, brew install liblouis ; sous Windows, indiquez sa liblouis.dll dans SIXDOT_LIBLOUIS.
braille-no-table = liblouis n'a pas de table braille { $table }. Sous Debian ou Ubuntu, les tables sont dans le paquet liblouis-data.
display-no-library = La plage braille a besoin de BrlAPI, qui n'est pas installé : sous Debian ou Ubuntu, apt install brltty libbrlapi0.8.
display-no-brltty = BRLTTY ne répond pas, rien ne s'affiche donc sur la plage braille. Est-il lancé, avec BrlAPI activé ?
display-refused = BRLTTY vous refuse l'accès : il faut pouvoir lire sa clé, souvent en rejoignant le groupe brlapi.
display-none = BRLTTY est lancé, mais aucune plage braille n'y est reliée.
display-busy = Un autre programme occupe la plage braille de ce terminal.
display-failed = BRLTTY n'affiche pas la partie : { $reason }.
display-gone = La plage braille ne répond plus. La partie continue ici, et là-bas dès son retour.
display-back = La plage braille est de retour.

## Quand il n'y a pas de voix, ou pas de son : ce qui manque, et comment l'obtenir.

speech-engine = espeak-ng
    .engine_prism = Prism
    .engine_speechd = speech-dispatcher
    .engine_say = say
speech-how-system = { $install }
    .system_linux = sudo apt install espeak-ng
speech-how-engine = sudo apt install espeak-ng
    .engine_prism = { $install }, puis lancez un lecteur d'écran.
    .engine_speechd = sudo apt install speech-dispatcher speech-dispatcher-espeak-ng
    .engine_say = il n'existe que sous macOS.
    .system_mac = brew install espeak-ng
    .system_windows = installez-le depuis github.com/espeak-ng/espeak-ng/releases, puis ajoutez son dossier au PATH.
speech-missing = Cet ordinateur n'a pas de voix utilisable par Sixdot. Pour en avoir une : { speech-how-system }
    .brief = Pas de voix : { speech-how-system }
    .full = Cet ordinateur n'a pas de voix utilisable par Sixdot, la partie continue donc en texte ; sixdot doctor dit ce qui a été essayé. Pour en avoir une : { speech-how-system }
    .braille = pas de voix : sixdot doctor
speech-missing-engine = { speech-engine } n'est pas installé ou n'a pas de voix. Pour l'obtenir : { speech-how-engine }
    .brief = { speech-engine } manque : { speech-how-engine }
    .full = { speech-engine } n'est pas installé ou n'a pas de voix, la partie continue donc en texte. N'indiquez pas de synthèse, et la première qui fonctionne sera choisie. Pour obtenir celle-ci : { speech-how-engine }
    .braille = { speech-engine } manque
speech-unknown-engine = La synthèse vocale { $engine } n'existe pas. On a le choix entre { $engines }.
    .brief = Synthèses : { $engines }.
    .full = La synthèse vocale { $engine } n'existe pas. On a le choix entre { $engines } ; n'en indiquez aucune, et la première qui fonctionne sera choisie.
    .braille = synthèse { $engine } inconnue
speech-no-voice = { speech-engine } n'a pas de voix { $voice }. N'en indiquez pas pour entendre la voix habituelle.
    .brief = Pas de voix { $voice }.
    .full = { speech-engine } n'a pas de voix { $voice } : il faut le nom exact que lui donne la synthèse. N'en indiquez pas pour entendre la voix habituelle de votre langue.
    .braille = pas de voix { $voice }
speech-stuck = La voix s'est tue : { speech-engine } ne répond plus. La partie continue en texte.
    .brief = La voix s'est tue.
    .full = La voix s'est tue : { speech-engine } ne répond plus. La partie continue en texte ; désactivez puis réactivez la parole pour réessayer, et sixdot doctor dit ce qui fonctionne.
    .braille = plus de voix
speech-failed = { speech-engine } n'a pas pu parler. Y a-t-il une carte son ? La partie continue en texte.
    .brief = { speech-engine } reste muet.
    .full = { speech-engine } n'a pas pu parler. Y a-t-il une carte son, et y avez-vous accès ? La partie continue en texte ; désactivez puis réactivez la parole pour réessayer, et sixdot doctor dit ce qui fonctionne.
    .braille = voix muette
sounds-missing = Aucun programme ici ne sait jouer les sons ; la partie continue sans eux.
    .system_linux = Aucun programme ici ne sait jouer les sons. Pour en avoir un : sudo apt install alsa-utils
    .brief = Pas de sons : rien ici ne sait les jouer.
    .full = Aucun programme ici ne sait jouer les sons, et la partie continue sans eux : chaque son est aussi dit en mots.
    .full-system_linux = Aucun programme ici ne sait jouer les sons, et la partie continue sans eux : chaque son est aussi dit en mots. Pour en avoir un : sudo apt install alsa-utils
    .braille = pas de sons
