// HostGTK: filled in by its first file.
