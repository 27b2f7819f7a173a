// Solves systems of linear relations with priorities.
