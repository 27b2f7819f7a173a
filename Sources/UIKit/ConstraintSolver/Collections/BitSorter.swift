/// Sorts numbers that differ from each other, by a bit for each number that there might be.
///
/// It looks at nothing but the numbers, and at each of them twice.
struct BitSorter: ~Copyable {
    private var words = Pool<UInt64>()

    /// Puts numbers from 0 up to a bound in their order.
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
