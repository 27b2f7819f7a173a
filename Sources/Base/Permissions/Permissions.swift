// Sets of options with names.
