public import PatternKit

/// A string with an identity: two holders of the same one share an object, not only characters.
///
/// Swift's own `String` is a value, and copying it is never visible. This is what Cocoa's string is
/// instead, for showing what copying an object means. ``MutableStringObject`` is the one that can
/// be changed.
///
/// Not thread-safe; a string that is not mutable may be read from several threads.
public class StringObject: ImmutableCopying, MutableCopying, DeepCopying {
    /// The characters.
    public fileprivate(set) var text: String

    /// Creates a string object.
    public required init(_ text: String) {
        self.text = text
    }

    /// This object itself, because it cannot change; for a mutable one, a new object that is not
    /// mutable.
    public func copy() -> StringObject { self }

    /// A new object with the same characters, that can be changed.
    public func mutableCopy() -> MutableStringObject { MutableStringObject(text) }

    public func blankCopy() -> Self { Self(text) }

    public func copyReferences(to copy: StringObject, by copier: DeepCopier) {}
}

/// A string object whose characters can be changed.
///
/// It is a ``StringObject`` too. Owners of one that others may change store a ``copy()``.
public final class MutableStringObject: StringObject {
    /// Adds `suffix` to the end.
    public func append(_ suffix: String) {
        text += suffix
    }

    /// Replaces all characters.
    public func setText(_ text: String) {
        self.text = text
    }

    public override func copy() -> StringObject { StringObject(text) }
}
