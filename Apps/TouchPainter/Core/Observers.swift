/// Those who want to hear of changes, in the order in which they asked.
///
/// An observation lasts as long as its ``Observation`` is kept, so no observer is notified of
/// something that they have released.
final class Observers<Change> {
    private var bodies: [(id: Int, body: (Change) -> Void)] = []
    private var lastID = 0

    func add(_ body: @escaping (Change) -> Void) -> Observation {
        lastID += 1
        let id = lastID
        bodies.append((id, body))
        return Observation { [weak self] in self?.bodies.removeAll { $0.id == id } }
    }

    /// Notifies every current observer, except those removed by an earlier one.
    func tell(_ change: Change) {
        if bodies.count == 1 {
            bodies[0].body(change)
        } else {
            for (id, body) in bodies where bodies.contains(where: { $0.id == id }) { body(change) }
        }
    }
}

/// A subscription to changes. It ends when this object is cancelled or released.
public final class Observation {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) {
        self.end = end
    }

    deinit { end?() }

    /// Ends the observation. Harmless when it has ended.
    public func cancel() {
        end?()
        end = nil
    }
}
