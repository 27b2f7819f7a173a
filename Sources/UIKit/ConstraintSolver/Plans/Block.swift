/// Simultaneous equations: variables that no order of rows determines one by one.
struct Block {
    /// The number of targets and of rows.
    let size: Int

    /// Coefficients and right sides, row by row.
    var numbers: [Double]

    /// The length of a row of ``numbers``.
    let width: Int

    /// The number of each target.
    let positions: [Int32: Int]

    /// The equations of the block that starts at an operation. Right sides are zero.
    init(at start: Int32, rightSides: Int, _ plans: borrowing PlanStore, _ store: borrowing Store) {
        size = Int(plans.operations[start].input0)
        width = size + rightSides
        var positions: [Int32: Int] = [:]
        for member in 0..<size {
            positions[plans.operations[start &+ Int32(member)].target] = member
        }
        self.positions = positions
        numbers = Array(repeating: 0, count: size * width)
        for member in 0..<size {
            for index in store.rows[plans.operations[start &+ Int32(member)].row].terms {
                if let position = positions[store.terms[index].variable] {
                    numbers[member * width + position] += store.terms[index].coefficient
                }
            }
        }
    }

    /// Gauss–Jordan elimination with partial pivoting. The solutions replace the right sides. A row
    /// that depends on others counts as zero.
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
                    numbers[row * width + column] -= factor * numbers[pivot * width + column]
                }
            }
        }
    }
}

extension PlanStore {
    /// Solves the block that starts at an operation, and sets the values of its targets.
    mutating func solveBlock(at start: Int32, _ store: inout Store) {
        var block = Block(at: start, rightSides: 1, self, store)
        for member in 0..<block.size {
            let row = operations[start &+ Int32(member)].row
            var sum = store.rows[row].constant
            for index in store.rows[row].terms {
                let variable = store.terms[index].variable
                if block.positions[variable] == nil {
                    sum += store.terms[index].coefficient * store.values[variable]
                }
            }
            block.numbers[member * block.width + block.size] = -sum
        }
        block.eliminate()
        for member in 0..<block.size {
            store.values[operations[start &+ Int32(member)].target] =
                block.numbers[member * block.width + block.size]
        }
    }
}
