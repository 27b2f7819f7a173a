// Typed events that climb a chain of responders.
