/// Reads numbers of a few bits each, the most significant bit first.
struct BitReader {
    private let bytes: [UInt8]
    private var position = 0

    /// The number of remaining bits.
    var remaining: Int { bytes.count * 8 - position }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the number in the next bits; `nil` when there are not enough.
    ///
    /// - Parameter count: From 0 to 24.
    mutating func read(_ count: Int) -> Int? {
        guard count <= remaining else { return nil }
        var number = 0
        for _ in 0..<count {
            number = number << 1 | Int(bytes[position / 8] >> (7 - position % 8) & 1)
            position += 1
        }
        return number
    }
}
