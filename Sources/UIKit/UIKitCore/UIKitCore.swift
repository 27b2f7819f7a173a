// UIKitCore: filled in by its first file.
