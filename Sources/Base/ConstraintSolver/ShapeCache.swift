/// The plans that were the best for regions of some shapes.
///
/// It holds a bounded number of shapes, in a table that is looked up by a shape's hash. Where it is full it is emptied: what
/// comes again is soon back.
struct ShapeCache: ~Copyable {
    /// A shape with its plans.
    struct Entry: BitwiseCopyable {
        var hash: UInt64 = 0
        var firstWord: Int32 = 0
        /// How many words say the shape; none in an entry that is free.
        var wordCount: Int32 = 0
        /// The plan that held the most times. The others follow.
        var firstPlan: Int32 = -1
        var planCount: Int32 = 0
    }

    /// A plan in which variables and rows are called by their places in the region.
    struct Plan: BitwiseCopyable {
        var span: PlanSpan
        /// The region's variables by age, if being drawn to rest decided where something lies; else none.
        var firstAge: Int32
        var ageCount: Int32
        /// Whether the plan was found by the exact step.
        var isExact: Bool
        /// Whether every operation is a sum, so that each can be carried out as soon as it is named.
        var isSums = true
        /// How many regions have it.
        var useCount: Int32 = 1
        /// The next plan of the shape, or -1.
        var next: Int32 = -1
    }

    private(set) var entries = Pool<Entry>()
    private(set) var words = Pool<UInt64>()
    var plans = Pool<Plan>()
    /// Operations whose targets are places, whose rows are numbers, and whose inputs are terms of the row. The constant of one
    /// with inputs is what the row's constant is multiplied by.
    var operations = Pool<Operation>()
    /// Checks whose rows are numbers. Those of variables have their place as input.
    var checks = Pool<Check>()
    var ages = Pool<Int32>()

    /// How many shapes there are room for, a power of two.
    private static let entryCount = 64

    /// How many entries a shape may be in, from the one that its hash says.
    private static let reach = 4

    /// How many plans are kept for one shape: a list's cells differ in which of their labels are cut off.
    private static let plansForShape = 4

    /// With more operations than this the cache is full.
    private static let operationLimit = 4096

    /// The entry of a shape, or -1 if there is none.
    func entry(of shape: borrowing Shape) -> Int32 {
        if entries.isEmpty { return -1 }
        for step in 0..<Self.reach {
            let index = Self.index(shape.hash, step)
            if entries[index].hash == shape.hash, isSaid(shape, by: entries[index]) {
                return Int32(index)
            }
        }
        return -1
    }

    private static func index(_ hash: UInt64, _ step: Int) -> Int {
        (Int(truncatingIfNeeded: hash >> 32) &+ step) & (entryCount - 1)
    }

    private func isSaid(_ shape: borrowing Shape, by entry: Entry) -> Bool {
        if Int(entry.wordCount) != shape.words.count { return false }
        let known = words.window
        let said = shape.words.window
        // Shapes of one hash are hardly ever different: a loop without a way out looks at several words at a time.
        var difference: UInt64 = 0
        for index in 0..<entry.wordCount {
            difference |= known[entry.firstWord &+ index] ^ said[index]
        }
        return difference == 0
    }

    /// Makes room for a plan of a shape.
    ///
    /// - Returns: The entry that it is to be added to, or -1 if the shape has plans enough.
    mutating func takeEntry(for shape: borrowing Shape) -> Int32 {
        if operations.count > Self.operationLimit { removeAll() }
        if entries.isEmpty { entries.append(Entry(), times: Self.entryCount) }
        let known = entry(of: shape)
        if known >= 0 { return entries[known].planCount < Self.plansForShape ? known : -1 }
        var free = Self.index(shape.hash, 0)
        for step in 0..<Self.reach where entries[free].wordCount > 0 {
            free = Self.index(shape.hash, step)
        }
        entries[free] = Entry(
            hash: shape.hash, firstWord: Int32(words.count), wordCount: Int32(shape.words.count))
        for index in 0..<shape.words.count { words.append(shape.words[index]) }
        return Int32(free)
    }

    /// Adds a plan to an entry, behind the others.
    mutating func append(_ plan: Plan, to entry: Int32) {
        let index = Int32(plans.count)
        plans.append(plan)
        entries[entry].planCount += 1
        if entries[entry].firstPlan < 0 {
            entries[entry].firstPlan = index
            return
        }
        var last = entries[entry].firstPlan
        while plans[last].next >= 0 { last = plans[last].next }
        plans[last].next = index
    }

    /// Counts that a plan held again. One that holds more often than the one before it is tried first.
    mutating func count(_ plan: Int32, after previous: Int32) {
        plans[plan].useCount &+= 1
        guard previous >= 0, plans[plan].useCount > plans[previous].useCount else { return }
        let moved = plans[plan]
        plans[plan] = plans[previous]
        plans[previous] = moved
        plans[plan].next = moved.next
        plans[previous].next = plan
    }

    private mutating func removeAll() {
        entries.removeAll()
        words.removeAll()
        plans.removeAll()
        operations.removeAll()
        checks.removeAll()
        ages.removeAll()
    }
}
