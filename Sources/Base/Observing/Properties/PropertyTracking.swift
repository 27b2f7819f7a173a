import Foundation
public import Synchronization

/// The number of running trackings, on all threads.
@usableFromInline let activeTrackingCount = Atomic<Int>(0)

/// Records which observed properties are read, in order to observe them.
public enum PropertyTracking {
    /// Reports that a property is read. Getters of properties with their own ``PropertyObservers``
    /// call this.
    ///
    /// Costs a load and a test, unless an observation is being set up at this moment.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - object: The object whose property it is.
    ///   - observers: The object's storage of the observers.
    @inlinable
    public static func read<Root: AnyObject, Value>(
        _ property: @autoclosure () -> KeyPath<Root, Value>, of object: Root,
        observedBy observers:
            @autoclosure () -> ReferenceWritableKeyPath<Root, PropertyObservers<Value>>
    ) {
        if isTracking { record(property(), of: object, observedBy: observers()) }
    }

    @usableFromInline
    static var isTracking: Bool {
        @inlinable get { activeTrackingCount.load(ordering: .relaxed) != 0 }
    }

    @usableFromInline
    static func record<Root: AnyObject, Value>(
        _ property: KeyPath<Root, Value>, of object: Root,
        observedBy observers: ReferenceWritableKeyPath<Root, PropertyObservers<Value>>
    ) {
        guard let log = current else { return }
        let isKnown = log.accesses.contains { $0.isAccess(to: property, of: object) }
        guard !isKnown else { return }
        log.accesses.append(
            PropertyAccess(object: object, property: property, observers: observers))
    }

    /// Calls `body`, and returns its result with the properties it read.
    static func track<Result>(_ body: () -> Result) -> (Result, [any TrackedAccess]) {
        let outer = current
        let log = AccessLog()
        current = log
        activeTrackingCount.add(1, ordering: .relaxed)
        defer {
            activeTrackingCount.subtract(1, ordering: .relaxed)
            current = outer
        }
        return (body(), log.accesses)
    }

    /// The log of the current thread.
    private static var current: AccessLog? {
        get { Thread.current.threadDictionary[key] as? AccessLog }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static let key = "Observing.PropertyTracking"
}

/// The properties read during one tracking.
private final class AccessLog {
    var accesses: [any TrackedAccess] = []
}

/// A property that was read, with its type erased.
protocol TrackedAccess {
    /// Returns `true` if this is an access to `property` of `object`.
    func isAccess(to property: AnyKeyPath, of object: AnyObject) -> Bool

    /// Adds an observer that is called before and after each change.
    ///
    /// - Returns: A closure that removes it.
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
    /// - Returns: A closure that removes it.
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
