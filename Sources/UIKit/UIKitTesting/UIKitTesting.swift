// UIKitTesting: filled in by its first file.
