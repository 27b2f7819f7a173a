import AssociatedValues

extension KeyValueObservable {
    /// No property can be observed by name, unless the class has this method.
    public func observableKey(named name: String) -> ObservableKey? { nil }

    /// Calls `observer`'s ``KeyValueObserver/observeValue(forKeyPath:of:change:context:)`` after
    /// each change of a property.
    ///
    /// The observer is not retained. The observation ends with ``removeObserver(_:forKeyPath:)``,
    /// or when the observer or this object is deallocated.
    ///
    /// - Parameters:
    ///   - observer: The observer.
    ///   - keyPath: The name of a property, as in `"bounds"`. Names of several properties, joined
    ///     by points, are not supported: use ``observe(_:options:changeHandler:)``.
    ///   - options: The times of the calls and the values they receive.
    ///   - context: A pointer that is passed to the observer.
    /// - Precondition: The object has an observable property of that name.
    public func addObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        guard let key = observableKey(named: keyPath) else {
            preconditionFailure(
                """
                “\(keyPath)” of \(type(of: self)) cannot be observed by name. Return it from \
                observableKey(named:), or observe a key path: observe(\\.\(keyPath)) { … }.
                """)
        }
        let observation = key.observe(self, options) {
            [weak self, weak observer] old, new, isPrior in
            guard let self, let observer else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.old) { change[.oldKey] = old }
            if options.contains(.new) { change[.newKey] = new }
            if isPrior { change[.notificationIsPriorKey] = true }
            observer.observeValue(
                forKeyPath: keyPath, of: self, change: change, context: context)
        }
        namedObservations.add(
            NamedObservation(
                observer: observer, keyPath: keyPath, context: context, observation: observation))
    }

    /// Ends the last observation of a property by an observer.
    ///
    /// - Precondition: The observer observes the property.
    public func removeObserver(_ observer: any KeyValueObserver, forKeyPath keyPath: String) {
        let isRemoved = namedObservations.removeLast {
            $0.observer === observer && $0.keyPath == keyPath
        }
        precondition(isRemoved, removalAdvice(observer, keyPath))
    }

    /// Ends the last observation of a property by an observer that has this context.
    ///
    /// - Precondition: The observer observes the property with that context.
    public func removeObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer?
    ) {
        let isRemoved = namedObservations.removeLast {
            $0.observer === observer && $0.keyPath == keyPath && $0.context == context
        }
        precondition(isRemoved, removalAdvice(observer, keyPath))
    }

    private func removalAdvice(_ observer: any KeyValueObserver, _ keyPath: String) -> String {
        """
        \(type(of: observer)) does not observe “\(keyPath)” of this \(type(of: self)), so the \
        observation cannot be removed. Remove each one once, with the context that began it.
        """
    }

    private var namedObservations: NamedObservations {
        AssociatedValues.of(self).value(for: .namedObservations) { NamedObservations() }
    }
}

/// An observation by name.
private struct NamedObservation {
    weak var observer: (any KeyValueObserver)?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation: NSKeyValueObservation
}

/// The observations by name of one object.
///
/// Sendable: they belong to the object's isolation domain, as its observers do.
private final class NamedObservations: @unchecked Sendable {
    private var all: [NamedObservation] = []

    func add(_ observation: NamedObservation) {
        all.removeAll { $0.observer == nil }
        all.append(observation)
    }

    /// Ends the last observation that matches; `false` if none does.
    func removeLast(where matches: (NamedObservation) -> Bool) -> Bool {
        guard let index = all.lastIndex(where: matches) else { return false }
        all.remove(at: index).observation.invalidate()
        return true
    }
}

extension AssociatedKey where Value == NamedObservations {
    fileprivate static let namedObservations = AssociatedKey("named observations")
}
