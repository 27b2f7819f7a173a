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
        calls?.before?(object, old, old, true)
    }

    /// Tells the observers that the property has changed.
    @inlinable
    public func didChange(in object: AnyObject, from old: Value, to new: Value) {
        calls?.after(object, old, new, false)
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
    let observers: [PropertyObserver<Value>]

    /// Before a change; `nil` when nobody asked for that.
    @usableFromInline let before: ObserverCall<Value>?

    /// After a change. For a single observer it is the observer's own call, which saves a loop.
    @usableFromInline let after: ObserverCall<Value>

    init(_ observers: [PropertyObserver<Value>]) {
        self.observers = observers
        let asking = observers.filter(\.wantsPrior)
        before = asking.isEmpty ? nil : Self.call(to: asking)
        after = Self.call(to: observers)
    }

    private static func call(to observers: [PropertyObserver<Value>]) -> ObserverCall<Value> {
        guard observers.count > 1 else { return observers[0].call }
        return { object, old, new, isPrior in
            for observer in observers where observer.isActive {
                observer.call(object, old, new, isPrior)
            }
        }
    }
}

/// Gets the object, the old and the new value of a property, and whether the change is yet to come.
@usableFromInline typealias ObserverCall<Value> = (AnyObject, Value, Value, Bool) -> Void

/// One observer of a property.
final class PropertyObserver<Value> {
    /// Whether to call before a change too.
    let wantsPrior: Bool

    let call: ObserverCall<Value>

    /// Whether the observation has not ended. It may end while observers are being told.
    var isActive = true

    init(wantsPrior: Bool, call: @escaping ObserverCall<Value>) {
        self.wantsPrior = wantsPrior
        self.call = call
    }
}
