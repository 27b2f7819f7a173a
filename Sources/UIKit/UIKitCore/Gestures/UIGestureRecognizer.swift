/// Something that watches touches and recognises a gesture in them, as a tap or a pinch.
@preconcurrency @MainActor
open class UIGestureRecognizer {
    /// How far the recognition of a gesture has come.
    public enum State: Int, Sendable {
        /// Nothing is recognised yet, or the recogniser waits for the next gesture.
        case possible = 0
        /// A continuous gesture began.
        case began
        /// A continuous gesture went on.
        case changed
        /// The gesture is complete.
        case ended
        /// A continuous gesture was interrupted.
        case cancelled
        /// The touches are not this gesture.
        case failed

        /// Another name for ``ended``, used for gestures that happen at once.
        public static let recognized = State.ended
    }

    /// The view that the recogniser is on.
    public package(set) weak var view: UIView?

    /// Creates a recogniser.
    public init() {}
}

extension UIGestureRecognizer: Hashable {
    public nonisolated static func == (left: UIGestureRecognizer, right: UIGestureRecognizer)
        -> Bool
    {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
