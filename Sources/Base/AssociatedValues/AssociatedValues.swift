// Values that hang on an object and go with it.
