// Explains why views lie where they lie.
