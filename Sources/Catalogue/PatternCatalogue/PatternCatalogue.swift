// The design patterns, runnable.
