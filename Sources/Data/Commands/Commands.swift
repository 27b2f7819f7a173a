// Commands that can be undone.
