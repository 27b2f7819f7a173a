import FoundationGaps

/// A set of ids with a Bloom filter, which quickly rejects most ids that are not in it.
struct IDSet {
    private let sorted: [Int64]

    /// A bit for each hash of an id: if it is not set, no id has that hash.
    private var filter: [UInt64]
    private let shift: UInt64

    /// - Parameter sorted: Ids in ascending order.
    init(_ sorted: [Int64]) {
        self.sorted = sorted
        // Eight bits per id give a false positive rate of one in eight.
        let bits = max(6, 67 - UInt64(max(sorted.count, 1)).leadingZeroBitCount)
        shift = 64 - UInt64(bits)
        filter = Array(repeating: 0, count: 1 << (bits - 6))
        for id in sorted {
            let bit = scattered(id)
            filter[bit >> 6] |= 1 << UInt64(bit & 63)
        }
    }

    func contains(_ id: Int64) -> Bool {
        let bit = scattered(id)
        guard filter[bit >> 6] & 1 << UInt64(bit & 63) != 0 else { return false }
        let index = sorted.partitioningIndex { $0 >= id }
        return index < sorted.count && sorted[index] == id
    }

    private func scattered(_ id: Int64) -> Int {
        Int((UInt64(bitPattern: id) &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }
}
