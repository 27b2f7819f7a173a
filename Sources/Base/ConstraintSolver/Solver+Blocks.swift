// Blocks: variables that no order of rows gives one by one, and that are solved together.

extension Solver {
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
        let size = operations[start].input0
        var block = block(at: start, rightSides: 1)
        for member in 0..<size {
            var sum = rows[operations[start &+ member].row].constant
            let row = operations[start &+ member].row
            for index in rows[row].firstTerm..<(rows[row].firstTerm &+ rows[row].termCount) {
                let variable = terms[index].variable
                if block.positions[variable] == nil {
                    sum += terms[index].coefficient * values[variable]
                }
            }
            block.numbers[Int(member) * block.width + block.size] = -sum
        }
        block.eliminate()
        for member in 0..<size {
            let value = block.numbers[Int(member) * block.width + block.size]
            values[operations[start &+ member].target] = value
        }
    }

    /// Finds how a block's targets depend on the columns.
    mutating func takeBlockGradients(at start: Int32) {
        let size = operations[start].input0
        // A block's own targets have no gradients yet, so that each row sums up all others.
        var columns: [Int32] = []
        var sides: [[Int32: Double]] = []
        for member in 0..<size {
            sumGradients(of: operations[start &+ member].row, besides: -1)
            var side: [Int32: Double] = [:]
            for index in 0..<gradients.met.count {
                let column = gradients.met[index]
                side[column] = -gradients.sum(inColumn: column)
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
            gradients.begin()
            for (position, column) in columns.enumerated() {
                let number = Int(member) * block.width + block.size + position
                gradients.add(block.numbers[number], column: column)
            }
            gradients.store(1, place: variables[operations[start &+ member].target].place)
        }
    }

    private func block(at start: Int32, rightSides: Int) -> Block {
        let size = operations[start].input0
        let width = Int(size) + rightSides
        var positions: [Int32: Int] = [:]
        for member in 0..<size { positions[operations[start &+ member].target] = Int(member) }
        var block = Block(
            size: Int(size), numbers: Array(repeating: 0, count: Int(size) * width), width: width,
            positions: positions)
        for member in 0..<size {
            let row = operations[start &+ member].row
            for index in rows[row].firstTerm..<(rows[row].firstTerm &+ rows[row].termCount) {
                if let position = positions[terms[index].variable] {
                    block.numbers[Int(member) * width + position] += terms[index].coefficient
                }
            }
        }
        return block
    }
}
