/// Somebody's wish to hear of changes of a property. It ends when this object is invalidated or let go of.
public final class NSKeyValueObservation {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) {
        self.end = end
    }

    deinit { end?() }

    /// Ends the observation. Harmless when it has ended, or the observed object is gone.
    public func invalidate() {
        end?()
        end = nil
    }
}
