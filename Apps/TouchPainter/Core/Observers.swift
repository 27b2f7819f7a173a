/// Those who want to hear of changes, in the order in which they asked.
///
/// An observation lasts as long as its ``Observation`` is kept, so nobody hears of something that they
/// have let go of.
final class Observers<Change> {
    private var bodies: [(id: Int, body: (Change) -> Void)] = []
    private var lastID = 0

    func add(_ body: @escaping (Change) -> Void) -> Observation {
        lastID += 1
        let id = lastID
        bodies.append((id, body))
        return Observation { [weak self] in self?.bodies.removeAll { $0.id == id } }
    }

    /// Tells everyone who observes now and still does when their turn comes.
    func tell(_ change: Change) {
        if bodies.count == 1 {
            bodies[0].body(change)
        } else {
            for (id, body) in bodies where bodies.contains(where: { $0.id == id }) { body(change) }
        }
    }
}

/// Somebody's wish to hear of changes. It ends when this object is cancelled or let go of.
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
