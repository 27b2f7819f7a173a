/// Makes a stored property of a ``KeyValueObservable`` class observable.
@propertyWrapper
public struct Observed<Value> {
    @usableFromInline var value: Value

    @usableFromInline var observers = PropertyObservers<Value>()

    /// Creates a property with an initial value.
    @inlinable
    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    @available(*, unavailable, message: "@Observed works in classes that are KeyValueObservable.")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The value in its enclosing object. Setting it notifies the observers.
    public static subscript<Root: KeyValueObservable>(
        _enclosingInstance object: Root, wrapped property: ReferenceWritableKeyPath<Root, Value>,
        storage storage: ReferenceWritableKeyPath<Root, Observed<Value>>
    ) -> Value {
        @inlinable @inline(__always) get {
            if PropertyTracking.isTracking {
                PropertyTracking.record(
                    property, of: object, observedBy: storage.appending(path: \.observers))
            }
            return object[keyPath: storage].value
        }
        @inlinable @inline(__always) set {
            if let calls = object[keyPath: storage].observers.calls {
                let old = object[keyPath: storage].value
                calls.before?(object, old, old, true)
                object[keyPath: storage].value = newValue
                calls.after(object, old, newValue, false)
            } else {
                object[keyPath: storage].value = newValue
            }
        }
    }
}
