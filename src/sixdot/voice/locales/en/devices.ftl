### When braille, a voice or a sound is missing, and how to get it.

## Braille and its display, when something is not there.

braille-missing = Braille needs liblouis, which is not installed: on Debian or Ubuntu, apt install liblouis20 liblouis-data; on a Mac, brew install liblouis; on Windows, name its liblouis.dll in SIXDOT_LIBLOUIS.
braille-no-table = liblouis has no braille table { $table }. On Debian or Ubuntu the tables are in the package liblouis-data.
display-no-library = The braille display needs BrlAPI, which is not installed: on Debian or Ubuntu, apt install brltty libbrlapi0.8.
display-no-brltty = BRLTTY does not answer, so nothing goes to the braille display. Is it running, and is its BrlAPI on?
display-refused = BRLTTY does not let you in: your user has to be able to read its key, often by joining the group brlapi.
display-none = BRLTTY is running, but no braille display is connected to it.
display-busy = Another program has the braille display of this terminal.
display-failed = BRLTTY does not show the game: { $reason }.
display-gone = The braille display is gone. The game goes on here, and there again when it is back.
display-back = The braille display is back.

## When there is no voice, or no sound: what is missing, and how to get it.

speech-engine = espeak-ng
    .engine_prism = Prism
    .engine_speechd = speech-dispatcher
    .engine_say = say
speech-how-system = { $install }
    .system_linux = sudo apt install espeak-ng
speech-how-engine = sudo apt install espeak-ng
    .engine_prism = { $install }, and start a screen reader.
    .engine_speechd = sudo apt install speech-dispatcher speech-dispatcher-espeak-ng
    .engine_say = use a Mac, where it is built in.
    .system_mac = brew install espeak-ng
    .system_windows = install it from github.com/espeak-ng/espeak-ng/releases, and add its folder to the PATH.
speech-missing = This computer has no voice that Sixdot can use. To get one: { speech-how-system }
    .brief = No speech: { speech-how-system }
    .full = This computer has no voice that Sixdot can use, so the game goes on in text; sixdot doctor tells what was tried. To get one: { speech-how-system }
    .braille = no speech: sixdot doctor
speech-missing-engine = { speech-engine } is not here or has no voice. To get it: { speech-how-engine }
    .brief = No { speech-engine }: { speech-how-engine }
    .full = { speech-engine } is not here or has no voice, so the game goes on in text. Leave the engine out, and any voice that is here is used. To get this one: { speech-how-engine }
    .braille = no { speech-engine }
speech-unknown-engine = There is no speech engine { $engine }. The engines are { $engines }.
    .brief = Engines: { $engines }.
    .full = There is no speech engine { $engine }. The engines are { $engines }; leave it out, and the first of them that works is used.
    .braille = no engine { $engine }
speech-no-voice = { speech-engine } has no voice { $voice }. Leave the voice out to hear the usual one.
    .brief = No voice { $voice }.
    .full = { speech-engine } has no voice of the name { $voice }, and a voice is called by the engine's own name for it. Leave the voice out to hear the usual one of your language.
    .braille = no voice { $voice }
speech-stuck = Speech has stopped: { speech-engine } does not answer. The game goes on in text.
    .brief = Speech stopped.
    .full = Speech has stopped: { speech-engine } does not answer. The game goes on in text; switch speech off and on to try again, and sixdot doctor tells what works.
    .braille = speech stopped
speech-failed = { speech-engine } could not speak. Is there a sound card? The game goes on in text.
    .brief = No sound from { speech-engine }.
    .full = { speech-engine } could not speak. Is there a sound card, and may you use it? The game goes on in text; switch speech off and on to try again, and sixdot doctor tells what works.
    .braille = speech failed
sounds-missing = There is no program here that plays sounds; the game goes on without.
    .system_linux = There is no program here that plays sounds. To get one: sudo apt install alsa-utils
    .brief = No sounds: nothing here plays them.
    .full = There is no program here that plays sounds, and the game goes on without: every sound is also in words.
    .full-system_linux = There is no program here that plays sounds, and the game goes on without: every sound is also in words. To get one: sudo apt install alsa-utils
    .braille = no sounds
