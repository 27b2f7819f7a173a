// ImageIO: filled in by its first file.
