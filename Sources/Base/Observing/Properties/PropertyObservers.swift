/// The observers of one property of one object.
///
/// ``Observed`` contains them. A property that cannot use it, because it is computed or has
/// `didSet`, stores them itself, and reports reads and changes:
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
    /// The calls to the observers; `nil` without observers.
    @usableFromInline var calls: ObserverCalls<Value>?

    /// Creates a list without observers.
    @inlinable
    public init() {}

    /// `true` if the property has no observers, so that changes need not be reported.
    @inlinable
    public var isEmpty: Bool { calls == nil }

    /// Notifies observers with ``NSKeyValueObservingOptions/prior`` that the property will change.
    @inlinable
    public func willChange(in object: AnyObject, from old: Value) {
        calls?.before?(object, old, old, true)
    }

    /// Notifies the observers that the property has changed.
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

/// The calls to a property's observers. Immutable; replaced when the observers change.
@usableFromInline
final class ObserverCalls<Value> {
    let observers: [PropertyObserver<Value>]

    /// The call before a change; `nil` if no observer requires it.
    @usableFromInline let before: ObserverCall<Value>?

    /// The call after a change. With a single observer it is the observer's own closure, which
    /// saves a loop.
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

/// Receives the object, the old and the new value of a property, and `true` before the change.
@usableFromInline typealias ObserverCall<Value> = (AnyObject, Value, Value, Bool) -> Void

/// One observer of a property.
final class PropertyObserver<Value> {
    /// `true` to be called before a change too.
    let wantsPrior: Bool

    let call: ObserverCall<Value>

    /// `false` once the observation has ended, which may happen during a notification.
    var isActive = true

    init(wantsPrior: Bool, call: @escaping ObserverCall<Value>) {
        self.wantsPrior = wantsPrior
        self.call = call
    }
}
