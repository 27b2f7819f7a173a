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

    /// Forgets the shape.
    mutating func clear() { words.removeAll() }

    /// The region whose shape is said, and where what it mentions lies.
    struct Region: BitwiseCopyable {
        var regionVariables: PoolWindow<Int32>
        var variableCount: Int32
        var regionRows: PoolWindow<Int32>
        var rowCount: Int32
        /// How many terms the rows have together.
        var termCount: Int32
        var variables: PoolWindow<VariableRecord>
        var rows: PoolWindow<RowRecord>
        var terms: PoolWindow<TermRecord>

        /// The first two words of the shape, from which follows how many there are.
        var counts: (UInt64, UInt64) {
            let variables = UInt64(UInt32(bitPattern: variableCount))
            let rows = UInt64(UInt32(bitPattern: rowCount))
            return (variables << 32 | rows, UInt64(UInt32(bitPattern: termCount)))
        }

        /// How many words say the shape.
        var wordCount: Int {
            2 + Int(variableCount) + 2 * Int(rowCount) + 2 * Int(termCount)
        }
    }

    /// Says a region, and names what it mentions.
    mutating func say(_ region: Region) {
        let word = words.extend(by: region.wordCount)
        let words = words.window.dropping(word)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        (words[0], words[1]) = region.counts
        var index: Int32 = 2
        spell(region) { word in
            words[index] = word
            index &+= 1
            hash = (hash << 7 | hash >> 57) &* 0x0000_0100_0000_01B3 ^ word
        }
        self.hash = hash
    }

    /// Whether words that were said before say a region too. Names what it mentions if they do.
    ///
    /// - Parameter known: The words, as far as there are any behind the first.
    mutating func isSaid(_ region: Region, by known: PoolWindow<UInt64>) -> Bool {
        if (known[0], known[1]) != region.counts { return false }
        // Most are the same: a loop without a way out.
        var difference: UInt64 = 0
        var index: Int32 = 2
        spell(region) { word in
            difference |= known[index] ^ word
            index &+= 1
        }
        return difference == 0
    }

    /// Hands over the words that say a region behind the first two: the minimums of its variables, and of each row how many terms it has,
    /// how it compares them, how much it counts, its tie if it is not required, and the terms, whose variables are called by
    /// their places.
    @inline(__always)
    private mutating func spell(_ region: Region, _ say: (UInt64) -> Void) {
        names.removeAll()
        firstTies.removeAll()
        // As many as there may be; what is not needed is given back at the end.
        _ = names.extend(by: Int(region.variableCount &+ region.rowCount &+ region.termCount))
        let names = names.window
        let variables = region.variables
        let rows = region.rows
        let terms = region.terms
        for place in 0..<region.variableCount {
            names[place] = region.regionVariables[place]
            say(variables[region.regionVariables[place]].minimum.bitPattern)
        }
        var name = region.variableCount &+ region.rowCount
        for index in 0..<region.rowCount {
            let row = region.regionRows[index]
            names[region.variableCount &+ index] = row
            let rank = rows[row].effectiveStrength.rank
            let relation = UInt64(UInt8(bitPattern: rows[row].relation.rawValue &+ 1))
            let count = UInt64(UInt32(bitPattern: rows[row].termCount))
            say(UInt64(rank) << 32 | count << 2 | relation)
            let isRequired = rank == Strength.required.rank
            let tie = isRequired ? 0 : rows[row].tie &- firstTie(rank, rows[row].tie)
            say(UInt64(UInt32(bitPattern: tie)))
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
                say(terms[term].coefficient.bitPattern)
                say(UInt64(UInt32(bitPattern: place)))
                term &+= 1
            }
        }
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
