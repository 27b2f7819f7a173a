/// What two regions have in common that are lowered from views of one kind: everything but names and constants.
///
/// Variables are called by their places in the region, and rows by their order. Ties order rows of one strength, so they are
/// told by their distance from the first tie of the strength.
struct Shape: ~Copyable {
    /// A strength, and the tie of the first row that has it.
    struct FirstTie: BitwiseCopyable {
        var rank: UInt32
        var tie: Int32
    }

    /// The words that say it. There are none where no shape is known.
    private(set) var words = Pool<UInt64>()

    /// A number that differs, most likely, for different shapes.
    private(set) var hash: UInt64 = 0

    private var firstTies = Pool<FirstTie>()

    /// Starts to say a shape.
    mutating func clear() {
        words.removeAll()
        firstTies.removeAll()
        hash = 0xCBF2_9CE4_8422_2325
    }

    /// Says rows: how many terms each has, how it compares them, how much it counts, its tie if it is not required, and its terms,
    /// which are variables by their places and whether they have a minimum, or constants.
    mutating func say(
        _ said: borrowing Pool<Int32>, of rows: borrowing Pool<RowRecord>,
        terms: PoolWindow<TermRecord>, variables: PoolWindow<VariableRecord>
    ) {
        for index in 0..<said.count {
            let row = rows[said[index]]
            let first = row.firstTerm
            let count = row.termCount
            var place = words.extend(by: 2 + 2 * Int(count))
            let words = words.window
            var rowHash: UInt64 = 0
            func say(_ word: UInt64) {
                words[place] = word
                place &+= 1
                rowHash = (rowHash << 7 | rowHash >> 57) ^ word
            }
            let rank = row.effectiveStrength.rank
            let relation = UInt64(UInt8(bitPattern: row.relation.rawValue &+ 1))
            say(UInt64(rank) << 32 | UInt64(UInt32(bitPattern: count)) << 2 | relation)
            if rank != Strength.required.rank {
                say(UInt64(UInt32(bitPattern: row.tie &- firstTie(rank, row.tie))))
            }
            var term = first
            while term < first &+ count {
                let variable = terms[term].variable
                let coefficient = terms[term].coefficient
                let hasMinimum = variables[variable].minimum != -.infinity
                let isConstant = variables[variable].isConstant
                let name =
                    isConstant ? -1 : Int64(variables[variable].place) << 1 | (hasMinimum ? 1 : 0)
                let word = UInt64(bitPattern: name) << 2
                if coefficient == 1 {
                    say(word | 1)
                } else if coefficient == -1 {
                    say(word | 2)
                } else {
                    say(word)
                    say(coefficient.bitPattern)
                }
                term &+= 1
            }
            self.words.truncate(to: Int(place))
            // The hash is Fowler, Noll and Vo's, over rows.
            hash = (hash ^ rowHash) &* 0x0000_0100_0000_01B3
        }
    }

    @inline(__always)
    private mutating func firstTie(_ rank: UInt32, _ tie: Int32) -> Int32 {
        for index in 0..<firstTies.count where firstTies[index].rank == rank {
            return firstTies[index].tie
        }
        firstTies.append(FirstTie(rank: rank, tie: tie))
        return tie
    }
}
