/// An object whose properties can be observed.
///
/// A class declares its conformance, and marks the observable properties:
///
///     final class Book: KeyValueObservable {
///         @Observed var title = "Untitled"
///         @Observed var pages = 0
///         var label: String { "\(title), \(pages) pages" }
///     }
///
///     let book = Book()
///     let observation = book.observe(\.title, options: [.old, .new]) { book, change in
///         print("\(change.oldValue ?? "") is now called \(change.newValue ?? "")")
///     }
///     book.title = "Emma"  // prints “Untitled is now called Emma”
///     observation.invalidate()
///
/// A property that is computed from observed ones can be observed too, such as `label` here, and so
/// can a key path through several objects, such as `\.author.name`, if each property on the path is
/// marked.
///
/// There may be any number of observers, notified in the order of their registration. An observer
/// that is added during a notification receives the next change first. An observation ends when its
/// token is invalidated or released; it need not be ended before the object is deallocated.
///
/// Setting a property without observers costs a test for `nil`. Properties with `willSet` and
/// `didSet`, or that store their values elsewhere, use ``PropertyObservers``.
///
/// Observers belong to the object's isolation domain, an actor or a thread: begin, end and change
/// there. They are notified on the thread that sets the property, before the setter returns.
public protocol KeyValueObservable: AnyObject {
    /// Returns the property that observers by name call `name`; `nil` if there is none.
    func observableKey(named name: String) -> ObservableKey?
}

extension KeyValueObservable {
    /// Calls `changeHandler` after each change of a property, until the observation is invalidated
    /// or released.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: The times of the calls and the values they receive. Without options, the
    ///     handler is called after every change without values.
    ///   - changeHandler: Receives the object and the change. It is retained until the observation
    ///     ends; capture the owner of the observation weakly.
    /// - Returns: The observation, which ends when it is invalidated or released.
    /// - Precondition: The property is marked with ``Observed``, or computed from such properties.
    @inlinable
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        // Inlinable, so that this closure is specialised for the caller's types. It receives the
        // observed object.
        beginObserving(keyPath, options: options) { object, old, new, isPrior in
            changeHandler(
                unsafeDowncast(object, to: Self.self),
                NSKeyValueObservedChange(
                    from: old, to: isPrior ? nil : new, options: options, isPrior: isPrior))
        } initially: { object, value in
            changeHandler(object, NSKeyValueObservedChange(from: nil, to: value, options: options))
        }
    }

    @usableFromInline
    func beginObserving<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions,
        call: @escaping ObserverCall<Value>, initially notify: (Self, Value) -> Void
    ) -> NSKeyValueObservation {
        let (value, accesses) = PropertyTracking.track { self[keyPath: keyPath] }
        precondition(
            !accesses.isEmpty,
            """
            \(keyPath) cannot be observed: reading it reads no observed property, so no change would ever \
            be reported. Mark it with @Observed, in a class that conforms to KeyValueObservable.
            """)
        let observation: NSKeyValueObservation
        if accesses.count == 1, let access = accesses[0] as? PropertyAccess<Self, Value>,
            access.property == keyPath
        {
            let observer = PropertyObserver(wantsPrior: options.contains(.prior), call: call)
            observation = NSKeyValueObservation(end: access.add(observer))
        } else {
            let derived = DerivedObservation(
                of: keyPath, in: self, value: value, wantsPrior: options.contains(.prior),
                call: call)
            derived.observe(accesses)
            observation = NSKeyValueObservation { derived.end() }
        }
        if options.contains(.initial) { notify(self, value) }
        return observation
    }
}
