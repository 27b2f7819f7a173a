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

    /// What the region calls what its shape mentions: its variables by their places, then its rows, then constants in the order in
    /// which rows mention them.
    private(set) var names = Pool<Int32>()

    private var firstTies = Pool<FirstTie>()

    /// Starts to say a shape.
    mutating func clear() {
        words.removeAll()
        names.removeAll()
        firstTies.removeAll()
    }

    /// Says a region: the minimums of its variables, and its rows. Of each row how many terms it has, how it compares them, how much it
    /// counts, its tie if it is not required, and the terms, whose variables are called by their places.
    ///
    /// - Parameter termCount: How many terms the rows have together.
    mutating func say(
        _ saidVariables: PoolWindow<Int32>, variableCount: Int32, _ saidRows: PoolWindow<Int32>,
        rowCount: Int32, termCount: Int32, variables: PoolWindow<VariableRecord>,
        rows: PoolWindow<RowRecord>, terms: PoolWindow<TermRecord>
    ) {
        // As many as there may be; what is not needed is given back at the end.
        _ = words.extend(by: Int(1 &+ variableCount &+ 2 &* rowCount &+ 2 &* termCount))
        _ = names.extend(by: Int(variableCount &+ rowCount &+ termCount))
        let words = words.window
        let names = names.window
        words[0] = UInt64(UInt32(bitPattern: variableCount))
        var word: Int32 = 1
        for place in 0..<variableCount {
            names[place] = saidVariables[place]
            words[word] = variables[saidVariables[place]].minimum.bitPattern
            word &+= 1
        }
        var name = variableCount &+ rowCount
        // The hash is like Fowler, Noll and Vo's, multiplied once for each row.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in 0..<rowCount {
            let row = saidRows[index]
            names[variableCount &+ index] = row
            let rank = rows[row].effectiveStrength.rank
            let relation = UInt64(UInt8(bitPattern: rows[row].relation.rawValue &+ 1))
            let count = UInt64(UInt32(bitPattern: rows[row].termCount))
            let header = UInt64(rank) << 32 | count << 2 | relation
            words[word] = header
            word &+= 1
            hash = (hash ^ header) &* 0x0000_0100_0000_01B3
            if rank != Strength.required.rank {
                let tie = rows[row].tie
                words[word] = UInt64(UInt32(bitPattern: tie &- firstTie(rank, tie)))
                word &+= 1
            }
            var term = rows[row].firstTerm
            let end = term &+ rows[row].termCount
            while term < end {
                let variable = terms[term].variable
                var place = variables[variable].place
                if variables[variable].isConstant {
                    names[name] = variable
                    name &+= 1
                    place = -1
                }
                let coefficient = terms[term].coefficient.bitPattern
                words[word] = coefficient
                words[word &+ 1] = UInt64(UInt32(bitPattern: place))
                hash = (hash << 7 | hash >> 57) ^ coefficient
                hash = (hash << 7 | hash >> 57) ^ UInt64(UInt32(bitPattern: place))
                word &+= 2
                term &+= 1
            }
        }
        self.hash = hash
        self.words.truncate(to: Int(word))
        self.names.truncate(to: Int(name))
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
