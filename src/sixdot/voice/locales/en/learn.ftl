### Lessons: what the teacher says in all of them. What is taught is in the files lessons-….

learn-welcome = Let us learn { $edition-title }, in { $count } short lessons. Nothing you type here can go wrong, so ask and try whatever you like. Enter repeats what I asked you for, help tells more, quit leaves, and you can go on another time.
    .again = Welcome back. We are learning { $edition-title }. Enter repeats what I asked you for, help tells more, quit leaves.
    .brief = { $edition-title }: { $count } lessons. Enter repeats, quit leaves.
    .brief-again = { $edition-title }, where you left it.
    .braille = learn { $edition-braille } · enter again · quit
learn-heading = Lesson { $number } of { $count }: { $title }.
    .braille = lesson { $number }/{ $count } { $title }

## The end of what is said at a step: what to do

learn-type = Type { $what }.
    .braille = · type { $what }
learn-enter = Enter goes on.
    .brief = Enter.
    .braille = · enter
learn-enter-next = Enter begins lesson { $number }.
    .last = Enter ends the lessons.
    .brief = Enter: lesson { $number }.
    .brief-last = Enter: the end.
    .braille = · enter: lesson { $number }
    .braille-last = · enter: end
learn-or = { $before } or { $item }
    .braille = { $before } / { $item }
learn-typed-wild = { $card } { $colour }

## What was not wanted

learn-other = You could { $what }: the rules allow it, and in a game it would count. This lesson needs something else now, so nothing has happened.
    .brief = Allowed, but not in this lesson: nothing has happened.
    .braille = { $what }: not now
learn-other-answer = In a game, { $answer } would be wrong and cost you a card. Here you simply try again.
    .right = { $answer } is right! But this once a wrong answer is wanted, and it costs nothing that lasts.
    .brief = { $answer } is wrong: try again.
    .brief-right = Right, but answer wrongly here.
    .braille = { $answer } wrong, again
    .braille-right = right, but be wrong
learn-stay = Nobody plays for you in a lesson and nobody hurries you: it waits as long as you like. quit leaves it.
    .brief = The lesson waits. quit leaves.
    .braille = lesson waits · quit
learn-first = This is the first step of the lesson; lesson and a number goes to another one.
    .brief = This is the first step.
    .braille = first step
learn-back = One step back.
    .braille = back
learn-which = There are { $count } lessons: name one by its number, from 1 to { $count }.
    .brief = 1 to { $count }?
    .braille = lesson 1 to { $count }?
learn-kept = How far you are is kept after every step, and you can go on there another time.
    .brief = Kept after every step.
    .braille = kept after every step

## The lessons, and how far somebody is

learn-contents = The lessons of { $edition-title }:
    .braille = lessons of { $edition-braille }
learn-listed = Lesson { $number }, { $title }
    .begun = Lesson { $number }, { $title }: you are here
    .done = Lesson { $number }, { $title }: done
    .braille = { $number } { $title }
    .braille-begun = { $number } { $title }: here
    .braille-done = { $number } { $title }: done
learn-help = In a lesson, Enter repeats what I asked you for, or goes on. why tells the rule behind it, next does it for you, back goes a step back, start over begins the lesson again, lessons lists them all, lesson 3 goes to one of them.
    .brief = why, next, back, start over, lessons, lesson 3.
    .braille = next back start over lessons
learn-goodbye = You stop in lesson { $number } of { $count }. Type sixdot learn to go on right here.
    .brief = Kept, lesson { $number }. sixdot learn goes on.
    .braille = lesson { $number }: sixdot learn
learn-finished = That was the last lesson: now you know the whole game. Type sixdot play --edition { $edition } to play it.
    .brief = All learnt. sixdot play --edition { $edition }.
    .braille = sixdot play --edition { $edition }
learn-left = You stop in lesson { $number } of { $count }. Your place is kept: another time you can go on right here.
    .brief = Kept, lesson { $number }.
    .braille = lesson { $number }: kept
learn-all-done = That was the last lesson: now you know the whole game.
    .brief = All learnt.
    .braille = all learnt
learn-none = There are no lessons for { $name }. There are for { $editions }.
learn-unreadable = How far you had come cannot be read in { $path }: { unreadable } So the lessons begin with the first.
    .reason_no-text = How far you had come cannot be read in { $path }: something in it was changed. So the lessons begin with the first.
learn-place-lost = Your place in the lessons could not be found again, so we begin with the first step of this one.
    .brief = Your place was lost: from the first step.
    .braille = place lost: first step
learn-not-kept = How far you are cannot be kept: { $problem } The lesson goes on all the same.

## What may be typed in a lesson

learn-to-show = next, show me, show, do it, do it for me, next step, skip this, skip it, skip this step
learn-to-back = back, go back, step back, previous, previous step
learn-to-restart = start over, restart, start again, from the start, repeat the lesson
learn-to-list = lessons, contents, which lessons
learn-to-lesson = lesson, go to lesson
learn-to-next = next lesson, skip this lesson, skip the lesson
# What somebody says who has lost the thread, and who is ready.
learn-to-hear = what, what now, what do i do, what do i do now, what should i do, what shall i do, what am i to do, i don't understand, huh, sorry, pardon, come again
learn-to-go-on = ok, okay, yes, ready, i'm ready, understood, got it, i understand
learn-to-leave = stop here, leave the lesson, exit the lesson, end the lesson, i want to stop
