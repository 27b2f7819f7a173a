/// The exact step: finds the least sum of costs over the solutions of a system, one objective after another.
///
/// Every row is an *activity*: a linear function of the variables with a convex cost that has its kink at zero. A
/// solution is given by as many *tight* rows (activity zero) as there are variables. They are the coordinates, the
/// *columns*; every other row is written in them:
///
///     activity(j) = value + Σ entry(j, k) · activity of column k
///
/// There are no slack, error or artificial variables. This is the simplex method for piecewise linear costs.
///
/// 1. An objective gives some rows their costs (``Tableau/setCost(of:positive:negative:)``), and every column its
///    derivative.
/// 2. A column whose row can leave zero at a gain, upward or downward, moves. It runs past the kinks of other rows
///    as long as the gain lasts (the *long step*); where it ends, that row becomes tight in its place.
/// 3. When no column moves, the objective is at its least. Directions that would spoil it are locked, and the kinks of
///    its rows settled: no later objective crosses them. The next objective begins at step 1.
///
/// That is preemptive goal programming: an optimum level by level, without weights and without a limit on the number
/// of levels. Step 2 never looks at rows that the moved column does not touch.
///
/// - I. Maros, “Computational Techniques of the Simplex Method”, 2003, chapter 9: piecewise linear costs, the long step.
/// - R. G. Bland, “New finite pivoting rules for the simplex method”, 1977: how it cannot run in circles.
/// - G. J. Badros, A. Borning, P. J. Stuckey, “The Cassowary linear arithmetic constraint solving algorithm”, 2001: what
///   a hierarchy of linear relations is, and how Auto Layout's ancestors solve it.
struct Tableau: ~Copyable {
    /// A row: its activity, what it costs now, and its entries.
    struct RowRecord: BitwiseCopyable {
        var activity: Double
        /// The cost of one unit above zero, in the present objective.
        var positiveCost = 0.0
        /// The cost of one unit below zero, in the present objective.
        var negativeCost = 0.0
        /// How far the activity may go up, if the row is a range of two bounds (Tableau+Ranges).
        var span = Double.infinity
        var firstEntry: Int32
        var entryCount: Int32 = 0
        var entryRoom: Int32
        /// The column where the row is tight, or -1.
        var column: Int32 = -1
        var mark: Int32 = 0
        /// The side of zero that the activity is on, or comes from: 1 or -1.
        var side: Int8 = 1
        /// Whether an earlier objective forbids to cross zero.
        var isSettled = false
        /// Whether the row is a range, which may be open upward.
        var isRange = false
        /// Whether the activity is measured from the range's other end.
        var isReflected = false

        /// Whether the row has no kink in the present objective.
        var isFree: Bool { positiveCost == 0 && negativeCost == 0 && !isSettled }

        /// What the activity costs, per unit, on its side.
        var slope: Double { side > 0 ? positiveCost : -negativeCost }
    }

    /// A column: its tight row, and the rows that have an entry in it.
    struct ColumnRecord: BitwiseCopyable {
        /// The cost of moving the tight row up, without what the row costs itself.
        var derivative = 0.0
        var row: Int32
        var firstListed: Int32 = 0
        var listedCount: Int32 = 0
        var listedRoom: Int32 = 0
        var isUpLocked = false
        var isDownLocked = false
        /// Whether the column waits in the work list.
        var isWaiting = false
        /// Whether the derivative may differ from zero.
        var isTouched = false

        var isLocked: Bool { isUpLocked && isDownLocked }
    }

    /// What a row changes by when a column's row goes up by one.
    struct Entry: BitwiseCopyable {
        var value: Double
        var column: Int32
    }

    /// A row that the moving column moves, and the place of its entry in it.
    struct Moving: BitwiseCopyable {
        var row: Int32
        var entry: Int32
    }

    /// A row that the moving column takes to zero, and after how far.
    struct Kink: BitwiseCopyable {
        var distance: Double
        var gain: Double
        var row: Int32
    }

    /// How an objective ended.
    enum Outcome {
        /// It is at its least.
        case optimal
        /// Nothing bounds it from below.
        case unbounded
        /// The bound on steps was met.
        case stopped
    }

    var rows = Pool<RowRecord>()
    var columns = Pool<ColumnRecord>()
    var entries = Pool<Entry>()
    /// The rows of the columns, one run for each column.
    var listed = Pool<Int32>()
    /// The columns to look at, last first.
    var waiting = Pool<Int32>()
    /// The columns whose derivative may differ from zero.
    var touched = Pool<Int32>()
    /// The rows of the moving column.
    var moving = Pool<Moving>()
    /// A heap of the kinks ahead, nearest first.
    var kinks = Pool<Kink>()
    /// Where a column's entry is in the row that is put into others, valid where the mark is the source's stamp.
    var places = Pool<Int32>()
    var placeMarks = Pool<Int32>()
    var sourceStamp: Int32 = 0
    /// For each entry of that row the stamp of the last row that had one in its column already.
    var takenSources = Pool<Int32>()
    var stamp: Int32 = 0
    /// How many more columns may move.
    var stepsLeft = 0
    /// How many more entries may be looked at, about.
    var workLeft = 0
    /// How many times a column moved, for those who measure.
    var steps = 0

    /// Where an objective had no end.
    var unboundedColumn: Int32 = 0
    var unboundedDirection = 1.0

    /// Entries smaller than this are rounding errors.
    static let entryTolerance = 1e-11
    /// Derivatives smaller than this are rounding errors.
    static let derivativeTolerance = 1e-8
    /// Activities smaller than this are rounding errors,
    static let activityTolerance = 1e-9
    /// and so are those that are this much smaller than what they came from.
    static let relativeTolerance = 1e-12

    /// Whether nothing more may be done, so that an answer may not be the best.
    var isExhausted: Bool { stepsLeft <= 0 || workLeft <= 0 }

    /// Allows a number of moves, and of entries to be looked at.
    mutating func allow(steps: Int, work: Int) {
        stepsLeft = steps
        workLeft = work
    }

    /// Forgets everything.
    mutating func clear() {
        rows.removeAll()
        columns.removeAll()
        entries.removeAll()
        listed.removeAll()
        waiting.removeAll()
        touched.removeAll()
        places.removeAll()
        placeMarks.removeAll()
        takenSources.removeAll()
        stamp = 0
    }

    /// Makes room for rows and their entries, to save growing step by step.
    mutating func reserve(rows count: Int, columns columnCount: Int) {
        rows.reserve(count)
        columns.reserve(columnCount)
        places.reserve(columnCount)
        placeMarks.reserve(columnCount)
        entries.reserve(count * Self.entriesForRow)
        listed.reserve(count * Self.entriesForRow)
    }

    /// How many entries a row of a layout has room for, about: few where the step begins, and some more as it goes on.
    private static let entriesForRow = 8

    /// Adds a row without entries. Those that follow by ``appendEntry(_:in:)`` are the new row's.
    mutating func addRow(activity: Double, relation: Relation) -> Int32 {
        let index = Int32(rows.count)
        var row = RowRecord(activity: activity, firstEntry: Int32(entries.count), entryRoom: 0)
        // At zero a row starts on the side where it holds.
        row.side = activity > 0 || activity == 0 && relation != .lessThanOrEqual ? 1 : -1
        rows.append(row)
        return index
    }

    /// Adds an entry to the row that was added last.
    @inline(__always)
    mutating func appendEntry(_ value: Double, in column: Int32) {
        let row = Int32(rows.count &- 1)
        entries.append(Entry(value: value, column: column))
        rows[row].entryCount &+= 1
        rows[row].entryRoom &+= 1
        list(row, in: column)
    }

    /// Leaves the row that was added last room for as many entries as it has: exchanges mostly add some.
    @inline(__always)
    mutating func leaveRoom() {
        let row = Int32(rows.count &- 1)
        let spare = rows[row].entryCount
        _ = entries.extend(by: Int(spare))
        rows[row].entryRoom &+= spare
    }

    /// How far a row is from zero.
    func activity(of row: Int32) -> Double { rows[row].column >= 0 ? 0 : rows[row].activity }

    /// Makes a row tight in a column of its own. The row has no entries.
    mutating func addColumn(tightRow row: Int32) {
        rows[row].column = Int32(columns.count)
        rows[row].activity = 0
        columns.append(ColumnRecord(row: row))
        places.append(0)
        placeMarks.append(0)
    }

    /// Notes that a row has an entry in a column.
    @inline(__always)
    mutating func list(_ row: Int32, in column: Int32) {
        let count = columns[column].listedCount
        if count == columns[column].listedRoom { enlargeList(of: column) }
        listed[columns[column].firstListed &+ count] = row
        columns[column].listedCount = count &+ 1
    }

    @inline(never)
    private mutating func enlargeList(of column: Int32) {
        let first = Int(columns[column].firstListed)
        let count = Int(columns[column].listedCount)
        let room = max(8, count * 2)
        columns[column].firstListed = Int32(listed.count)
        columns[column].listedRoom = Int32(room)
        listed.appendCopy(of: first..<(first + count))
        _ = listed.extend(by: room - count)
    }
}
