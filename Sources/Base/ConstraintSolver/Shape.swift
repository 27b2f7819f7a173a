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

    /// Says a row: how many terms it has, how it compares them, how much it counts, its tie if it is not required, and its terms.
    @inline(__always)
    mutating func append(
        _ row: RowRecord, terms: borrowing Pool<TermRecord>,
        variables: borrowing Pool<VariableRecord>
    ) {
        var place = words.extend(by: 2 + 2 * Int(row.termCount))
        var hash = hash
        let rank = row.effectiveStrength.rank
        let relation = UInt64(UInt8(bitPattern: row.relation.rawValue &+ 1))
        say(
            UInt64(rank) << 32 | UInt64(UInt32(bitPattern: row.termCount)) << 2 | relation,
            &place, &hash)
        if rank != Strength.required.rank {
            say(UInt64(UInt32(bitPattern: row.tie &- firstTie(rank, row.tie))), &place, &hash)
        }
        for index in row.firstTerm..<(row.firstTerm &+ row.termCount) {
            let variable = terms[index].variable
            let coefficient = terms[index].coefficient
            let isConstant = variables[variable].isConstant
            let hasMinimum = variables[variable].minimum != -.infinity
            let name =
                isConstant ? -1 : Int64(variables[variable].place) << 1 | (hasMinimum ? 1 : 0)
            let word = UInt64(bitPattern: name) << 2
            if coefficient == 1 {
                say(word | 1, &place, &hash)
            } else if coefficient == -1 {
                say(word | 2, &place, &hash)
            } else {
                say(word, &place, &hash)
                say(coefficient.bitPattern, &place, &hash)
            }
        }
        self.hash = hash
        words.truncate(to: Int(place))
    }

    /// Says one more word. The hash is Fowler, Noll and Vo's, over words.
    @inline(__always)
    private mutating func say(_ word: UInt64, _ place: inout Int32, _ hash: inout UInt64) {
        words[place] = word
        place &+= 1
        hash = (hash ^ word) &* 0x0000_0100_0000_01B3
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
