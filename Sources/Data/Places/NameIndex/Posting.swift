/// That a place has a key: the key in the upper half, the place's number in its segment in the lower.
struct Posting {
    let bits: UInt64

    init(key: UInt32, number: UInt32) { bits = UInt64(key) << 32 | UInt64(number) }

    var key: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }

    var number: UInt32 { UInt32(truncatingIfNeeded: bits) }

    /// Which 65,536 numbers the place's is among.
    var chunk: Int { Int(number >> 16) }
}

/// Sorts postings, digit by digit from the last: a few nanoseconds for each, where comparing them would take a hundred.
///
/// Memory is kept for the next postings.
struct PostingSorter {
    private static let digitBits = 11
    private var sorted: [Posting] = []

    /// Sorts by the keys; postings of one key stay in their order.
    mutating func sortByKey(_ postings: inout [Posting]) {
        sort(&postings, bits: 32..<64)
    }

    /// Sorts by keys and, within one key, by numbers.
    mutating func sort(_ postings: inout [Posting], numbersBelow limit: Int) {
        sort(&postings, bits: 0..<Int.bitWidth - max(limit - 1, 0).leadingZeroBitCount)
        sortByKey(&postings)
    }

    private mutating func sort(_ postings: inout [Posting], bits: Range<Int>) {
        for shift in stride(from: bits.lowerBound, to: bits.upperBound, by: Self.digitBits) {
            sort(&postings, shift: UInt64(shift))
        }
    }

    private mutating func sort(_ postings: inout [Posting], shift: UInt64) {
        let mask = UInt64(1 << Self.digitBits - 1)
        var starts = Array(repeating: 0, count: 1 << Self.digitBits)
        for posting in postings { starts[Int(posting.bits >> shift & mask)] += 1 }
        guard !starts.contains(postings.count) else { return }
        var start = 0
        for digit in starts.indices { (starts[digit], start) = (start, start + starts[digit]) }
        let missing = postings.count - sorted.count
        if missing > 0 {
            sorted += repeatElement(Posting(key: 0, number: 0), count: missing)
        } else {
            sorted.removeLast(-missing)
        }
        var next = starts.mutableSpan
        var target = sorted.mutableSpan
        for posting in postings {
            let digit = Int(posting.bits >> shift & mask)
            target[next[digit]] = posting
            next[digit] += 1
        }
        swap(&postings, &sorted)
    }
}
