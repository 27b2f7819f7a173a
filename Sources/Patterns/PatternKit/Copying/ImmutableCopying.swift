/// An object that can be copied into an immutable object.
///
/// The copy is *shallow*: it references the same objects as the original. An immutable object
/// returns itself, which costs nothing and is indistinguishable from a copy.
public protocol ImmutableCopying: AnyObject {
    /// The class of the copies.
    associatedtype ImmutableCopy: AnyObject

    /// A shallow copy that cannot be changed, or this object, if it cannot change either.
    func copy() -> ImmutableCopy
}

/// An object that can be copied into a mutable object.
///
/// The copy is *shallow*: it is always a new object, and references the same objects as the
/// original.
public protocol MutableCopying: AnyObject {
    /// The class of the copies.
    associatedtype MutableCopy: AnyObject

    /// A shallow copy that can be changed: a new object.
    func mutableCopy() -> MutableCopy
}
