// touchstone coordinates
