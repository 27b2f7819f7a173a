// touchstone places
