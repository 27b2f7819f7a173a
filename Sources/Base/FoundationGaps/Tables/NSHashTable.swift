public import Foundation

/// A set of objects that may hold them weakly, as lists of observers do.
///
///     let observers = NSHashTable<any Observer>.weakObjects()
///     observers.add(observer)
///     for observer in observers.allObjects { observer.valueDidChange() }
///
/// Objects are compared by `isEqual(_:)`, or by identity where they are no `NSObject` or the
/// options contain `objectPointerPersonality`. Objects that are held weakly leave the table when
/// they are released. Unlike Apple's, the type of the objects may be a protocol.
public final class NSHashTable<ObjectType>: NSObject {
    private var entries: [Int: [TableReference]] = [:]
    private let options: NSPointerFunctions.Options

    /// Creates a table that retains its objects.
    public override convenience init() { self.init(options: []) }

    /// Creates a table. The capacity is ignored.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
    }

    /// Returns a table that holds its objects weakly.
    public static func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: .weakMemory)
    }

    /// The number of objects that are still there. O(n).
    public var count: Int { references.count }

    /// The objects that are still there, in no order.
    public var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }

    /// Any of the objects; `nil` if the table is empty.
    public var anyObject: ObjectType? { allObjects.first }

    /// The objects as a set; values that cannot be hashed are left out.
    public var setRepresentation: Set<AnyHashable> {
        Set(allObjects.compactMap { $0 as? AnyHashable })
    }

    /// Adds an object, unless an equal one is there. `nil` is ignored.
    public func add(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }), reference(to: object) == nil else {
            return
        }
        let hash = options.hash(of: object)
        entries[hash, default: []].removeAll { $0.object == nil }
        entries[hash, default: []].append(
            TableReference(object, isWeak: options.contains(.weakMemory)))
    }

    /// Removes an object.
    public func remove(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        let options = options
        entries[options.hash(of: object)]?.removeAll {
            $0.object.map { options.areEqual($0, object) } ?? true
        }
    }

    /// Removes all objects.
    public func removeAllObjects() { entries = [:] }

    /// Returns `true` if an equal object is in the table.
    public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Returns the object of the table that is equal to `object`.
    public func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { reference(to: $0 as AnyObject)?.object as? ObjectType }
    }

    /// Enumerates the objects that are there now.
    public func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects) }

    /// Returns `true` if both tables have an object in common.
    public func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
        allObjects.contains { other.contains($0) }
    }

    /// Returns `true` if `other` contains all objects of this table.
    public func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
        allObjects.allSatisfy { other.contains($0) }
    }

    /// Adds the objects of another table.
    public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

    /// Removes the objects of another table.
    public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

    /// Removes the objects that are not in another table.
    public func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    private var references: [TableReference] {
        entries.values.flatMap { $0.filter { $0.object != nil } }
    }

    private func reference(to object: AnyObject) -> TableReference? {
        entries[options.hash(of: object)]?.first {
            $0.object.map { options.areEqual($0, object) } ?? false
        }
    }
}
