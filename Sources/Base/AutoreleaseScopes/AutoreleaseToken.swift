/// Stands for an autorelease scope that ``AutoreleasePool/push()`` opened and ``AutoreleasePool/pop(_:)`` closes.
public struct AutoreleaseToken: Hashable, Sendable {
    let serial: Int

    /// The pool that gave out the token.
    let thread: ObjectIdentifier
}
