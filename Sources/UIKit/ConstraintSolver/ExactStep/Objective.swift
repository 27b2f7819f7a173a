/// A row in an objective, with the key that orders objectives.
struct Objective: BitwiseCopyable {
    /// The strength's rank in the upper half, the tie in the lower.
    var key: UInt64
    /// The row's place in the tableau.
    var place: Int32
    /// The row's relation.
    var relation: Relation

    /// The key, which orders rows by strength, and rows of one strength by tie.
    @inline(__always)
    static func key(_ strength: Strength, _ tie: Int32) -> UInt64 {
        UInt64(strength.rank) << 32 | UInt64(UInt32(bitPattern: tie) ^ 0x8000_0000)
    }

    /// The strength's rank.
    var rank: UInt32 { UInt32(truncatingIfNeeded: key >> 32) }

    /// `true` if the objective is stronger than another.
    func precedes(_ other: Objective) -> Bool {
        key != other.key ? key > other.key : place < other.place
    }
}
