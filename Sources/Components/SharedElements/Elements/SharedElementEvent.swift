/// A moment of a ``SharedElementTransition`` at one end of one element.
public nonisolated struct SharedElementEvent: Hashable, Sendable {
    /// The kinds of event: an element leaves, or has arrived.
    public enum Kind: Hashable, Sendable {
        case willStart, didFinish
    }

    /// The screen of a view with a key.
    public enum End: Hashable, Sendable {
        case source, destination
    }

    /// The kind of event.
    public var kind: Kind

    /// The end to which the element moves.
    public var target: End

    /// The end that is notified. The one where the element is comes first.
    public var end: End

    /// The key of the element.
    public var key: String

    public init(kind: Kind, target: End, end: End, key: String) {
        self.kind = kind
        self.target = target
        self.end = end
        self.key = key
    }
}
