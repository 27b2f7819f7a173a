// The order in which conflicts are looked for: that of the rows' content.

extension Solver {
    /// Sorts the region's rows by what they say, so that the conflicts found do not depend on the order of adding.
    mutating func sortRegionRowsByContent() {
        var keyed = (0..<regionRows.count).map { position in
            (row: regionRows[position], content: content(of: regionRows[position]))
        }
        keyed.sort { $0.content.lexicographicallyPrecedes($1.content) }
        setRegionRows(keyed.map(\.row))
    }

    /// What a row says, as numbers: its terms from the oldest variable on, relation, strength, tie, constant.
    private func content(of row: Int32) -> [Double] {
        let record = rows[row]
        let own = (record.firstTerm..<(record.firstTerm + record.termCount)).map { terms[$0] }
        let sorted = own.sorted { variables[$0.variable].age < variables[$1.variable].age }
        var content: [Double] = []
        for term in sorted {
            content.append(Double(variables[term.variable].age))
            content.append(term.coefficient)
        }
        content.append(-.infinity)
        content.append(Double(record.relation.rawValue))
        content.append(Double(record.strength.rank))
        content.append(Double(record.tie))
        content.append(record.constant)
        return content
    }
}
