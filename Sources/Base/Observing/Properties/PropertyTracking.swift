import Foundation
public import Synchronization

/// How many trackings run, on all threads.
@usableFromInline let runningTrackings = Atomic<Int>(0)

/// Finds out which observed properties are read, in order to observe them.
public enum PropertyTracking {
    /// Reports that a property is read. Getters of properties that keep their own ``PropertyObservers`` call this.
    ///
    /// Costs a load and a test, unless somebody begins to observe something right now.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - object: The object that it is a property of.
    ///   - observers: Where the object keeps the observers.
    @inlinable
    public static func read<Root: AnyObject, Value>(
        _ property: @autoclosure () -> KeyPath<Root, Value>, of object: Root,
        observedBy observers:
            @autoclosure () -> ReferenceWritableKeyPath<Root, PropertyObservers<Value>>
    ) {
        if isOn { note(property(), of: object, observedBy: observers()) }
    }

    @usableFromInline
    static var isOn: Bool {
        @inlinable get { runningTrackings.load(ordering: .relaxed) != 0 }
    }

    @usableFromInline
    static func note<Root: AnyObject, Value>(
        _ property: KeyPath<Root, Value>, of object: Root,
        observedBy observers: ReferenceWritableKeyPath<Root, PropertyObservers<Value>>
    ) {
        guard let log = current else { return }
        let isKnown = log.accesses.contains { $0.isAccess(to: property, of: object) }
        guard !isKnown else { return }
        log.accesses.append(
            PropertyAccess(object: object, property: property, observers: observers))
    }

    /// Calls `body`, and returns what it read.
    static func track<Result>(_ body: () -> Result) -> (Result, [any TrackedAccess]) {
        let outer = current
        let log = AccessLog()
        current = log
        runningTrackings.add(1, ordering: .relaxed)
        defer {
            runningTrackings.subtract(1, ordering: .relaxed)
            current = outer
        }
        return (body(), log.accesses)
    }

    /// Where this thread writes down what it reads.
    private static var current: AccessLog? {
        get { Thread.current.threadDictionary[key] as? AccessLog }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static let key = "Observing.PropertyTracking"
}

/// What one tracking has met.
private final class AccessLog {
    var accesses: [any TrackedAccess] = []
}

/// A property that was read, whatever its type.
protocol TrackedAccess {
    /// Whether this is about a property of an object.
    func isAccess(to property: AnyKeyPath, of object: AnyObject) -> Bool

    /// Adds an observer that is told that the property will change, and that it has.
    ///
    /// - Returns: What removes it.
    func add(before: @escaping () -> Void, after: @escaping () -> Void) -> () -> Void
}

/// A property that was read.
struct PropertyAccess<Root: AnyObject, Value>: TrackedAccess {
    let object: Root
    let property: KeyPath<Root, Value>
    let observers: ReferenceWritableKeyPath<Root, PropertyObservers<Value>>

    func isAccess(to property: AnyKeyPath, of object: AnyObject) -> Bool {
        self.object === object && self.property == property
    }

    /// Adds an observer.
    ///
    /// - Returns: What removes it.
    func add(_ observer: PropertyObserver<Value>) -> () -> Void {
        object[keyPath: observers].add(observer)
        return { [weak object, observers, weak observer] in
            guard let observer else { return }
            observer.isActive = false
            object?[keyPath: observers].remove(observer)
        }
    }

    func add(before: @escaping () -> Void, after: @escaping () -> Void) -> () -> Void {
        add(
            PropertyObserver(wantsPrior: true) { _, _, _, isPrior in
                isPrior ? before() : after()
            })
    }
}
