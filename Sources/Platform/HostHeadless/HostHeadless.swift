// HostHeadless: filled in by its first file.
