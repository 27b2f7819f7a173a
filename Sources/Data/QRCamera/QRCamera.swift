// Frames from cameras, films and test patterns.
