public import Foundation

/// How tables hold and compare their objects.
public enum NSPointerFunctions {
    /// The choices of ``NSHashTable`` and ``NSMapTable``.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are retained: the default.
        public static let strongMemory: Options = []

        /// Objects are held weakly.
        public static let weakMemory = Options(rawValue: 5)

        /// Objects are compared by `isEqual(_:)`: the default.
        public static let objectPersonality: Options = []

        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)

        /// Returns the number by which a table finds an object.
        func hash(of object: AnyObject) -> Int {
            guard !contains(.objectPointerPersonality), let object = object as? NSObject else {
                return ObjectIdentifier(object).hashValue
            }
            return object.hash
        }

        /// Returns `true` if two objects count as one.
        func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
            guard !contains(.objectPointerPersonality), let left = left as? NSObject else {
                return left === right
            }
            return left.isEqual(right)
        }
    }
}

/// A reference from a table to an object.
final class TableReference {
    private weak var weakObject: AnyObject?
    private let strongObject: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
        weakObject = object
        strongObject = isWeak ? nil : object
    }

    /// The object; `nil` once it was released.
    var object: AnyObject? { strongObject ?? weakObject }
}

/// Enumerates an array.
final class TableEnumerator: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
}

/// A list of objects that may be held weakly, by their addresses.
public final class NSPointerArray: NSObject {
    private var references: [TableReference?] = []
    private let options: NSPointerFunctions.Options

    /// Creates a list.
    public init(options: NSPointerFunctions.Options = []) { self.options = options }

    public static func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// Returns a list that holds its objects weakly.
    public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The number of places, also of objects that were released.
    public var count: Int { references.count }

    /// The objects that are still there.
    public var allObjects: [Any] { references.compactMap { $0?.object } }

    /// Adds the object at an address.
    public func addPointer(_ pointer: UnsafeMutableRawPointer?) {
        references.append(reference(pointer))
    }

    /// Inserts the object at an address.
    public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        references.insert(reference(item), at: index)
    }

    /// Replaces the object at a place by the one at an address.
    public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        references[index] = reference(item)
    }

    /// Removes a place.
    public func removePointer(at index: Int) { references.remove(at: index) }

    /// Returns the address of the object at a place; `nil` if it was released.
    public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Removes the places without objects.
    public func compact() { references.removeAll { $0?.object == nil } }

    private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference? {
        pointer.map {
            TableReference(
                Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(),
                isWeak: options.contains(.weakMemory))
        }
    }
}
