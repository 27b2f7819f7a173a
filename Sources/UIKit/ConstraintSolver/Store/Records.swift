/// What the solver knows of a variable, in 32 bytes: two of them fill a line of the cache.
struct VariableRecord: BitwiseCopyable {
    /// The smallest value the variable may take, minus infinity if there is none.
    var minimum: Double
    /// The first of the terms that mention the variable, or -1.
    var firstTerm: Int32 = -1
    /// The row that gives the variable's value outright, -1 if none does, or minus their number if several do.
    var fixing: Int32 = -1
    /// The region that the variable is in, or -1.
    var region: Int32 = -1
    /// The variable's place in the lists of the region at hand. It is in them if they have it there.
    var place: Int32 = -1
    /// Grows with every variable made, so that it orders variables by age.
    var age: Int32
    private var flags: Flags = .isAlive

    private struct Flags: OptionSet, BitwiseCopyable {
        let rawValue: UInt8

        static let isAlive = Flags(rawValue: 1)
        static let isPinned = Flags(rawValue: 2)
        static let isConstant = Flags(rawValue: 4)
        static let isDirty = Flags(rawValue: 8)
        static let isKnown = Flags(rawValue: 16)
        static let isHeldOpen = Flags(rawValue: 32)
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

    /// A variable that is known before solving: pinned, or given outright by one row.
    var isConstant: Bool {
        @inline(__always) get { flags.contains(.isConstant) }
        @inline(__always) set { set(.isConstant, newValue) }
    }

    /// Whether the variable is neither a constant, nor pinned or held open.
    @inline(__always)
    var isFree: Bool { flags.isDisjoint(with: [.isConstant, .isPinned, .isHeldOpen]) }

    /// Whether the variable's region is to be found anew.
    var isDirty: Bool {
        @inline(__always) get { flags.contains(.isDirty) }
        @inline(__always) set { set(.isDirty, newValue) }
    }

    /// Whether the plan being made gives the variable its value, or a constant does.
    var isKnown: Bool {
        @inline(__always) get { flags.contains(.isKnown) }
        @inline(__always) set { set(.isKnown, newValue) }
    }

    /// Kept in a region although a row gives its value, because that row takes part in a conflict.
    var isHeldOpen: Bool {
        @inline(__always) get { flags.contains(.isHeldOpen) }
        @inline(__always) set { set(.isHeldOpen, newValue) }
    }

    /// Whether the variable, or one that had its name, is listed as one whose value changed since somebody asked.
    var isListed: Bool {
        @inline(__always) get { flags.contains(.isListed) }
        @inline(__always) set { set(.isListed, newValue) }
    }

    /// Where the variable lies when nothing says otherwise.
    @inline(__always)
    var restingValue: Double { minimum == -.infinity ? 0 : minimum }
}

/// What the solver knows of a row, in 48 bytes.
struct RowRecord: BitwiseCopyable {
    var constant: Double
    var firstTerm: Int32
    var termCount: Int32
    var strength: Strength
    var tie: Int32
    /// The region that the row is in, or -1.
    var region: Int32 = -1
    /// Where the row is in the plan: an operation's place, or -2 minus a check's place, or -1 for neither.
    var slot: Int32 = -1
    /// The row's place in the list of the region at hand, while that is made and where its shape is kept; its place in the tableau, or
    /// -1, in the exact step.
    var place: Int32 = -1
    /// How many of the row's variables are constants.
    var constantCount: Int32 = 0
    /// How many of the row's variables the plan being made does not give yet, or -1 if the plan leaves the row out.
    var unknownCount: Int32 = 0
    var relation: Relation
    var isAlive = true
    /// Whether the row is required but was broken to solve a conflict.
    var isBroken = false

    /// The strength with which the row takes part.
    var effectiveStrength: Strength { isBroken ? .broken : strength }

    /// Whether the row gives the value of a variable outright.
    var isFixing: Bool { termCount == 1 && relation == .equal && effectiveStrength == .required }

    /// How far an activity is on the wrong side of the relation, never negative.
    func violation(of activity: Double) -> Double {
        switch relation {
        case .equal: abs(activity)
        case .lessThanOrEqual: max(activity, 0)
        case .greaterThanOrEqual: max(-activity, 0)
        }
    }
}

/// A term in its row, and in the list of the terms of its variable.
struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    /// The next and the previous term of the same variable, or -1.
    var next: Int32 = -1
    var previous: Int32 = -1
}

/// Where a region's plan is: a run of operations and a run of checks.
struct PlanSpan: BitwiseCopyable {
    var firstOperation: Int32 = 0
    var operationCount: Int32 = 0
    var firstCheck: Int32 = 0
    var checkCount: Int32 = 0

    /// The places of the operations.
    var operations: Range<Int32> { firstOperation..<(firstOperation &+ operationCount) }

    /// The places of the checks.
    var checks: Range<Int32> { firstCheck..<(firstCheck &+ checkCount) }
}

/// A set of rows and variables that hang together, and are solved together.
struct RegionRecord: BitwiseCopyable {
    /// One of the region's variables, to find the others by.
    var seed: Int32
    /// The walk that found the region.
    var walk: Int32
    /// The region's own plan.
    var plan = PlanSpan()
    /// The plan of its shape that the region runs instead of one of its own, or -1.
    var sharedPlan: Int32 = -1
    /// Where the names are that the shared plan is run with.
    var firstName: Int32 = -1
    /// The own plan that the region had before this one, or -1.
    var sparePlan: Int32 = -1
    var isAlive = true
    /// Whether numbers changed since the region was solved.
    var isDirty = false
    /// Whether required rows contradict each other.
    var isConflicted = false
    /// Whether the region took the exact step, so that its tight rows are a good start for the next.
    var isExact = false
    /// Whether the region, or one that had its name, is listed as one whose values may have changed since somebody asked.
    var isTouched = false
}
