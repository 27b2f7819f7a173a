// Variables and constants.

extension Solver {
    /// Makes a variable, which lies at its minimum, or at 0 if there is none, until rows say otherwise.
    ///
    /// - Parameter minimum: A required lower bound, such as 0 for a width. It costs nothing, and no conflict breaks it.
    /// - Precondition: `minimum` is a number or minus infinity.
    public mutating func makeVariable(minimum: Double = -.infinity) -> Variable {
        precondition(
            minimum < .infinity,
            "A variable's minimum of \(minimum) is no number. Pass minus infinity for none.")
        store.lastAge &+= 1
        let rest = minimum == -.infinity ? 0 : minimum
        var record = VariableRecord(minimum: minimum, age: store.lastAge)
        let index: Int32
        if store.freeVariables.isEmpty {
            index = Int32(truncatingIfNeeded: store.variables.count)
            store.variables.append(record)
            store.values.append(rest)
        } else {
            index = store.freeVariables.removeLast()
            record.isListed = store.variables[index].isListed
            store.variables[index] = record
            store.values[index] = rest
            if index < valueChanges.values.count { valueChanges.values[index] = rest }
        }
        return Variable(index)
    }

    /// Gives a variable back.
    ///
    /// - Precondition: No row mentions the variable any more.
    public mutating func removeVariable(_ variable: Variable) {
        takeOutRemoved()
        let index = checked(variable)
        precondition(
            store.variables[index].firstTerm < 0,
            "A variable is removed that store.rows still mention. Remove its store.rows first.")
        retireRegion(store.variables[index].region)
        store.variables[index].isAlive = false
        store.variables[index].region = -1
        store.values[index] = Double(bitPattern: Self.removedValue)
        store.freeVariables.append(index)
    }

    /// Makes a variable a constant, such as the width of a window.
    ///
    /// A pinned value outranks every row and the variable's minimum. Pins cut the system into regions that are solved
    /// alone. Pinning again moves the pin, which costs as much as changing constants.
    ///
    /// - Precondition: `value` is a number.
    public mutating func pin(_ variable: Variable, to value: Double) {
        precondition(value.isFinite, "A variable cannot be pinned to \(value). Pin it to a number.")
        let index = checked(variable)
        if store.variables[index].isPinned, store.values[index] == value { return }
        store.variables[index].isPinned = true
        setValue(of: index, value)
        noteConstant(index)
    }

    /// Makes a pinned variable one to be found again. Without a pin nothing happens.
    public mutating func unpin(_ variable: Variable) {
        let index = checked(variable)
        guard store.variables[index].isPinned else { return }
        store.variables[index].isPinned = false
        noteConstant(index)
    }

    /// The variable's value as of the last ``solve(breaking:)``, or as pinned. Where one row gives it outright it may be newer.
    @inline(__always)
    public func value(of variable: Variable) -> Double {
        let index = UInt32(bitPattern: variable.index)
        precondition(
            index < UInt32(truncatingIfNeeded: store.values.count)
                && store.values[variable.index].bitPattern != Self.removedValue,
            "A variable is not this solver's, or it was removed. Use the solver that made it.")
        return store.values[variable.index]
    }

    /// The values of many variables, in their order: faster than one after another.
    ///
    /// - Precondition: `numbers` has a place for every variable.
    public func readValues(of variables: [Variable], into numbers: inout MutableSpan<Double>) {
        precondition(
            numbers.count >= variables.count,
            "\(variables.count) store.values do not fit into \(numbers.count) numbers. Pass more room."
        )
        for index in variables.indices { numbers[index] = value(of: variables[index]) }
    }

    /// What stands for the value of a removed variable: no number, and not the one that arithmetic makes. So reading a value
    /// takes no look at the variable's record.
    private static let removedValue: UInt64 = 0x7FF8_DEAD_DEAD_DEAD

    /// Hands over each variable whose value changed since the last call, once.
    public mutating func takeChanged(_ body: (Variable) -> Void) {
        while valueChanges.values.count < store.variables.count {
            valueChanges.values.append(
                store.variables[Int32(valueChanges.values.count)].restingValue)
        }
        for position in 0..<valueChanges.variables.count {
            store.variables[valueChanges.variables[position]].isListed = false
            report(valueChanges.variables[position], body)
        }
        valueChanges.variables.removeAll()
        for position in 0..<valueChanges.regions.count {
            let region = valueChanges.regions[position]
            regions[region].isTouched = false
            guard regions[region].isAlive else { continue }
            if regions[region].sharedPlan >= 0 {
                let first = regions[region].firstName
                let count = cache.shapes.plans[regions[region].sharedPlan].variableCount
                for index in first..<(first &+ count) { report(cache.bindings[index], body) }
            } else {
                for index in regions[region].plan.operations {
                    report(plans.operations[index].target, body)
                }
            }
        }
        valueChanges.regions.removeAll()
    }

    @inline(__always)
    private mutating func report(_ index: Int32, _ body: (Variable) -> Void) {
        if store.values[index] == valueChanges.values[index] || !store.variables[index].isAlive {
            return
        }
        valueChanges.values[index] = store.values[index]
        body(Variable(index))
    }

    /// The variable's place in the pools.
    @inline(__always)
    func checked(_ variable: Variable) -> Int32 {
        precondition(
            UInt32(bitPattern: variable.index) < UInt32(truncatingIfNeeded: store.variables.count)
                && store.variables[variable.index].isAlive,
            "A variable is not this solver's, or it was removed. Use the solver that made it.")
        return variable.index
    }

    /// Sets the value of a variable outside of regions.
    @inline(__always)
    mutating func setValue(of index: Int32, _ value: Double) {
        // A value that is not new may still wait to be handed over, by a region that is gone.
        if store.values[index] == value, lastReported(of: index) == value { return }
        store.values[index] = value
        noteChanged(index)
    }

    /// Notes that the value of a variable outside of regions changed.
    @inline(__always)
    mutating func noteChanged(_ index: Int32) {
        if store.variables[index].isListed { return }
        store.variables[index].isListed = true
        valueChanges.variables.append(index)
    }

    /// The value that was last handed over as changed.
    @inline(__always)
    private func lastReported(of index: Int32) -> Double {
        index < valueChanges.values.count
            ? valueChanges.values[index] : store.variables[index].restingValue
    }

    /// Notes that a variable became a constant, is none any more, or has another value.
    @inline(__always)
    mutating func noteConstant(_ index: Int32) {
        store.variables[index].isHeldOpen = false
        changes.constants.append(index)
    }
}
