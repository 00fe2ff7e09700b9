### The file in which a server keeps its tables

store-not-saved = Not saved: { store-reason } Nothing has changed; try again.
store-taken = Table { $table } has gone on: its last entry is number { $last }. Look again, then try again.
store-done-already = That has been done already at table { $table }, as number { $done }.
store-damaged = Table { $table } is damaged from entry { $number } on: what is stored there is not what was written.
store-unusable = { $path } cannot be used: { store-reason }
store-in-use = { $path } is in use by another Sixdot server. Stop that one first, or choose another file with --db.
store-newer = { $path } was written by a newer Sixdot: its format is { $found }, and this Sixdot knows formats up to { $known }. Install the newer one, or choose another file with --db.
store-reason = { $reason }.
    .reason_full = the disk is full.
    .reason_forbidden = writing is not allowed there.
    .reason_missing = it is not there.
    .reason_no-folder = what should be a folder there is a file.
    .reason_no-file = it is not a file.
    .reason_loop = the links there lead to each other.
    .reason_taken = a file of that name is there already.
    .reason_too-long = the name is too long.
    .reason_empty = it is empty, and a store never is. Bring back a backup, or move it away to begin anew.
    .reason_broken = it is damaged, or is no SQLite file. Bring back a backup, or choose another file with --db.
    .reason_foreign = it belongs to another program. Choose another file with --db.
    .reason_copied = it was copied while a server was using it, without the file beside it that ends in -wal. Copy both, or use a backup.
    .reason_wal-alone = only the file beside it that ends in -wal is left. Bring the file itself back, or move that one away to begin anew.
    .reason_no-wal = nothing can be written safely enough there. Choose a place on a disk of this computer with --db.
    .reason_busy = another program is writing to it.
    .reason_closed = the store has been closed.
