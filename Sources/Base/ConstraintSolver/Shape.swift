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

    /// The row being said.
    private var rowHash: UInt64 = 0

    /// Where its next word goes.
    private var place: Int32 = 0

    /// Starts to say a shape.
    mutating func clear() {
        words.removeAll()
        firstTies.removeAll()
        hash = 0xCBF2_9CE4_8422_2325
    }

    /// Starts to say a row: how many terms it has, how it compares them, how much it counts, its tie if it is not required.
    @inline(__always)
    mutating func beginRow(_ row: RowRecord) {
        place = words.extend(by: 2 + 2 * Int(row.termCount))
        rowHash = 0
        let rank = row.effectiveStrength.rank
        let relation = UInt64(UInt8(bitPattern: row.relation.rawValue &+ 1))
        say(UInt64(rank) << 32 | UInt64(UInt32(bitPattern: row.termCount)) << 2 | relation)
        if rank != Strength.required.rank {
            say(UInt64(UInt32(bitPattern: row.tie &- firstTie(rank, row.tie))))
        }
    }

    /// Says a term of the row: a variable by its place and whether it has a minimum, or a constant.
    @inline(__always)
    mutating func append(_ variable: VariableRecord, times coefficient: Double) {
        let hasMinimum = variable.minimum != -.infinity
        let name = variable.isConstant ? -1 : Int64(variable.place) << 1 | (hasMinimum ? 1 : 0)
        let word = UInt64(bitPattern: name) << 2
        if coefficient == 1 {
            say(word | 1)
        } else if coefficient == -1 {
            say(word | 2)
        } else {
            say(word)
            say(coefficient.bitPattern)
        }
    }

    /// Ends the row. The hash is Fowler, Noll and Vo's, over rows.
    @inline(__always)
    mutating func endRow() {
        words.truncate(to: Int(place))
        hash = (hash ^ rowHash) &* 0x0000_0100_0000_01B3
    }

    @inline(__always)
    private mutating func say(_ word: UInt64) {
        words[place] = word
        place &+= 1
        rowHash = (rowHash << 7 | rowHash >> 57) ^ word
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
