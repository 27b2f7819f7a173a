// Blocks: variables that no order of rows gives one by one, and that are solved together.

extension Solver {
    /// O3: plans the coupled core of what is left as a block.
    ///
    /// - Returns: False if there is none, which only rounding errors can bring about.
    mutating func planBlock() -> Bool {
        let (core, coreRows) = coupledCore()
        guard !core.isEmpty, core.count == coreRows.count, core.count <= Self.blockLimit else {
            limits.stoppedCount += 1
            return false
        }
        let start = Int32(plans.operations.count)
        for (variable, row) in zip(core, coreRows) {
            let kind: Operation.Kind = variable == core[0] ? .block : .blockMember
            var operation = Operation(kind, target: variable, row: row)
            operation.input0 = Int32(core.count)
            operation.minimum = store.variables[variable].minimum
            store.rows[row].slot = Int32(plans.operations.count)
            plans.operations.append(operation)
        }
        solveBlock(at: start)
        for (variable, row) in zip(core, coreRows) {
            store.variables[variable].isKnown = true
            store.rows[row].unknownCount = 0
        }
        for variable in core { count(variable, givenBy: -1) }
        return true
    }

    /// Blocks larger than this would take too long: their elimination grows with the third power.
    private static let blockLimit = 1500

    /// The unknown variables and tight rows that are left when variables that one row alone mentions are taken out with it,
    /// again and again; of these, what hangs together with the first.
    private func coupledCore() -> (variables: [Int32], rows: [Int32]) {
        var mentions: [Int32: Int] = [:]
        for place in 0..<component.variables.count
        where !store.variables[component.variables[place]].isKnown {
            mentions[component.variables[place]] = openRows(of: component.variables[place]).count
        }
        var gone: Set<Int32> = []
        var single = mentions.filter { $0.value == 1 }.map(\.key).sorted()
        while let variable = single.popLast() {
            guard mentions[variable] == 1,
                let row = openRows(of: variable).first(where: { !gone.contains($0) })
            else { continue }
            gone.insert(row)
            mentions[variable] = nil
            for other in unknowns(of: row) {
                guard let count = mentions[other] else { continue }
                mentions[other] = count - 1
                if count == 2 { single.append(other) }
            }
        }
        guard let first = mentions.keys.min() else { return ([], []) }
        var core = [first]
        var coreRows: [Int32] = []
        var met: Set<Int32> = [first]
        var next = 0
        while next < core.count {
            for row in openRows(of: core[next]) where gone.insert(row).inserted {
                coreRows.append(row)
                for other in unknowns(of: row) where mentions[other] != nil {
                    if met.insert(other).inserted { core.append(other) }
                }
            }
            next += 1
        }
        return (core, coreRows)
    }

    private func openRows(of variable: Int32) -> [Int32] {
        var open: [Int32] = []
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            if store.rows[store.terms[term].row].unknownCount > 0 {
                open.append(store.terms[term].row)
            }
            term = store.terms[term].next
        }
        return open
    }

    private func unknowns(of row: Int32) -> [Int32] {
        (store.rows[row].firstTerm..<(store.rows[row].firstTerm + store.rows[row].termCount))
            .map { store.terms[$0].variable }
            .filter { !store.variables[$0].isKnown }
    }

    // MARK: Solving blocks

    /// The rows of a block as numbers: how each depends on each target, and what it lacks with all targets zero.
    private struct Block {
        var size: Int
        /// Row after row, each followed by its right sides.
        var numbers: [Double]
        var width: Int
        /// The number of each target.
        var positions: [Int32: Int]

        /// Gauss and Jordan's elimination with partial pivoting. A row that depends on others counts as zero.
        mutating func eliminate() {
            for pivot in 0..<size {
                var best = pivot
                for row in pivot..<size
                where abs(numbers[row * width + pivot]) > abs(numbers[best * width + pivot]) {
                    best = row
                }
                if abs(numbers[best * width + pivot]) < 1e-12 { continue }
                if best != pivot {
                    for column in 0..<width {
                        numbers.swapAt(pivot * width + column, best * width + column)
                    }
                }
                let scale = 1 / numbers[pivot * width + pivot]
                for column in pivot..<width { numbers[pivot * width + column] *= scale }
                for row in 0..<size where row != pivot {
                    let factor = numbers[row * width + pivot]
                    if factor == 0 { continue }
                    for column in pivot..<width {
                        numbers[row * width + column] -=
                            factor * numbers[pivot * width + column]
                    }
                }
            }
        }
    }

    /// Solves the block that starts at an operation and sets its targets' values.
    mutating func solveBlock(at start: Int32) {
        let size = plans.operations[start].input0
        var block = block(at: start, rightSides: 1)
        for member in 0..<size {
            var sum = store.rows[plans.operations[start &+ member].row].constant
            let row = plans.operations[start &+ member].row
            for index in store.rows[row]
                .firstTerm..<(store.rows[row].firstTerm &+ store.rows[row].termCount)
            {
                let variable = store.terms[index].variable
                if block.positions[variable] == nil {
                    sum += store.terms[index].coefficient * store.values[variable]
                }
            }
            block.numbers[Int(member) * block.width + block.size] = -sum
        }
        block.eliminate()
        for member in 0..<size {
            let value = block.numbers[Int(member) * block.width + block.size]
            store.values[plans.operations[start &+ member].target] = value
        }
    }

    /// Finds how a block's targets depend on the columns.
    mutating func takeBlockGradients(at start: Int32) {
        let size = plans.operations[start].input0
        // A block's own targets have no gradients yet, so that each row sums up all others.
        var columns: [Int32] = []
        var sides: [[Int32: Double]] = []
        for member in 0..<size {
            sumGradients(of: plans.operations[start &+ member].row, besides: -1)
            var side: [Int32: Double] = [:]
            for index in 0..<exactStep.gradients.met.count {
                let column = exactStep.gradients.met[index]
                side[column] = -exactStep.gradients.sum(inColumn: column)
                if !columns.contains(column) { columns.append(column) }
            }
            sides.append(side)
        }
        var block = block(at: start, rightSides: columns.count)
        for (member, side) in sides.enumerated() {
            for (position, column) in columns.enumerated() {
                block.numbers[member * block.width + block.size + position] = side[column] ?? 0
            }
        }
        block.eliminate()
        for member in 0..<size {
            exactStep.gradients.begin()
            for (position, column) in columns.enumerated() {
                let number = Int(member) * block.width + block.size + position
                exactStep.gradients.add(block.numbers[number], column: column)
            }
            exactStep.gradients.store(
                1, place: store.variables[plans.operations[start &+ member].target].place)
        }
    }

    private func block(at start: Int32, rightSides: Int) -> Block {
        let size = plans.operations[start].input0
        let width = Int(size) + rightSides
        var positions: [Int32: Int] = [:]
        for member in 0..<size { positions[plans.operations[start &+ member].target] = Int(member) }
        var block = Block(
            size: Int(size), numbers: Array(repeating: 0, count: Int(size) * width), width: width,
            positions: positions)
        for member in 0..<size {
            let row = plans.operations[start &+ member].row
            for index in store.rows[row]
                .firstTerm..<(store.rows[row].firstTerm &+ store.rows[row].termCount)
            {
                if let position = positions[store.terms[index].variable] {
                    block.numbers[Int(member) * width + position] += store.terms[index].coefficient
                }
            }
        }
        return block
    }
}
