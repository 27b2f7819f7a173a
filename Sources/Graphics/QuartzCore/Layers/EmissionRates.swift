/// The factor of the birth rates over time.
struct EmissionRates {
    private struct Change {
        var time: Double
        var total: Double
        var rate: Double
    }

    private var changes: [Change]

    /// The present factor.
    var current: Double { changes.last?.rate ?? 0 }

    /// Starts at a factor.
    init(_ rate: Double = 1) { changes = [Change(time: 0, total: 0, rate: rate)] }

    mutating func change(to rate: Double, at time: Double) {
        guard rate != current else { return }
        changes.append(Change(time: max(time, 0), total: total(until: time), rate: rate))
    }

    /// The integral of the factor from time 0.
    func total(until time: Double) -> Double {
        guard let change = changes.last(where: { $0.time <= time }) else { return 0 }
        return change.total + (time - change.time) * change.rate
    }

    /// The time at which the integral reached a value.
    func time(ofTotal total: Double) -> Double {
        guard let change = changes.last(where: { $0.total <= total && $0.rate > 0 }) else {
            return .infinity
        }
        return change.time + (total - change.total) / change.rate
    }
}
