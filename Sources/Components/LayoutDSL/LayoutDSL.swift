// Constraints as chains of words.
