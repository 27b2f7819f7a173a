// Layouts to look at and play with.
