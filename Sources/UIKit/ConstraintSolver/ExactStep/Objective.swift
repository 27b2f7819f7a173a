/// A row that counts in an objective, with what orders the objectives.
struct Objective: BitwiseCopyable {
    /// The strength's rank, and below it the tie.
    var key: UInt64
    /// The row's place in the tableau.
    var place: Int32
    /// How the row compares its activity to zero.
    var relation: Relation

    /// Orders rows by strength, and rows of one strength by tie.
    @inline(__always)
    static func key(_ strength: Strength, _ tie: Int32) -> UInt64 {
        UInt64(strength.rank) << 32 | UInt64(UInt32(bitPattern: tie) ^ 0x8000_0000)
    }

    /// The strength's rank.
    var rank: UInt32 { UInt32(truncatingIfNeeded: key >> 32) }

    /// The stronger objective comes first.
    func precedes(_ other: Objective) -> Bool {
        key != other.key ? key > other.key : place < other.place
    }
}
