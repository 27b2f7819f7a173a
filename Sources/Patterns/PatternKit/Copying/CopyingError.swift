/// A reason why something could not be copied.
public enum CopyingError: Error, Hashable, Sendable {
    /// An object's class does not say how it is copied.
    ///
    /// - Parameters:
    ///   - type: The name of the class.
    ///   - place: Where the object is, as in “item 2 of an ArrayObject”.
    ///   - needed: The protocol that would help.
    case notCopyable(type: String, place: String, needed: String)

    /// A copy is not of the type that its place needs: a mutable item was copied into an immutable
    /// one, which is another class.
    ///
    /// - Parameters:
    ///   - type: The name of the copy's class.
    ///   - place: Where the copy should go.
    ///   - expected: The type that the place needs.
    case unfit(type: String, place: String, expected: String)

    /// An object's archive has no object of its class in it.
    ///
    /// - Parameter type: The name of the class.
    case notArchived(type: String)
}

extension CopyingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notCopyable(let type, let place, let needed):
            """
            \(type), \(place), cannot be copied: its class does not say how. Let it conform to \(needed), or leave \
            the object out. Nothing was copied.
            """
        case .unfit(let type, let place, let expected):
            """
            The copy of \(place) is a \(type), and only a \(expected) fits there. Collect the items under a type \
            that both are. Nothing was copied.
            """
        case .notArchived(let type):
            """
            The archive of a \(type) has none in it. Let the class encode and decode itself. Nothing was copied.
            """
        }
    }
}
