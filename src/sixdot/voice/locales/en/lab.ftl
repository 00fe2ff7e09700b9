### The lab: why an experiment cannot be done. What comes of one is a table of figures.

lab-from-one = { $argument } is a number from 1, not { $value }.
lab-bad-patience = --patience is up to { $most } seconds, not { $value }.
lab-nowhere = There is nowhere to print the results to: keep them with --into FILE.
lab-bad-bots = Bots are named one after another with commas between them, not { $value }.
lab-games-only = Scoring, target and partners are for whole games: say how many with --games.
lab-no-matplotlib = A plot needs matplotlib: install it with pip install 'sixdot[plot]'.
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
