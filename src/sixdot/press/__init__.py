"""Things to print and to emboss: the rules of an edition as a booklet, in whatever form somebody reads."""
