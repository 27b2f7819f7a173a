public import Foundation

/// An observation of a property's changes. It ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
    private var end: (() -> Void)?

    package init(end: @escaping () -> Void) {
        self.end = end
    }

    deinit { end?() }

    /// Ends the observation. Does nothing if it has ended, or if the observed object was
    /// deallocated.
    public func invalidate() {
        end?()
        end = nil
    }
}
