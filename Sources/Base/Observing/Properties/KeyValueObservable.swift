/// An object whose properties can be observed.
///
/// A class takes part by saying so, and by marking the properties that may be observed:
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
/// A property that is computed from observed ones can be observed too, as `label` can be here, and so can what is
/// reached through several objects, as in `\.author.name`, if each property on the way is marked.
///
/// There may be any number of observers, told in the order in which they began. One that begins while others are told
/// is told from the next change on. An observation ends when its token is invalidated or let go of; nothing needs to
/// be ended before the object goes.
///
/// A property that nobody observes costs a test for `nil` when it is set. Properties with `willSet` and `didSet`, or
/// that keep their values elsewhere, take part by way of ``PropertyObservers``.
///
/// Observers belong to whatever the object belongs to, an actor or a thread: begin, end and change there. They are
/// told where the property is set, before the setter returns.
public protocol KeyValueObservable: AnyObject {}

extension KeyValueObservable {
    /// Calls `changeHandler` when a property has changed, until the observation is ended or let go of.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: When the handler is called, and what it is given. With no option it hears of every change, and is
    ///     given no
    ///     values.
    ///   - changeHandler: Gets the object and the change. It is kept until the observation ends; to refer to whoever
    ///     keeps
    ///     the observation, capture them weakly.
    /// - Returns: What ends the observation.
    /// - Precondition: The property is marked with ``Observed``, or computed from such properties.
    @inlinable
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        // Inlinable, so that this closure is compiled for the types of the caller. What it gets is the object that is
        // observed.
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
        call: @escaping ObserverCall<Value>, initially tell: (Self, Value) -> Void
    ) -> NSKeyValueObservation {
        let (value, accesses) = PropertyTracking.track { self[keyPath: keyPath] }
        precondition(
            !accesses.isEmpty,
            """
            \(keyPath) was observed, but reading it reads no observed property, so nobody would ever hear of a change. \
            Mark it with @Observed, in a class that is KeyValueObservable.
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
            derived.follow(accesses)
            observation = NSKeyValueObservation { derived.end() }
        }
        if options.contains(.initial) { tell(self, value) }
        return observation
    }
}
