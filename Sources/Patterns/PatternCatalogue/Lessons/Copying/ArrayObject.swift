public import PatternKit

/// An array with an identity.
///
/// Swift's own `Array` is a value. This is what Cocoa's array is instead, for showing what copying
/// a collection means: the copies of ``copy()`` and ``mutableCopy()`` share the items, those of
/// ``init(copyingItemsOf:)`` have their own items but share what these refer to, and those of
/// `DeepCopying.deepCopy()` share nothing.
///
/// Not thread-safe; an array that is not mutable may be read from several threads.
public class ArrayObject<Item>: ImmutableCopying, MutableCopying, DeepCopying {
    /// The items, in order.
    public fileprivate(set) var items: [Item]

    /// Creates an array object.
    public required init(_ items: [Item]) {
        self.items = items
    }

    /// Creates an array object with copies of another one's items: a copy that is one level deep.
    ///
    /// Items that are objects are asked for `ImmutableCopying.copy()`; items that are values are
    /// copies already.
    ///
    /// - Throws: `CopyingError` when an item cannot be copied, or its copy is no `Item`.
    public convenience init(copyingItemsOf other: ArrayObject) throws(CopyingError) {
        var copies: [Item] = []
        copies.reserveCapacity(other.items.count)
        for (index, item) in other.items.enumerated() {
            copies.append(try immutableCopy(of: item, at: index))
        }
        self.init(copies)
    }

    /// This object itself, because it cannot change; for a mutable one, a new object that is not
    /// mutable.
    public func copy() -> ArrayObject { self }

    /// A new array object with the same items, that can be changed.
    public func mutableCopy() -> MutableArrayObject<Item> { MutableArrayObject(items) }

    public func blankCopy() -> Self { Self([]) }

    public func copyReferences(
        to copy: ArrayObject, by copier: DeepCopier
    ) throws(CopyingError) {
        copy.items = try items.deepCopy(by: copier)
    }
}

/// An array object whose items can be changed.
///
/// It is an ``ArrayObject`` too. Owners of one that others may change store a ``copy()``.
public final class MutableArrayObject<Item>: ArrayObject<Item> {
    /// Adds `item` to the end.
    public func append(_ item: Item) {
        items.append(item)
    }

    /// Replaces all items.
    public func setItems(_ items: [Item]) {
        self.items = items
    }

    public override func copy() -> ArrayObject<Item> { ArrayObject(items) }
}

/// The copy that `item` gives of itself.
private func immutableCopy<Item>(of item: Item, at index: Int) throws(CopyingError) -> Item {
    guard let original = item as? any ImmutableCopying else {
        guard type(of: item as Any) is AnyClass else { return item }
        throw .notCopyable(
            type: "\(type(of: item as Any))", place: "item \(index)", needed: "ImmutableCopying")
    }
    let copy: any AnyObject = original.copy()
    guard let copy = copy as? Item else {
        throw .unfit(type: "\(type(of: copy))", place: "item \(index)", expected: "\(Item.self)")
    }
    return copy
}
