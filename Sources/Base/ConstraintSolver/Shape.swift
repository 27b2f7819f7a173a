/// What two regions have in common that are lowered from views of one kind: everything but names and constants.
///
/// Variables are called by their places in the region, rows by their order, and ties by their distance from the least.
struct Shape: ~Copyable {
    /// The words that say it.
    private(set) var words = Pool<UInt64>(capacity: 64)

    /// A number that differs, most likely, for different shapes.
    private(set) var hash: UInt64 = 0

    /// Starts to say a shape.
    mutating func clear() {
        words.removeAll()
        hash = 0xCBF2_9CE4_8422_2325
    }

    /// Says one more word. The hash is Fowler, Noll and Vo's, over words.
    @inline(__always)
    mutating func append(_ word: UInt64) {
        words.append(word)
        hash = (hash ^ word) &* 0x0000_0100_0000_01B3
        hash ^= hash >> 29
    }

    /// Whether these are the shape's words.
    func isSaid(by other: [UInt64]) -> Bool {
        guard other.count == words.count else { return false }
        for index in 0..<words.count where words[index] != other[index] { return false }
        return true
    }

    /// The shape's words.
    func said() -> [UInt64] { (0..<words.count).map { words[$0] } }
}

/// The plan that was the best one for a region of some shape.
///
/// Which rows are tight depends on the shape and on sides alone. So where the plan's checks hold for another
/// region of the shape, it is the best there too.
struct ShapePlan {
    /// The shape.
    var words: [UInt64]
    /// Operations whose targets are places, and whose rows are numbers.
    var operations: [Operation]
    /// Checks whose rows are numbers; those of variables have their place as input.
    var checks: [Check]
    /// The places by age, if being drawn to rest decided where something lies.
    var placesByAge: [Int32]
}
