public import Foundation

/// A dictionary whose keys, values or both may be held weakly.
///
///     let sizes = NSMapTable<UIView, NSNumber>.weakToStrongObjects()
///     sizes.setObject(44, forKey: view)  // released together with the view
///
/// Keys are compared as in ``NSHashTable``. An entry leaves the table when its key or its value is
/// released.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
    private struct Entry {
        let key: TableReference
        let value: TableReference
        var isAlive: Bool { key.object != nil && value.object != nil }
    }

    private var entries: [Int: [Entry]] = [:]
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// Creates a table that retains its keys and values.
    public override convenience init() { self.init(keyOptions: [], valueOptions: []) }

    /// Creates a table. The capacity is ignored.
    public init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of entries that are still there. O(n).
    public var count: Int { living.count }

    /// Returns the value of a key.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
        return entries[keyOptions.hash(of: key)]?.first { matches($0, key) }?.value.object
            as? ObjectType
    }

    /// Sets the value of a key; `nil` removes it.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let key = aKey.map({ $0 as AnyObject }),
            let value = anObject.map({ $0 as AnyObject })
        else { return }
        entries[keyOptions.hash(of: key), default: []].append(
            Entry(
                key: TableReference(key, isWeak: keyOptions.contains(.weakMemory)),
                value: TableReference(value, isWeak: valueOptions.contains(.weakMemory))))
    }

    /// Removes a key and its value.
    public func removeObject(forKey aKey: KeyType?) {
        guard let key = aKey.map({ $0 as AnyObject }) else { return }
        entries[keyOptions.hash(of: key)]?.removeAll { !$0.isAlive || matches($0, key) }
    }

    /// Removes all entries.
    public func removeAllObjects() { entries = [:] }

    /// Enumerates the keys that are there now.
    public func keyEnumerator() -> NSEnumerator {
        TableEnumerator(living.compactMap(\.key.object))
    }

    /// Enumerates the values that are there now.
    public func objectEnumerator() -> NSEnumerator? {
        TableEnumerator(living.compactMap(\.value.object))
    }

    /// The entries as a dictionary; keys that cannot be hashed are left out.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for entry in living {
            guard let key = entry.key.object as? AnyHashable,
                let value = entry.value.object as? ObjectType
            else { continue }
            result[key] = value
        }
        return result
    }

    private var living: [Entry] { entries.values.flatMap { $0.filter(\.isAlive) } }

    private func matches(_ entry: Entry, _ key: AnyObject) -> Bool {
        entry.key.object.map { keyOptions.areEqual($0, key) } ?? false
    }
}
