// The order in which conflicts are looked for: that of the rows' content.

extension Solver {
    /// Sorts the region's rows by what they say, so that the conflicts found do not depend on the order of adding.
    mutating func sortRegionRowsByContent() {
        var numbers: [Double] = []
        var starts: [Int] = []
        for position in 0..<component.rows.count {
            starts.append(numbers.count)
            appendContent(of: component.rows[position], to: &numbers)
        }
        starts.append(numbers.count)
        let order = (0..<component.rows.count).sorted { first, second in
            numbers[starts[first]..<starts[first + 1]].lexicographicallyPrecedes(
                numbers[starts[second]..<starts[second + 1]])
        }
        setRegionRows(order.map { component.rows[$0] })
    }

    /// What a row says, as numbers: its terms from the oldest variable on, relation, strength, tie, constant.
    private func appendContent(of row: Int32, to numbers: inout [Double]) {
        let record = store.rows[row]
        let own = (record.firstTerm..<(record.firstTerm + record.termCount))
            .map {
                (
                    age: store.variables[store.terms[$0].variable].age,
                    coefficient: store.terms[$0].coefficient
                )
            }
        for term in own.sorted(by: { $0.age < $1.age }) {
            numbers.append(Double(term.age))
            numbers.append(term.coefficient)
        }
        numbers.append(-.infinity)
        numbers.append(Double(record.relation.rawValue))
        numbers.append(Double(record.strength.rank))
        numbers.append(Double(record.tie))
        numbers.append(record.constant)
    }
}
