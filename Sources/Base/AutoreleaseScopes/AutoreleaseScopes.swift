// Scopes that release what was handed to them, last first.
