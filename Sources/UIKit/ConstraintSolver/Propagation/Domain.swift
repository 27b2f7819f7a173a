/// The values that a variable may have as far as propagation knows, and how it was assigned.
struct Domain: BitwiseCopyable {
    /// The tightest bounds so far.
    var lower: Double
    var upper = Double.infinity

    /// The rows of the bounds: -1 for none, ``ownMinimum`` for the variable's minimum.
    var lowerRow: Int32
    var upperRow: Int32 = -1

    /// The rows that keep the variable from increasing and from decreasing, once it is assigned.
    var upRow: Int32 = -1
    var downRow: Int32 = -1

    /// The rank of the weakest row that has to break for the variable to increase, and to decrease,
    /// once they are computed (Propagation+Certificate).
    var levelUp = Self.noLevel
    var levelDown: UInt32 = 0

    /// The derivative of the variable by the tearing variable, if it was assigned while a tearing
    /// is open, else NaN.
    var derivative = Double.nan

    /// `true` if the variable was assigned while a tearing is open.
    var isTorn: Bool { !derivative.isNaN }

    /// `true` if the levels are computed.
    var hasLevels: Bool { levelUp != Self.noLevel }

    static let ownMinimum: Int32 = -2
    private static let noLevel = UInt32.max

    init(minimum: Double) {
        lower = minimum
        lowerRow = minimum == -.infinity ? -1 : Self.ownMinimum
    }
}
