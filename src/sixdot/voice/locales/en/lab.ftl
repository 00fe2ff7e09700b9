### The lab: why an experiment cannot be done. What comes of one is a table of figures.

lab-from-one = { $argument } is a number from 1, not { $value }.
lab-bad-patience = --patience is up to { $most } seconds, not { $value }.
lab-nowhere = There is nowhere to print the results to: keep them with --into FILE.
lab-bad-bots = Bots are named one after another with commas between them, not { $value }.
lab-games-only = Scoring, target and partners are for whole games: say how many with --games.
lab-no-matplotlib = A plot needs matplotlib: install it with { $install }.
lab-plot-name = The plot is a PNG: give it a name such as rates.png, not { $value }.
lab-plot-folder = There is no folder for the plot { $path }.
lab-plot-unwritten = The plot cannot be written in { $path }: { saved-reason }

# The file in which results are kept
lab-file-unusable = The results cannot be kept in { $path }: { saved-reason }
lab-file-none = The results cannot be kept in { $path }: it is no file.
lab-file-busy = Another run is writing into { $path } now.
lab-file-unwritten = No more results can be kept in { $path }: { saved-reason }
lab-file-foreign = { $path } is there already, and was not written by the lab.
lab-file-line = { $path } cannot be read: line { $number } is no result of this run.
lab-file-other = { $path } holds another run: there { $name } is { $there }, here { $here }. Repeat the command that began it, or name another file.

# Games that are kept
lab-no-pyarrow = Parquet needs pyarrow: install it with { $install }. Without --parquet the games are kept as lines of JSON.
lab-folder-foreign = The folder { $path } has something else in it: name an empty or a new one.
lab-no-records = No games are kept there: { $path } cannot be read. { saved-reason }
lab-records-line = { $path } is no list of kept games: line { $number } cannot be read.
lab-records-newer = The games in { $path } were kept by Sixdot { $version }, by newer rules than this one knows.
lab-part-unread = { $path } cannot be read: { saved-reason }
lab-part-damaged = { $path } is damaged: it is not what was written. Bring back a copy; or take the line with "unit":{ $number } out of parts.jsonl, and the command that began it plays that part again.
lab-part-lost = Part { $number } came back damaged from the one who played it.
lab-no-game = There is no game { $number } in { $path }.
lab-from-alone = With --from FOLDER go only --every, --into, --workers, --ray and --format: the rest is settled by what was kept.
lab-every-alone = --every is for games that were kept: say where with --from FOLDER.

# The leaderboard
lab-opponent-changed = { $bot } plays otherwise here than protocol { $number } of the leaderboard has it, so the results could not be compared. Use the version of Sixdot that the other results were played with.
lab-every-check = --every is for results that are checked: say which with --check FILE.
lab-no-results = There are no results: { $path } cannot be read. { saved-reason }
lab-results-line = { $path } holds no results of the leaderboard: line { $number } cannot be read.
lab-results-other = { $path } was played by another protocol or against other opponents than those here, which are of protocol { $number }. Check it with Sixdot { $version }.
