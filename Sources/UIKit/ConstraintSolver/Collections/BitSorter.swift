/// Sorts distinct numbers with a bitmap: a bit for each possible number.
struct BitSorter: ~Copyable {
    private var words = Pool<UInt64>()

    /// Sorts numbers from 0 up to a bound.
    mutating func sort(_ numbers: inout Pool<Int32>, below bound: Int) {
        words.removeAll()
        words.append(0, times: (bound + 63) >> 6)
        for index in 0..<numbers.count {
            let number = numbers[index]
            words[number >> 6] |= 1 << UInt64(number & 63)
        }
        let count = numbers.count
        numbers.removeAll()
        for word in 0..<Int32(words.count) {
            var bits = words[word]
            while bits != 0 {
                numbers.appendReserved(word << 6 | Int32(bits.trailingZeroBitCount))
                bits &= bits &- 1
            }
        }
        assert(numbers.count == count, "Of \(count) numbers some are the same.")
    }
}
