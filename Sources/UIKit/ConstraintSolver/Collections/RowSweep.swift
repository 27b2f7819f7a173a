/// Rows that wait, taken in the order in which they lie in memory: upward from the one that was taken last, and then from the
/// lowest again.
///
/// A row that becomes ready as another one is taken mostly lies behind it, as views are made after those that they hang on. So one round
/// over memory takes many rows, where a queue would take them in the order of their distance from the start, a round for each.
///
/// There is a bit for each row, and one for each word of such bits.
struct RowSweep: ~Copyable {
    private var words = Pool<UInt64>()
    private var filledWords = Pool<UInt64>()
    /// The word where the last row was taken.
    private var word: Int32 = 0
    private var count = 0

    /// Whether no row waits.
    @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// Whether there is room for rows.
    @inline(__always)
    var hasRoom: Bool { !words.isEmpty }

    /// Starts anew, with room for rows below a bound.
    @inline(__always)
    mutating func begin(below bound: Int) {
        words.removeAll()
        count = 0
        if bound > 0 { makeRoom(below: bound) }
    }

    @inline(never)
    private mutating func makeRoom(below bound: Int) {
        words.append(0, times: bound >> 6 + 1)
        filledWords.removeAll()
        filledWords.append(0, times: bound >> 12 + 1)
        word = 0
    }

    /// Adds a row that does not wait yet.
    @inline(__always)
    mutating func add(_ row: Int32) {
        let index = row >> 6
        if words[index] == 0 { filledWords[index >> 6] |= 1 << UInt64(index & 63) }
        words[index] |= 1 << UInt64(row & 63)
        count &+= 1
    }

    /// Takes the next row away. There has to be one.
    @inline(__always)
    mutating func removeNext() -> Int32 {
        if words[word] == 0 { word = nextFilledWord() }
        let bits = words[word]
        words[word] = bits & (bits &- 1)
        if words[word] == 0 { filledWords[word >> 6] &= ~(1 << UInt64(word & 63)) }
        count &-= 1
        return word << 6 | Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
    }

    private func nextFilledWord() -> Int32 {
        var group = word >> 6
        var bits = filledWords[group] & (~0 << UInt64(word & 63))
        while bits == 0 {
            group = group &+ 1 < filledWords.count ? group &+ 1 : 0
            bits = filledWords[group]
        }
        return group << 6 | Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
    }
}
