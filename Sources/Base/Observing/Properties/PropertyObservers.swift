/// The observers of one property of one object.
///
/// ``Observed`` has them. A property that cannot be marked with it, because it is computed or has `didSet`, keeps
/// them itself, reports that it is read, and reports what has changed:
///
///     final class Ruler: KeyValueObservable {
///         private var millimetres = 0.0
///         private var inchesObservers = PropertyObservers<Double>()
///
///         var inches: Double {
///             get {
///                 PropertyTracking.read(\.inches, of: self, observedBy: \.inchesObservers)
///                 return millimetres / 25.4
///             }
///             set {
///                 let old = inches
///                 inchesObservers.willChange(in: self, from: old)
///                 millimetres = newValue * 25.4
///                 inchesObservers.didChange(in: self, from: old, to: newValue)
///             }
///         }
///     }
public struct PropertyObservers<Value> {
    /// What to call when the property changes; `nil` when nobody observes it.
    @usableFromInline var calls: ObserverCalls<Value>?

    /// Creates a list without observers.
    @inlinable
    public init() {}

    /// Whether nobody observes the property, so that nothing needs to be reported.
    @inlinable
    public var isEmpty: Bool { calls == nil }

    /// Tells observers who asked for it that the property is about to change.
    @inlinable
    public func willChange(in object: AnyObject, from old: Value) {
        calls?.before?(object, old, old)
    }

    /// Tells the observers that the property has changed.
    @inlinable
    public func didChange(in object: AnyObject, from old: Value, to new: Value) {
        calls?.after(object, old, new)
    }

    mutating func add(_ observer: PropertyObserver<Value>) {
        calls = ObserverCalls((calls?.observers ?? []) + [observer])
    }

    mutating func remove(_ observer: PropertyObserver<Value>) {
        let others = (calls?.observers ?? []).filter { $0 !== observer }
        calls = others.isEmpty ? nil : ObserverCalls(others)
    }
}

/// What to call for the observers of a property. It never changes; other observers have other calls.
@usableFromInline
final class ObserverCalls<Value> {
    /// Gets the object, the old and the new value.
    @usableFromInline typealias Call = (AnyObject, Value, Value) -> Void

    let observers: [PropertyObserver<Value>]

    /// Before a change; `nil` when nobody asked for that.
    @usableFromInline let before: Call?

    /// After a change. For a single observer it is the observer's own call, which saves a loop.
    @usableFromInline let after: Call

    init(_ observers: [PropertyObserver<Value>]) {
        self.observers = observers
        let asking = observers.filter { $0.before != nil }
        before =
            asking.isEmpty
            ? nil
            : { object, old, new in
                for observer in asking where observer.isActive {
                    observer.before?(object, old, new)
                }
            }
        after =
            observers.count == 1
            ? observers[0].after
            : { object, old, new in
                for observer in observers where observer.isActive {
                    observer.after(object, old, new)
                }
            }
    }
}

/// One observer of a property.
final class PropertyObserver<Value> {
    let before: ObserverCalls<Value>.Call?

    let after: ObserverCalls<Value>.Call

    /// Whether the observation has not ended. It may end while observers are being told.
    var isActive = true

    init(before: ObserverCalls<Value>.Call?, after: @escaping ObserverCalls<Value>.Call) {
        self.before = before
        self.after = after
    }

    /// An observer of a property of `Root`s.
    convenience init<Root: AnyObject>(
        options: NSKeyValueObservingOptions,
        handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
    ) {
        // The calls are kept by an object of class `Root`, and made with that object.
        self.init(
            before: options.contains(.prior)
                ? { object, old, _ in
                    handler(
                        unsafeDowncast(object, to: Root.self),
                        NSKeyValueObservedChange(
                            from: old, to: nil, options: options, isPrior: true))
                } : nil,
            after: { object, old, new in
                handler(
                    unsafeDowncast(object, to: Root.self),
                    NSKeyValueObservedChange(from: old, to: new, options: options))
            })
    }
}
