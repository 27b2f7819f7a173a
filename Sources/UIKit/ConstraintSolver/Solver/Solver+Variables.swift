// Variables, pins and values.

extension Solver {
    /// Adds a variable, which has its minimum as value, or 0, until rows determine another.
    ///
    /// - Parameter minimum: A required lower bound, such as 0 for a width. It costs nothing, and no
    ///   conflict breaks it.
    /// - Precondition: `minimum` is a number or minus infinity.
    public mutating func makeVariable(minimum: Double = -.infinity) -> Variable {
        precondition(
            minimum < .infinity,
            "A variable's minimum of \(minimum) is no number. Pass minus infinity for none.")
        let index = store.makeVariable(minimum: minimum)
        valueChanges.reset(index, to: store.values[index])
        return Variable(index)
    }

    /// Removes a variable.
    ///
    /// - Precondition: No row references the variable any more.
    public mutating func removeVariable(_ variable: Variable) {
        unlinkRemovedRows()
        let index = store.checked(variable)
        precondition(
            store.variables[index].firstTerm < 0,
            "A variable is removed that rows still mention. Remove its rows first.")
        endRegion(store.variables[index].region)
        store.freeVariable(index)
    }

    /// Makes a variable a constant, such as the width of a window.
    ///
    /// A pinned value overrides every row and the variable's minimum. Pins divide the system into
    /// regions that are solved separately. Pinning again moves the pin, at the cost of changing
    /// constants.
    ///
    /// - Precondition: `value` is a number.
    public mutating func pin(_ variable: Variable, to value: Double) {
        precondition(value.isFinite, "A variable cannot be pinned to \(value). Pin it to a number.")
        let index = store.checked(variable)
        if store.variables[index].isPinned, store.values[index] == value { return }
        store.variables[index].isPinned = true
        valueChanges.set(index, to: value, &store)
        changes.markConstant(index, &store)
    }

    /// Makes a pinned variable unknown again. Does nothing if the variable is not pinned.
    public mutating func unpin(_ variable: Variable) {
        let index = store.checked(variable)
        guard store.variables[index].isPinned else { return }
        store.variables[index].isPinned = false
        changes.markConstant(index, &store)
    }

    /// The variable's value as of the last ``solve(breaking:)``, or as pinned. The value of a
    /// variable that one row fixes may be newer.
    @inline(__always)
    public func value(of variable: Variable) -> Double {
        let index = UInt32(bitPattern: variable.index)
        precondition(
            index < UInt32(truncatingIfNeeded: store.values.count)
                && store.values[variable.index].bitPattern != Store.removedValue,
            "A variable is not this solver's, or it was removed. Use the solver that made it.")
        return store.values[variable.index]
    }

    /// Writes the values of many variables in their order: faster than one by one.
    ///
    /// - Precondition: `numbers` has an element for every variable.
    public func readValues(of variables: [Variable], into numbers: inout MutableSpan<Double>) {
        precondition(
            numbers.count >= variables.count,
            "\(variables.count) values do not fit into \(numbers.count) numbers. Pass more room.")
        for index in variables.indices { numbers[index] = value(of: variables[index]) }
    }

    /// Calls `body` with each variable whose value changed since the last call, once.
    public mutating func reportChanges(_ body: (Variable) -> Void) {
        valueChanges.report(&store, &regions, plans, cache, body)
    }
}
