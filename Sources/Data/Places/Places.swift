// Finds places near a point and by name.
