/// What propagation knows of a variable that no row gives yet, and of how it was given.
struct Draft: BitwiseCopyable {
    /// The strongest bounds met, and their rows: -1 for none, -2 for the variable's own minimum.
    var lower: Double
    var upper = Double.infinity
    var lowerRow: Int32
    var upperRow: Int32 = -1
    /// The rows that keep the variable from going up and down, as numbered above, once it is given.
    var upRow: Int32 = -1
    var downRow: Int32 = -1
    /// The rank of the weakest row that has to break for the variable to go up, and down, once somebody asked (Solver+Certificate).
    var levelUp = Self.noLevel
    var levelDown: UInt32 = 0
    /// How fast the variable grows with the torn one, if it was given while a tear is open; else no number.
    var derivative = Double.nan

    /// Whether the variable was given while a tear is open.
    var isTorn: Bool { !derivative.isNaN }

    /// Whether the levels are found.
    var hasLevels: Bool { levelUp != Self.noLevel }

    static let ownMinimum: Int32 = -2
    private static let noLevel = UInt32.max

    init(minimum: Double) {
        lower = minimum
        lowerRow = minimum == -.infinity ? -1 : Self.ownMinimum
    }
}
