// Rows evaluated with the present values.

extension Store {
    /// The row's left side: its distance from zero.
    @inline(__always)
    func activity(of row: Int32) -> Double {
        var sum = rows[row].constant
        for index in rows[row].terms {
            sum += terms[index].coefficient * values[terms[index].variable]
        }
        return sum
    }

    /// The activity of a row whose variables are all constants, or `nil` for any other row.
    func activityOfConstants(in row: Int32) -> Double? {
        var activity = rows[row].constant
        for index in rows[row].terms {
            let variable = terms[index].variable
            if !variables[variable].isConstant { return nil }
            activity += terms[index].coefficient * values[variable]
        }
        return activity
    }

    /// The value of a variable that makes a row tight.
    @inline(__always)
    func solvedValue(of variable: Int32, in row: Int32) -> Double {
        var sum = rows[row].constant
        var own = 1.0
        for index in rows[row].terms {
            let term = terms[index]
            if term.variable == variable {
                own = term.coefficient
            } else {
                sum += term.coefficient * values[term.variable]
            }
        }
        return -sum / own
    }

    /// The index of a variable's term in a row.
    @inline(__always)
    func term(of variable: Int32, in row: Int32) -> Int32 {
        var index = rows[row].firstTerm
        while terms[index].variable != variable { index &+= 1 }
        return index
    }

    /// The coefficient of a variable in a row.
    @inline(__always)
    func coefficient(of variable: Int32, in row: Int32) -> Double {
        terms[term(of: variable, in: row)].coefficient
    }

    /// The unknown variable of a row that has exactly one.
    @inline(__always)
    func unknown(of row: Int32) -> Int32 {
        var index = rows[row].firstTerm
        while variables[terms[index].variable].isKnown { index &+= 1 }
        return terms[index].variable
    }

    /// The number of unknown variables in a row.
    func unknownCount(of row: Int32) -> Int32 {
        var count: Int32 = 0
        for index in rows[row].terms where !variables[terms[index].variable].isKnown {
            count &+= 1
        }
        return count
    }

    /// `true` if the row is a required inequality with one variable that is not a constant.
    @inline(__always)
    func isBound(_ row: Int32) -> Bool {
        rows[row].relation != .equal && rows[row].termCount &- rows[row].constantCount == 1
            && rows[row].effectiveStrength == .required
    }

    /// The rows that reference a variable, in ascending order.
    func rows(of variable: Int32) -> [Int32] {
        var found: [Int32] = []
        var term = variables[variable].firstTerm
        while term >= 0 {
            found.append(terms[term].row)
            term = terms[term].next
        }
        return found.sorted()
    }

    /// The variables of some rows that are not constants, oldest first.
    func variables(of members: [Row]) -> [Int32] {
        var found: Set<Int32> = []
        for member in members {
            for index in rows[member.index].terms
            where !variables[terms[index].variable].isConstant {
                found.insert(terms[index].variable)
            }
        }
        return found.sorted { variables[$0].age < variables[$1].age }
    }
}
