/// A variable in 32 bytes: two fill a cache line.
struct VariableRecord: BitwiseCopyable {
    /// The least value of the variable, minus infinity if there is none.
    var minimum: Double
    /// The first term of the variable, or -1.
    var firstTerm: Int32 = -1
    /// The required row `x = c` that fixes the variable, -1 if there is none, or minus their number
    /// if there are several.
    var fixingRow: Int32 = -1
    /// The variable's region, or -1.
    var region: Int32 = -1
    /// The variable's index in the current component, which is meaningful only if the component has
    /// the variable there.
    var place: Int32 = -1
    /// Grows with every variable made. A smaller number is an older variable.
    var age: Int32
    private var flags: Flags = .isAlive

    private struct Flags: OptionSet, BitwiseCopyable {
        let rawValue: UInt8

        static let isAlive = Flags(rawValue: 1)
        static let isPinned = Flags(rawValue: 2)
        static let isConstant = Flags(rawValue: 4)
        static let isDirty = Flags(rawValue: 8)
        static let isKnown = Flags(rawValue: 16)
        static let isUnfixed = Flags(rawValue: 32)
        static let isListed = Flags(rawValue: 64)
    }

    init(minimum: Double, age: Int32) {
        self.minimum = minimum
        self.age = age
    }

    @inline(__always)
    private mutating func set(_ flag: Flags, _ isSet: Bool) {
        if isSet { flags.insert(flag) } else { flags.remove(flag) }
    }

    var isAlive: Bool {
        @inline(__always) get { flags.contains(.isAlive) }
        @inline(__always) set { set(.isAlive, newValue) }
    }

    var isPinned: Bool {
        @inline(__always) get { flags.contains(.isPinned) }
        @inline(__always) set { set(.isPinned, newValue) }
    }

    /// `true` if the value is known before solving: the variable is pinned, or one row fixes it.
    var isConstant: Bool {
        @inline(__always) get { flags.contains(.isConstant) }
        @inline(__always) set { set(.isConstant, newValue) }
    }

    /// `true` if the variable is neither a constant nor pinned nor unfixed.
    @inline(__always)
    var isFree: Bool { flags.isDisjoint(with: [.isConstant, .isPinned, .isUnfixed]) }

    /// `true` if the variable's region has to be rebuilt.
    var isDirty: Bool {
        @inline(__always) get { flags.contains(.isDirty) }
        @inline(__always) set { set(.isDirty, newValue) }
    }

    /// `true` if the plan being made assigns the variable, or it is a constant.
    var isKnown: Bool {
        @inline(__always) get { flags.contains(.isKnown) }
        @inline(__always) set { set(.isKnown, newValue) }
    }

    /// `true` if the variable stays unknown although a row fixes it, because that row is in a
    /// conflict.
    var isUnfixed: Bool {
        @inline(__always) get { flags.contains(.isUnfixed) }
        @inline(__always) set { set(.isUnfixed, newValue) }
    }

    /// `true` if the variable's index is in the list of values that changed (``ValueChanges``).
    var isListed: Bool {
        @inline(__always) get { flags.contains(.isListed) }
        @inline(__always) set { set(.isListed, newValue) }
    }

    /// The value of the variable where no row determines it: its minimum, or 0.
    @inline(__always)
    var defaultValue: Double { hasMinimum ? minimum : 0 }

    /// `true` if there is a least value.
    @inline(__always)
    var hasMinimum: Bool { minimum != -.infinity }
}

/// A row in 48 bytes.
struct RowRecord: BitwiseCopyable {
    var constant: Double
    var firstTerm: Int32
    var termCount: Int32
    var strength: Strength
    var tie: Int32
    /// The row's region, or -1.
    var region: Int32 = -1
    /// The row in its region's plan: the index of an operation, or -2 minus that of a check, or -1.
    var slot: Int32 = -1
    /// The row's index in the current component; in the exact step its index in the tableau, or
    /// less than 0.
    var place: Int32 = -1
    /// The number of the row's variables that are constants.
    var constantCount: Int32 = 0
    /// The number of the row's variables that the plan being made does not assign yet, or -1 if the
    /// plan omits the row.
    var unknownCount: Int32 = 0
    var relation: Relation
    var isAlive = true
    /// `true` if the row is required but was broken to resolve a conflict.
    var isBroken = false

    /// The indices of the row's terms.
    @inline(__always)
    var terms: Range<Int32> { firstTerm..<(firstTerm &+ termCount) }

    /// The strength with which the row counts.
    var effectiveStrength: Strength { isBroken ? .broken : strength }

    /// `true` if the row fixes a variable.
    var isFixing: Bool { termCount == 1 && relation == .equal && effectiveStrength == .required }

    /// The distance of an activity from the side where the relation holds, never negative.
    func violation(of activity: Double) -> Double {
        switch relation {
        case .equal: abs(activity)
        case .lessThanOrEqual: max(activity, 0)
        case .greaterThanOrEqual: max(-activity, 0)
        }
    }
}

/// A term of a row, linked into the list of its variable.
struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    /// The next and the previous term of the same variable, or -1.
    var next: Int32 = -1
    var previous: Int32 = -1
}
