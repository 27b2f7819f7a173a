// TextLayout: filled in by its first file.
