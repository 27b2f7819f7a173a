/// Tier B: finds the optimum of a component by the simplex method.
struct ExactStep: ~Copyable {
    var tableau = Tableau()

    /// What each row of the tableau stands for: a row's index, or -1 minus a variable's place.
    var owners = Pool<Int32>()

    /// The row of the tableau that stands for a variable's own distance from rest, by place, or -1.
    var ownPlaces = Pool<Int32>()

    /// The row of the tableau that the bounds of a variable share, by place, or -1.
    var rangePlaces = Pool<Int32>()

    /// The rows to minimise, strongest first.
    var objectives = Pool<Objective>()
    var gradients = Gradients()

    /// Tight rows with one unknown variable that are not in the plan yet.
    var plannableRows = RowQueue()

    /// The places of the variables that are drawn to rest.
    var drawnPlaces = Pool<Int32>()

    /// `true` if a variable has its value only because it is drawn to rest.
    var restDecides = false
}
