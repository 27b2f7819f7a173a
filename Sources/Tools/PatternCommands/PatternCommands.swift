// The `patterns` command.
