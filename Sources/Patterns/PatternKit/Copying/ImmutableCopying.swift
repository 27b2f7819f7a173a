/// An object that gives out copies that nobody can change.
///
/// The copy is *shallow*: it refers to the same objects as the original. An object that cannot change itself returns
/// itself, which is the cheapest copy there is, and safe because nobody can tell the difference.
public protocol ImmutableCopying: AnyObject {
    /// The class of the copies.
    associatedtype ImmutableCopy: AnyObject

    /// A shallow copy that cannot be changed, or this object, if it cannot change either.
    func copy() -> ImmutableCopy
}

/// An object that gives out copies that can be changed.
///
/// The copy is *shallow*: it is always a new object, and refers to the same objects as the original.
public protocol MutableCopying: AnyObject {
    /// The class of the copies.
    associatedtype MutableCopy: AnyObject

    /// A shallow copy that can be changed: a new object.
    func mutableCopy() -> MutableCopy
}
