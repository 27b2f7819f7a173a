// Shallow, one-level and deep copies of object graphs.
