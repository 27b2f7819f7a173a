// UIKitControls: filled in by its first file.
