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
        /// The plan that is tried first, which held the most times.
        var firstPlan: Int32 = -1
        var planCount: Int32 = 0
        /// The entry whose shape was met after this one the last time, or -1.
        var following: Int32 = -1
    }

    /// A plan in which variables, constants and rows are called by their places among a region's names.
    struct Plan: BitwiseCopyable {
        var span: PlanSpan
        /// How many names a region of the shape has, and how many of them, the first ones, are its variables.
        var nameCount: Int32
        var variableCount: Int32
        /// The region's variables by age, if being drawn to rest decided where something lies; else none.
        var firstAge: Int32
        var ageCount: Int32 = 0
        /// Whether the plan was found by the exact step.
        var isExact: Bool
        /// Whether every operation and every check is a sum, so that regions need no copy of the plan to run it.
        var isSums = true
        /// How many regions have it.
        var useCount: Int32 = 1
        /// The next plan of the shape, and after the last one the first.
        var next: Int32 = -1
    }

    private(set) var entries = Pool<Entry>()
    private(set) var words = Pool<UInt64>()
    var plans = Pool<Plan>()
    /// Operations whose targets, rows and inputs are places among names. The constant of one of a row is what the row's constant is
    /// multiplied by, or divided by if there are no inputs.
    var operations = Pool<Operation>()
    /// Checks whose rows and inputs are places among names.
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

    /// The entry that was met last, or -1.
    private var lastEntry: Int32 = -1

    /// The entry whose shape the next region most likely has, or -1: cells come one after the other, and each has the same regions in
    /// the same order.
    var expectedEntry: Int32 {
        @inline(__always) get { lastEntry < 0 ? -1 : entries[lastEntry].following }
    }

    /// The words that say the shape of an entry.
    @inline(__always)
    func words(of entry: Int32) -> PoolWindow<UInt64> {
        words.window.dropping(entries[entry].firstWord)
    }

    /// Notes that the shape of an entry was met.
    @inline(__always)
    mutating func meet(_ entry: Int32) {
        if lastEntry >= 0 { entries[lastEntry].following = entry }
        lastEntry = entry
    }

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

    /// Whether the table is to be emptied before more is added.
    var isFull: Bool { operations.count > Self.operationLimit }

    /// Makes room for a plan of a shape.
    ///
    /// - Returns: The entry that it is to be added to, or -1 if the shape has plans enough.
    mutating func takeEntry(for shape: borrowing Shape) -> Int32 {
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

    /// Counts that a plan held again. The one that holds most often is tried first.
    mutating func count(_ plan: Int32, in entry: Int32) {
        plans[plan].useCount &+= 1
        let first = entries[entry].firstPlan
        if plans[plan].useCount > plans[first].useCount { entries[entry].firstPlan = plan }
    }

    /// Forgets all shapes and plans. No region may share any.
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
