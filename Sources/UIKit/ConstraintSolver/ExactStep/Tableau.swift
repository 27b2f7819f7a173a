/// The simplex method for piecewise linear costs, minimising one objective after another.
///
/// Every row is an *activity*: a linear function of the variables with a convex cost that has its
/// breakpoint at zero. A solution is given by as many *tight* rows (activity zero) as there are
/// variables: the nonbasic ones. They are the coordinates, the *columns*; every other row is
/// written in them:
///
///     activity(j) = value + Σ entry(j, k) · activity of column k
///
/// There are no slack, error or artificial variables.
///
/// 1. An objective sets the costs of some rows (``Tableau/setCost(of:positive:negative:)``), and
///    thereby the reduced cost of every column.
/// 2. A column whose row can leave zero, up or down, with the cost decreasing, does. It passes the
///    breakpoints of other rows as long as the cost decreases (the *long step*); the row of the
///    last breakpoint becomes tight in its place.
/// 3. When no column improves the objective, it is minimal. Directions that would worsen it are
///    locked, and the breakpoints of its rows settled: no later objective crosses them. The next
///    objective begins at step 1.
///
/// This is preemptive goal programming: an optimum level by level, without weights and without a
/// limit on the number of levels. Step 2 visits only rows with an entry in the column.
///
/// - I. Maros, “Computational Techniques of the Simplex Method”, 2003, chapter 9: piecewise linear
///   costs, the long step.
/// - R. G. Bland, “New finite pivoting rules for the simplex method”, 1977: how to avoid cycles.
/// - G. J. Badros, A. Borning, P. J. Stuckey, “The Cassowary linear arithmetic constraint solving
///   algorithm”, 2001: hierarchies of linear constraints.
struct Tableau: ~Copyable {
    /// A row: its activity, its present cost, and its entries.
    struct RowRecord: BitwiseCopyable {
        var activity: Double
        /// The cost of one unit above zero, in the present objective.
        var positiveCost = 0.0
        /// The cost of one unit below zero, in the present objective.
        var negativeCost = 0.0
        /// The greatest activity, if the row is a range of two bounds (Tableau+Ranges).
        var span = Double.infinity
        var firstEntry: Int32
        var entryCount: Int32 = 0
        var entryRoom: Int32
        /// The column where the row is tight, or -1.
        var column: Int32 = -1
        var mark: Int32 = 0
        /// The side of zero that the activity is on, or comes from: 1 or -1.
        var side: Int8 = 1
        /// `true` if an earlier objective forbids crossing zero.
        var isSettled = false
        /// `true` if the row is a range, which may have no upper end.
        var isRange = false
        /// `true` if the activity is measured from the range's upper end.
        var isReflected = false

        /// `true` if the row has no breakpoint in the present objective.
        var isFree: Bool { positiveCost == 0 && negativeCost == 0 && !isSettled }

        /// The derivative of the cost by the activity, on its side.
        var slope: Double { side > 0 ? positiveCost : -negativeCost }
    }

    /// A column: its tight row, and the rows that have an entry in it.
    struct ColumnRecord: BitwiseCopyable {
        /// The change of cost per unit of the tight row's activity, without the row's own cost.
        var reducedCost = 0.0
        var row: Int32
        var firstRow: Int32 = 0
        var rowCount: Int32 = 0
        var rowRoom: Int32 = 0
        var isUpLocked = false
        var isDownLocked = false
        /// `true` if the column is in the work list.
        var isInWorkList = false
        /// `true` if the reduced cost may differ from zero.
        var isPriced = false

        var isLocked: Bool { isUpLocked && isDownLocked }
    }

    /// The derivative of a row by a column's row.
    struct Entry: BitwiseCopyable {
        var value: Double
        var column: Int32
    }

    /// A row with an entry in the current column, and the index of the entry.
    struct MovedRow: BitwiseCopyable {
        var row: Int32
        var entry: Int32
    }

    /// The distance after which the current column makes a row zero, and the change of slope there.
    struct Breakpoint: BitwiseCopyable {
        var distance: Double
        var gain: Double
        var row: Int32
    }

    /// The outcome of an objective.
    enum Outcome {
        /// It is minimal.
        case optimal
        /// It is unbounded from below.
        case unbounded
        /// The bound on work was reached.
        case stopped
    }

    var rows = Pool<RowRecord>()
    var columns = Pool<ColumnRecord>()
    var entries = Pool<Entry>()
    /// The rows with entries in each column, one run for each column. May contain stale ones.
    var columnRows = Pool<Int32>()
    /// The columns that may improve the objective, last first.
    var workList = Pool<Int32>()
    /// The columns whose reduced cost may differ from zero.
    var priced = Pool<Int32>()
    /// The rows with an entry in the current column.
    var moved = Pool<MovedRow>()
    /// A heap of the breakpoints of the current column, nearest first.
    var breakpoints = Pool<Breakpoint>()
    /// The index of a column's entry in the row that is substituted into others, valid where the
    /// mark is the source's stamp.
    var places = Pool<Int32>()
    var placeMarks = Pool<Int32>()
    var sourceStamp: Int32 = 0
    /// For each entry of that row, the stamp of the last row that had an entry in the same column.
    var usedSources = Pool<Int32>()
    var stamp: Int32 = 0
    /// The number of pivots that are still allowed.
    var stepsLeft = 0
    /// The approximate number of entries that may still be visited.
    var workLeft = 0
    /// The number of pivots so far.
    var steps = 0

    /// The direction in which an objective is unbounded.
    var unboundedColumn: Int32 = 0
    var unboundedDirection = 1.0

    /// Entries smaller than this are rounding errors.
    static let entryTolerance = 1e-11
    /// Reduced costs smaller than this are rounding errors.
    static let reducedCostTolerance = 1e-8
    /// Activities smaller than this are rounding errors,
    static let activityTolerance = 1e-9
    /// and so are those that are this much smaller than what they came from.
    static let relativeTolerance = 1e-12

    /// `true` if a bound on work is reached, so that the solution may not be optimal.
    var isExhausted: Bool { stepsLeft <= 0 || workLeft <= 0 }

    /// Sets the number of pivots, and of entries to visit, that are allowed.
    mutating func allow(steps: Int, work: Int) {
        stepsLeft = steps
        workLeft = work
    }

    /// Removes all rows and columns.
    mutating func clear() {
        rows.removeAll()
        columns.removeAll()
        entries.removeAll()
        columnRows.removeAll()
        workList.removeAll()
        priced.removeAll()
        places.removeAll()
        placeMarks.removeAll()
        usedSources.removeAll()
        stamp = 0
    }

    /// Reserves room for rows and their entries.
    mutating func reserve(rows count: Int, columns columnCount: Int) {
        rows.reserve(count)
        columns.reserve(columnCount)
        places.reserve(columnCount)
        placeMarks.reserve(columnCount)
        entries.reserve(count * Self.entriesForRow)
        columnRows.reserve(count * Self.entriesForRow)
    }

    /// The approximate number of entries in a row of a layout: few at the start, more after pivots.
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
        add(row, in: column)
    }

    /// Reserves room in the row that was added last for twice its entries: pivots mostly add some.
    @inline(__always)
    mutating func leaveRoom() {
        let row = Int32(rows.count &- 1)
        let spare = rows[row].entryCount
        _ = entries.extend(by: Int(spare))
        rows[row].entryRoom &+= spare
    }

    /// The activity of a row.
    func activity(of row: Int32) -> Double { rows[row].column >= 0 ? 0 : rows[row].activity }

    /// Adds a column in which a row without entries is tight.
    mutating func addColumn(tightRow row: Int32) {
        rows[row].column = Int32(columns.count)
        rows[row].activity = 0
        columns.append(ColumnRecord(row: row))
        places.append(0)
        placeMarks.append(0)
    }

    /// Adds a row to those with an entry in a column.
    @inline(__always)
    mutating func add(_ row: Int32, in column: Int32) {
        let count = columns[column].rowCount
        if count == columns[column].rowRoom { growColumn(of: column) }
        columnRows[columns[column].firstRow &+ count] = row
        columns[column].rowCount = count &+ 1
    }

    @inline(never)
    private mutating func growColumn(of column: Int32) {
        let first = Int(columns[column].firstRow)
        let count = Int(columns[column].rowCount)
        let room = max(8, count * 2)
        columns[column].firstRow = Int32(columnRows.count)
        columns[column].rowRoom = Int32(room)
        columnRows.appendCopy(of: first..<(first + count))
        _ = columnRows.extend(by: room - count)
    }
}
