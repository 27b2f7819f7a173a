// Stand-ins for objects that are far away, expensive or guarded.
