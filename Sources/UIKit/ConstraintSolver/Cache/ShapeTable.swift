/// The plans that were optimal for components of some shapes.
///
/// A hash table of bounded size. When it is full it is emptied; shapes in use are soon added again.
struct ShapeTable: ~Copyable {
    /// A shape with its plans.
    struct Entry: BitwiseCopyable {
        var hash: UInt64 = 0
        var firstWord: Int32 = 0

        /// The number of words that encode the shape, or 0 if the entry is free.
        var wordCount: Int32 = 0

        /// The plan to try first: the one that was used most.
        var firstPlan: Int32 = -1
        var planCount: Int32 = 0

        /// The entry that was used next after this one the last time, or -1.
        var following: Int32 = -1
    }

    /// A plan whose operands are indices into the bindings of a component.
    struct Plan: BitwiseCopyable {
        var span: PlanSpan

        /// The number of bindings of a component of the shape.
        var bindingCount: Int32

        /// The number of them that are variables, the first ones.
        var variableCount: Int32

        /// The places of the component's variables by age, if the plan depends on defaults; else
        /// empty.
        var firstAge: Int32
        var ageCount: Int32 = 0

        /// `true` if the exact step found the plan.
        var isExact: Bool

        /// `true` if every operation and every check is a sum, so that a region can run the plan
        /// without a copy.
        var isSums = true

        /// The number of regions that used the plan.
        var useCount: Int32 = 1

        /// The next plan of the shape, in a ring.
        var next: Int32 = -1
    }

    private(set) var entries = Pool<Entry>()
    private(set) var words = Pool<UInt64>()
    var plans = Pool<Plan>()

    /// The operations of the plans. The constant of an operation with a row is a factor for the
    /// row's constant, or its divisor if there are no inputs.
    var operations = Pool<Operation>()
    var checks = Pool<Check>()
    var ages = Pool<Int32>()

    /// The number of entries, a power of two.
    private static let entryCount = 64

    /// The number of entries, from the one that the hash selects, in which a shape may be.
    private static let reach = 4

    /// The number of plans for one shape: the cells of a list differ in which labels are truncated.
    private static let planLimit = 4

    /// With more operations the table is full.
    private static let operationLimit = 4096

    /// The entry that was used last, or -1.
    private var lastEntry: Int32 = -1

    /// The entry whose shape the next component probably has, or -1: cells come one after another,
    /// each with the same components in the same order.
    var expectedEntry: Int32 {
        @inline(__always) get { lastEntry < 0 ? -1 : entries[lastEntry].following }
    }

    /// The words of an entry's shape.
    @inline(__always)
    func words(of entry: Int32) -> PoolWindow<UInt64> {
        words.window.dropping(entries[entry].firstWord)
    }

    /// Records that a component had the shape of an entry.
    @inline(__always)
    mutating func recordUse(of entry: Int32) {
        if lastEntry >= 0 { entries[lastEntry].following = entry }
        lastEntry = entry
    }

    /// The entry of a shape, or -1.
    func entry(of shape: borrowing Shape) -> Int32 {
        if entries.isEmpty { return -1 }
        for step in 0..<Self.reach {
            let index = Self.index(shape.hash, step)
            if entries[index].hash == shape.hash, hasWords(of: shape, entries[index]) {
                return Int32(index)
            }
        }
        return -1
    }

    private static func index(_ hash: UInt64, _ step: Int) -> Int {
        (Int(truncatingIfNeeded: hash >> 32) &+ step) & (entryCount - 1)
    }

    private func hasWords(of shape: borrowing Shape, _ entry: Entry) -> Bool {
        if Int(entry.wordCount) != shape.words.count { return false }
        let known = words.window
        let own = shape.words.window
        // Different shapes hardly ever have the same hash: a loop without an early exit is
        // vectorised.
        var difference: UInt64 = 0
        for index in 0..<entry.wordCount {
            difference |= known[entry.firstWord &+ index] ^ own[index]
        }
        return difference == 0
    }

    /// `true` if the table should be emptied before more is added.
    var isFull: Bool { operations.count > Self.operationLimit }

    /// Returns the entry to which a plan of a shape is to be added, or -1 if the shape has enough
    /// plans. Adds the entry if necessary.
    mutating func entryForAdding(_ shape: borrowing Shape) -> Int32 {
        if entries.isEmpty { entries.append(Entry(), times: Self.entryCount) }
        let known = entry(of: shape)
        if known >= 0 { return entries[known].planCount < Self.planLimit ? known : -1 }
        var free = Self.index(shape.hash, 0)
        for step in 0..<Self.reach where entries[free].wordCount > 0 {
            free = Self.index(shape.hash, step)
        }
        entries[free] = Entry(
            hash: shape.hash, firstWord: Int32(words.count), wordCount: Int32(shape.words.count))
        for index in 0..<shape.words.count { words.append(shape.words[index]) }
        return Int32(free)
    }

    /// Adds a plan to an entry.
    mutating func append(_ plan: Plan, to entry: Int32) {
        let index = Int32(plans.count)
        plans.append(plan)
        entries[entry].planCount += 1
        let first = entries[entry].firstPlan
        if first < 0 {
            entries[entry].firstPlan = index
            plans[index].next = index
        } else {
            plans[index].next = plans[first].next
            plans[first].next = index
        }
    }

    /// Counts a use of a plan. The plan with most uses is tried first.
    mutating func countUse(of plan: Int32, in entry: Int32) {
        plans[plan].useCount &+= 1
        let first = entries[entry].firstPlan
        if plans[plan].useCount > plans[first].useCount { entries[entry].firstPlan = plan }
    }

    /// Removes all shapes and plans. No region may share a plan.
    mutating func removeAll() {
        lastEntry = -1
        entries.removeAll()
        words.removeAll()
        plans.removeAll()
        operations.removeAll()
        checks.removeAll()
        ages.removeAll()
    }
}
