import Synchronization

/// Finds the numbers that satisfy linear relations as well as can be: the engine below Auto Layout.
///
///     var solver = Solver()
///     let width = solver.makeVariable(minimum: 0)
///     solver.add(Term(width), .equal, constant: -120, strength: Strength(750))
///     solver.add(Term(width), .lessThanOrEqual, constant: -100, strength: .required)
///     solver.solve()
///     solver.value(of: width)  // 100
///
/// # What the answer is
///
/// Required rows hold. Then, strength by strength from the strongest, the sum of the absolute violations is as small as it
/// can be without making a stronger sum greater. Where several answers are as good,
///
/// 1. among rows of one strength, those of a smaller `tie` give way to those of a greater;
/// 2. what is still free lies as near as can be to zero, or to the minimum of a variable that has one, the older of two
///    variables being the more or the less important by a fixed pattern.
///
/// So there is exactly one answer, and it is a function of the rows and of the order in which the variables were made:
/// never of the order in which rows were added, changed or removed.
///
/// Required rows that contradict each other are a ``Conflict``: one row of each minimal contradiction is broken.
///
/// # What it costs
///
/// Adding, changing and removing only take notes; ``solve(breaking:)`` does the work, for those regions that changed. A
/// *region* is a set of rows and variables that hang together; constants (``pin(_:to:)``, or a required row `x = c`)
/// cut the regions apart. See `Documentation/ConstraintSolver.md` for the steps.
///
/// A solver is moved, not copied. It is not thread safe; different solvers share nothing but memory that is free.
public struct Solver: ~Copyable {
    var variables: Pool<VariableRecord>
    /// The variables' values, apart from the rest: that is what is looked at most.
    var values: Pool<Double>
    var rows: Pool<RowRecord>
    var terms: Pool<TermRecord>
    var regions = Pool<RegionRecord>(capacity: 64)

    var freeVariables = Pool<Int32>()
    var freeRows = Pool<Int32>()
    var freeRegions = Pool<Int32>()
    /// Regions that ended. Their names are free when none of their variables mentions them any more.
    var retiredRegions = Pool<Int32>()
    /// The first free run of terms of each size class, or -1.
    var freeTerms = Pool<Int32>(capacity: Solver.termClassCount)
    /// Rows that were removed and are still in the lists of their variables.
    var removedRows = Pool<Int32>()
    /// How many variables were ever made.
    var variableAge: Int32 = 0

    /// Variables whose rows changed: their regions are found anew.
    var dirtyVariables: Pool<Int32>
    /// How many of them were in regions when that was noted.
    var dirtyMembers = 0
    /// Variables that are or were constants and may have another value.
    var dirtyConstants = Pool<Int32>()
    /// Regions in which only numbers changed.
    var dirtyRegions = Pool<Int32>()
    /// Rows that may have no unknown variable.
    var loneRows = Pool<Int32>()
    /// Variables that are kept in regions because the rows that give them take part in conflicts.
    var heldOpen = Pool<Int32>()
    /// Counts the walks through the graph of rows and variables.
    var stamp: Int32 = 0

    /// The plans of all regions, and how many operations belong to living ones.
    var operations = Pool<Operation>()
    var checks = Pool<Check>()
    var liveOperations = 0
    /// The first free run of operations, and of checks, of each length, or -1.
    var freeOperationRuns = Pool<Int32>(capacity: Int(Solver.longestReusedRun) + 1)
    var freeCheckRuns = Pool<Int32>(capacity: Int(Solver.longestReusedRun) + 1)
    /// Plans that regions had before.
    var sparePlans = Pool<SparePlan>()
    var freeSparePlans = Pool<Int32>()

    /// The variables and rows of the region being built.
    var regionVariables: Pool<Int32>
    var regionRows: Pool<Int32>
    /// How many terms those rows have.
    var regionTermCount: Int32 = 0
    /// Whether they are in the order in which they lie in memory, because they are many.
    var isCollectionSorted = false
    /// What puts them in order.
    var sorter = BitSorter()

    // What propagation works with.
    var drafts = Pool<Draft>(capacity: 64)
    var readyEqualities: Pool<Int32>
    var readyRows = ReadyRows()
    /// Variables whose levels are being found.
    var unleveled = Pool<Int32>()
    /// Rows that wait for the open tear to be closed.
    var deferredRows = Pool<Int32>()
    var tear = Tear()
    /// The value of the torn variable, for the operations that follow.
    var tearValue = 0.0
    var unknownsLeft = 0
    /// How many inequalities have two or more unknown variables.
    var inequalitiesAhead = 0
    /// Whether the plan may be the one best answer. Where it is not, it has no checks.
    var isCertain = true

    // What the exact step works with.
    var tableau = Tableau()
    /// Whose each row of the tableau is: a row's index, or -1 minus a variable's place.
    var owners = Pool<Int32>()
    /// The row of the tableau that stands for a variable's own distance from rest, by place, or -1.
    var ownPlaces = Pool<Int32>()
    /// The row of the tableau that bounds of a variable share, by place, or -1.
    var rangePlaces = Pool<Int32>()
    /// The objectives of the region being built, strongest first.
    var objectives = Pool<Objective>()
    var gradients = Gradients()
    /// Tight rows with one unknown variable that wait to be planned.
    var plannableRows = RowQueue()
    /// The places of the variables that are drawn to rest.
    var drawnPlaces = Pool<Int32>()
    /// Whether something lies where it does because it is drawn to rest.
    var restDecides = false
    /// What contradictions are found with.
    var elimination = Elimination()
    /// The shape of the region at hand, and the plans of the shapes so far.
    var shape = Shape()
    var shapes = ShapeCache()
    /// The names with which regions run plans that they share, and the first free run of each length, or -1.
    var names = Pool<Int32>()
    var freeNames = Pool<Int32>(capacity: Solver.nameClassCount)

    /// The scenarios so far, each a solver of its own.
    var scenarios: [Scenario.Key: Scenario] = [:]
    /// Counts changes to the set of rows that mention constants alone.
    var loneEdits = 0

    /// The values that were last handed over as changed, as far as variables were there when somebody asked for the first time. Those
    /// behind are at rest for who asks.
    var reported = Pool<Double>()
    /// Variables outside of regions, and regions, whose values changed since somebody asked.
    var changedVariables = Pool<Int32>()
    var touchedRegions = Pool<Int32>()
    /// The conflicts in regions, by region.
    var regionConflicts: [Int32: [Conflict]] = [:]
    /// The conflicts of rows that mention constants alone, by row.
    var loneConflicts: [Int32: Conflict] = [:]

    /// How many times, at most, a solution moves from one set of tight rows to another, in one region in one solve.
    ///
    /// The numbers looked at on the way are bounded too, by 320 for each such step and 256 for each row. Only hostile systems
    /// get there: layouts need fewer moves than they have rows, and look at a hundred numbers for each. A region that does
    /// is left with the best answer so far, and counted in ``stoppedCount``.
    public var stepLimit = 200_000

    /// How many times ``stepLimit`` was met, so that an answer may not be the best or a conflict not minimal.
    public internal(set) var stoppedCount = 0

    /// Keeps a solver in one place of memory: what only looks at it, such as ``value(of:)``, is handed its address. Without this the
    /// compiler hands over a copy of all its fields, which takes longer than the look.
    private let place = Atomic(false)

    /// Whether every region is solved by the exact step from rest: slow and simple, for tests to compare with.
    var isPlain = false

    /// A solver without variables or rows.
    ///
    /// - Parameter rows: How many rows it has room for at first. It makes more room when it needs it.
    /// - Precondition: `rows` is not negative.
    public init(roomForRows rows: Int = 1024) {
        precondition(rows >= 0, "A solver cannot have room for \(rows) rows. Pass a number from 0.")
        variables = Pool(capacity: rows)
        values = Pool(capacity: rows)
        self.rows = Pool(capacity: rows)
        terms = Pool(capacity: rows * 2)
        dirtyVariables = Pool(capacity: rows)
        regionVariables = Pool(capacity: rows)
        regionRows = Pool(capacity: rows)
        readyEqualities = Pool(capacity: rows)
        freeTerms.append(-1, times: Self.termClassCount)
        freeNames.append(-1, times: Self.nameClassCount)
        freeOperationRuns.append(-1, times: Int(Self.longestReusedRun) + 1)
        freeCheckRuns.append(-1, times: Int(Self.longestReusedRun) + 1)
    }
}
