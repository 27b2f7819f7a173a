/// The structure of a component: everything but the identity of its variables and rows, and
/// constants.
///
/// Components that are lowered from views of the same kind have the same shape. It is encoded as
/// words in which variables are places and rows are in the order of the component. Ties only order
/// the rows of one strength, so they are encoded as a group of numbers, and relative to the first
/// tie of the strength in that group.
struct Shape: ~Copyable {
    /// A strength, and the tie of the first row that has it and a tie of that group.
    struct FirstTie: BitwiseCopyable {
        var rank: UInt32
        var tie: Int32

        /// The group of a tie: one for each 2²⁸ numbers.
        @inline(__always)
        static func group(of tie: Int32) -> Int32 { tie >> 28 }
    }

    /// The encoding. Empty if the shape is not known.
    private(set) var words = Pool<UInt64>()

    /// A hash of the words.
    private(set) var hash: UInt64 = 0

    /// The meaning of a shared plan's operands in the component: its variables by place, then
    /// its rows, then the constants in the order in which rows reference them.
    private(set) var bindings = Pool<Int32>()

    private var firstTies = Pool<FirstTie>()

    /// Forgets the shape.
    mutating func clear() { words.removeAll() }

    /// The component to encode.
    struct Source: BitwiseCopyable {
        let members: PoolWindow<Int32>
        let variableCount: Int32
        let memberRows: PoolWindow<Int32>
        let rowCount: Int32
        let termCount: Int32
        let variables: PoolWindow<VariableRecord>
        let rows: PoolWindow<RowRecord>
        let terms: PoolWindow<TermRecord>

        @inline(__always)
        init(_ component: borrowing Component, _ store: borrowing Store) {
            members = component.variables.window
            variableCount = Int32(truncatingIfNeeded: component.variables.count)
            memberRows = component.rows.window
            rowCount = Int32(truncatingIfNeeded: component.rows.count)
            termCount = component.termCount
            variables = store.variables.window
            rows = store.rows.window
            terms = store.terms.window
        }

        /// The first two words, from which the number of words follows.
        var counts: (UInt64, UInt64) {
            let variables = UInt64(UInt32(bitPattern: variableCount))
            let rows = UInt64(UInt32(bitPattern: rowCount))
            return (variables << 32 | rows, UInt64(UInt32(bitPattern: termCount)))
        }

        /// The number of words.
        var wordCount: Int { 2 + Int(variableCount) + 2 * Int(rowCount) + 2 * Int(termCount) }
    }

    /// Encodes a component, and collects its bindings.
    mutating func encode(_ source: Source) {
        let word = words.extend(by: source.wordCount)
        let words = words.window.dropping(word)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        (words[0], words[1]) = source.counts
        var index: Int32 = 2
        forEachWord(of: source) { word in
            words[index] = word
            index &+= 1
            hash = (hash << 7 | hash >> 57) &* 0x0000_0100_0000_01B3 ^ word
        }
        self.hash = hash
    }

    /// Returns `true` if a component has an encoding that is known, and collects its bindings.
    ///
    /// - Parameter known: The words. If the counts match, there are as many as for the component.
    mutating func matches(_ source: Source, _ known: PoolWindow<UInt64>) -> Bool {
        if (known[0], known[1]) != source.counts { return false }
        // Mostly they are equal: a loop without an early exit.
        var difference: UInt64 = 0
        var index: Int32 = 2
        forEachWord(of: source) { word in
            difference |= known[index] ^ word
            index &+= 1
        }
        return difference == 0
    }

    /// Calls `body` with the words of a component after the first two: the minimums of its
    /// variables; for each row its term count, relation, strength, its tie if it is not required,
    /// and its terms with variables as places.
    @inline(__always)
    private mutating func forEachWord(of source: Source, _ body: (UInt64) -> Void) {
        bindings.removeAll()
        firstTies.removeAll()
        // Room for the greatest possible number, truncated at the end.
        _ = bindings.extend(by: Int(source.variableCount &+ source.rowCount &+ source.termCount))
        let bindings = bindings.window
        let variables = source.variables
        let rows = source.rows
        let terms = source.terms
        for place in 0..<source.variableCount {
            bindings[place] = source.members[place]
            body(variables[source.members[place]].minimum.bitPattern)
        }
        var binding = source.variableCount &+ source.rowCount
        for index in 0..<source.rowCount {
            let row = source.memberRows[index]
            bindings[source.variableCount &+ index] = row
            let rank = rows[row].effectiveStrength.rank
            let relation = UInt64(UInt8(bitPattern: rows[row].relation.rawValue &+ 1))
            let count = UInt64(UInt32(bitPattern: rows[row].termCount))
            body(UInt64(rank) << 32 | count << 2 | relation)
            body(rank == Strength.required.rank ? 0 : word(ofTie: rows[row].tie, rank))
            var term = rows[row].firstTerm
            let end = term &+ rows[row].termCount
            while term < end {
                let variable = terms[term].variable
                var place = variables[variable].place
                if variables[variable].isConstant {
                    bindings[binding] = variable
                    binding &+= 1
                    place = -1
                }
                body(terms[term].coefficient.bitPattern)
                body(UInt64(UInt32(bitPattern: place)))
                term &+= 1
            }
        }
        self.bindings.truncate(to: Int(binding))
    }

    /// The group of a tie in the upper half, and the distance from the first tie in the lower.
    @inline(__always)
    private mutating func word(ofTie tie: Int32, _ rank: UInt32) -> UInt64 {
        let group = FirstTie.group(of: tie)
        let distance = tie &- firstTie(rank, tie, group)
        return UInt64(UInt32(bitPattern: group)) << 32 | UInt64(UInt32(bitPattern: distance))
    }

    @inline(__always)
    private mutating func firstTie(_ rank: UInt32, _ tie: Int32, _ group: Int32) -> Int32 {
        for index in 0..<firstTies.count
        where firstTies[index].rank == rank && FirstTie.group(of: firstTies[index].tie) == group {
            return firstTies[index].tie
        }
        firstTies.append(FirstTie(rank: rank, tie: tie))
        return tie
    }
}
