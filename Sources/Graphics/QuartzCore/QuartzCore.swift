// QuartzCore: filled in by its first file.
