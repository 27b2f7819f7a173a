// One caller, many weakly held delegates.
