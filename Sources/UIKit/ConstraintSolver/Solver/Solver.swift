/// Solves a system of linear relations of different strengths: the engine below Auto Layout.
///
///     var solver = Solver()
///     let width = solver.makeVariable(minimum: 0)
///     solver.add(Term(width), .equal, constant: -120, strength: Strength(750))
///     solver.add(Term(width), .lessThanOrEqual, constant: -100, strength: .required)
///     solver.solve()
///     solver.value(of: width)  // 100
///
/// # The result
///
/// Required rows hold. Then, strength by strength from the strongest, the sum of the absolute
/// violations is minimal among the solutions that are optimal for all stronger rows. Among several
/// optima,
///
/// 1. rows of one strength with a smaller `tie` give way to those with a greater;
/// 2. variables with a minimum are as near as possible to it,
/// 3. inequalities are as tight as possible,
/// 4. the other variables are as near as possible to 0.
///
/// The distances of 2 and 4 have fixed weights that depend on the order of the variables by age.
///
/// So the optimum is unique, and a function of the rows and of the order in which the variables
/// were made: never of the order in which rows were added, changed or removed.
///
/// Required rows that contradict each other are a ``Conflict``: one row of each minimal
/// contradiction is broken.
///
/// # Cost
///
/// Edits are only recorded; ``solve(breaking:)`` solves the regions that changed. A *region* is a
/// connected component of the system, with constants (``pin(_:to:)``, or a required row `x = c`) as
/// borders. `Documentation/ConstraintSolver.md` describes the steps and the parts.
///
/// A solver is moved, not copied. It is not thread safe; different solvers share only free memory.
public struct Solver: ~Copyable {
    /// The variables, rows and terms.
    var store: Store

    /// The edits since the last solve.
    var changes: PendingChanges

    /// The variables whose values changed since the caller last asked.
    var valueChanges = ValueChanges()

    /// The regions.
    var regions = RegionTable()

    /// The variables and rows of the region that is being solved.
    var component: Component

    /// The regions' plans.
    var plans = PlanStore()

    /// Plans by shape, and the regions' bindings to them.
    var cache = PlanCache()

    /// Tier A.
    var propagation: Propagation

    /// Tier B.
    var exactStep = ExactStep()

    /// The conflicts.
    var resolver = ConflictResolver()

    /// Copies for hypothetical solves, by question.
    var hypotheticals: [HypotheticalSolve.Key: HypotheticalSolve] = [:]

    /// `true` if every region is solved by the exact step from a cold start: slow and simple, a
    /// reference for tests.
    var usesExactStepOnly = false

    /// The number of pivots, at most, in one region in one solve.
    ///
    /// The number of matrix entries that are visited is bounded too, by 320 for each pivot and 256
    /// for each row. Only hostile systems get there: layouts need fewer pivots than they have rows,
    /// and visit a hundred entries for each. A region that reaches a bound keeps the best solution
    /// so far, and counts in ``stoppedCount``.
    public var stepLimit: Int {
        get { exactStep.limits.stepLimit }
        set { exactStep.limits.stepLimit = newValue }
    }

    /// How many times ``stepLimit`` was reached, so that a solution may not be optimal or a
    /// conflict not minimal.
    public var stoppedCount: Int { exactStep.limits.stoppedCount }

    /// The contradictions among required rows as of the last ``solve(breaking:)``, and which rows
    /// were broken.
    public var conflicts: [Conflict] { resolver.conflicts }

    /// Creates a solver without variables or rows.
    ///
    /// - Parameter rows: The number of rows that it has room for at first. It grows as needed.
    /// - Precondition: `rows` is not negative.
    public init(roomForRows rows: Int = 1024) {
        precondition(rows >= 0, "A solver cannot have room for \(rows) rows. Pass a number from 0.")
        store = Store(roomForRows: rows)
        changes = PendingChanges(roomForRows: rows)
        component = Component(roomForRows: rows)
        propagation = Propagation(roomForRows: rows)
    }
}
