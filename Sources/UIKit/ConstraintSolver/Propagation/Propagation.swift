/// Tier A: finds a plan for a component in one pass over its rows.
struct Propagation: ~Copyable {
    var drafts = Pool<Draft>(capacity: 64)
    var readyEqualities: Pool<Int32>
    var readyRows = ReadyRows()

    /// Variables whose levels are being computed.
    var unleveled = Pool<Int32>()

    /// Rows that wait until the open tear is closed.
    var deferredRows = Pool<Int32>()
    var tear = Tear()
    var unknownsLeft = 0

    /// How many inequalities have two or more unknown variables.
    var inequalitiesAhead = 0

    /// `true` as long as the plan may be the optimum. Once it is not, the plan gets no checks.
    var isCertain = true

    init(roomForRows rows: Int) {
        readyEqualities = Pool(capacity: rows)
    }
}
