/// A set of rows that are taken in ascending order from the last one taken, and then from the
/// lowest again.
///
/// A row that becomes ready as another one is taken mostly has a greater index, as views are made
/// after those that they depend on. So one sweep over memory takes many rows, where a queue would
/// take them by their distance from the start, with a sweep for each.
///
/// A bitmap with a bit for each row, and a second one with a bit for each word of the first.
struct RowSweep: ~Copyable {
    private var words = Pool<UInt64>()
    private var filledWords = Pool<UInt64>()
    /// The word of the row that was taken last.
    private var word: Int32 = 0
    private var count = 0

    /// `true` if there are no rows.
    @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// `true` if there is room for rows.
    @inline(__always)
    var hasRoom: Bool { !words.isEmpty }

    /// Removes all rows, and reserves room for rows below a bound.
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

    /// Adds a row that is not in the set.
    @inline(__always)
    mutating func add(_ row: Int32) {
        let index = row >> 6
        if words[index] == 0 { filledWords[index >> 6] |= 1 << UInt64(index & 63) }
        words[index] |= 1 << UInt64(row & 63)
        count &+= 1
    }

    /// Removes and returns the next row. The set must not be empty.
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
