"""Things to print, to emboss and to stick on cards."""
