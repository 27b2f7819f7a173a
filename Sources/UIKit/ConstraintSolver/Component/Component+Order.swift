// Orders that do not depend on history: by age and by content.

extension Component {
    /// Sorts the variables by age, oldest first.
    mutating func sortByAge(_ store: inout Store) {
        var ages: [(age: Int32, variable: Int32)] = []
        for index in 0..<variables.count {
            ages.append((store.variables[variables[index]].age, variables[index]))
        }
        ages.sort { $0.age < $1.age }
        for index in 0..<ages.count {
            variables[index] = ages[index].variable
            store.variables[ages[index].variable].place = Int32(index)
        }
    }

    /// The places of the variables, oldest first.
    func placesByAge(_ store: borrowing Store) -> [Int32] {
        var oldest = Int32.max
        var youngest = Int32.min
        for index in 0..<variables.count {
            oldest = min(oldest, store.variables[variables[index]].age)
            youngest = max(youngest, store.variables[variables[index]].age)
        }
        let span = Int(youngest) - Int(oldest) + 1
        if span > 16 * variables.count {
            var ages: [(age: Int32, place: Int32)] = []
            for place in 0..<Int32(variables.count) {
                ages.append((store.variables[variables[place]].age, place))
            }
            return ages.sorted { $0.age < $1.age }.map(\.place)
        }
        // Variables of one region were mostly made together: an entry for each age costs less than
        // sorting.
        var places = [Int32](repeating: -1, count: span)
        for place in 0..<Int32(variables.count) {
            places[Int(store.variables[variables[place]].age - oldest)] = place
        }
        return places.filter { $0 >= 0 }
    }

    /// The rank of each variable by age, by place.
    func ranksByAge(_ store: borrowing Store) -> [Int32] {
        var ranks = [Int32](repeating: 0, count: variables.count)
        for (rank, place) in placesByAge(store).enumerated() { ranks[Int(place)] = Int32(rank) }
        return ranks
    }

    /// Sorts the rows by content, so that the conflicts found do not depend on the order of adding.
    mutating func sortRowsByContent(_ store: borrowing Store) {
        var numbers: [Double] = []
        var starts: [Int] = []
        for position in 0..<rows.count {
            starts.append(numbers.count)
            Self.appendContent(of: rows[position], to: &numbers, store)
        }
        starts.append(numbers.count)
        let order = (0..<rows.count).sorted { first, second in
            numbers[starts[first]..<starts[first + 1]].lexicographicallyPrecedes(
                numbers[starts[second]..<starts[second + 1]])
        }
        set(rows: order.map { rows[$0] })
    }

    /// A row's content as numbers: its terms from the oldest variable on, relation, strength, tie,
    /// constant.
    private static func appendContent(
        of row: Int32, to numbers: inout [Double], _ store: borrowing Store
    ) {
        let record = store.rows[row]
        var terms: [(age: Int32, coefficient: Double)] = []
        for index in record.terms {
            let term = store.terms[index]
            terms.append((store.variables[term.variable].age, term.coefficient))
        }
        terms.sort { $0.age < $1.age }
        for term in terms {
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
