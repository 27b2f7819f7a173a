// Playback: filled in by its first file.
