// Finds objects that outlive their owners.
