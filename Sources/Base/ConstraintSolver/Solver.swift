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
/// A solver is moved, not copied. It is not thread safe; different solvers share nothing.
public struct Solver: ~Copyable {
    var variables = Pool<VariableRecord>(capacity: 256)
    var rows = Pool<RowRecord>(capacity: 512)
    var terms = Pool<TermRecord>(capacity: 1024)
    var regions = Pool<RegionRecord>(capacity: 64)

    var freeVariables = Pool<Int32>()
    var freeRows = Pool<Int32>()
    var freeRegions = Pool<Int32>()
    /// The first free run of terms of each size class, or -1.
    var freeTerms = Pool<Int32>(capacity: Solver.termClassCount)
    /// How many variables were ever made.
    var variableAge: Int32 = 0

    /// Variables whose rows changed: their regions are found anew.
    var dirtyVariables = Pool<Int32>(capacity: 256)
    /// Variables that are or were constants and may have another value.
    var dirtyConstants = Pool<Int32>()
    /// Regions in which only numbers changed.
    var dirtyRegions = Pool<Int32>()
    /// Rows that may have no unknown variable.
    var loneRows = Pool<Int32>()
    /// Counts the walks through the graph of rows and variables.
    var stamp: Int32 = 0

    /// The variables and rows of the region being built.
    var regionVariables = Pool<Int32>(capacity: 64)
    var regionRows = Pool<Int32>(capacity: 64)
    var tableau = Tableau()
    /// The objectives of the region being built, strongest first.
    var objectives = Pool<Objective>()

    /// The variables whose value changed since somebody asked.
    var changedVariables = Pool<Int32>()
    /// The conflicts, with the region that each is in.
    var foundConflicts: [(conflict: Conflict, region: Int32)] = []

    /// How many times, at most, a solution moves from one set of tight rows to another, in one region in one solve.
    ///
    /// Only hostile systems get there: layouts need fewer moves than they have rows. A region that does is left with the
    /// best answer so far, and counted in ``stoppedCount``.
    public var stepLimit = 200_000

    /// How many times ``stepLimit`` was met, so that an answer may not be the best or a conflict not minimal.
    public internal(set) var stoppedCount = 0

    /// A solver without variables or rows.
    public init() {
        freeTerms.append(-1, times: Self.termClassCount)
    }
}
