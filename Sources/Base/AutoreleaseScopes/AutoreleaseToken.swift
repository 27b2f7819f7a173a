/// Identifies an autorelease scope between ``AutoreleasePool/push()`` and
/// ``AutoreleasePool/pop(_:)``.
public struct AutoreleaseToken: Hashable, Sendable {
    let serial: Int

    /// The pool that created the token.
    let thread: ObjectIdentifier
}
