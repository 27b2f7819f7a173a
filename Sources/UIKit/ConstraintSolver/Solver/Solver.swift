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
    var store: Store
    var changes: PendingChanges
    var valueChanges = ValueChanges()
    var regions = RegionTable()
    var component: Component
    var plans = PlanStore()
    var cache = PlanCache()
    var propagation: Propagation
    var exactStep = ExactStep()
    var resolver = ConflictResolver()
    var limits = WorkLimits()

    /// The scenarios so far, each a solver of its own.
    var scenarios: [Scenario.Key: Scenario] = [:]

    /// How many times, at most, a solution moves from one set of tight rows to another, in one region in one solve.
    ///
    /// The numbers looked at on the way are bounded too, by 320 for each such step and 256 for each row. Only hostile systems
    /// get there: layouts need fewer moves than they have rows, and look at a hundred numbers for each. A region that does
    /// is left with the best answer so far, and counted in ``stoppedCount``.
    public var stepLimit: Int {
        get { limits.stepLimit }
        set { limits.stepLimit = newValue }
    }

    /// How many times ``stepLimit`` was met, so that an answer may not be the best or a conflict not minimal.
    public var stoppedCount: Int { limits.stoppedCount }

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
        store = Store(roomForRows: rows)
        changes = PendingChanges(roomForRows: rows)
        component = Component(roomForRows: rows)
        propagation = Propagation(roomForRows: rows)
    }
}
