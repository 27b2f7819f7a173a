public import FoundationGaps

/// A token for a trait change handler, which is called until the token is unregistered.
public final class UITraitChangeRegistration {
    init() {}
}

/// An object that reports changes of its traits: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Removes the handler of `registration`.
    func unregisterForTraitChanges(_ registration: UITraitChangeRegistration)

    /// Stores a handler; the requirement behind `registerForTraitChanges(_:handler:)`.
    func addTraitChangeHandler(
        _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
    ) -> UITraitChangeRegistration
}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and its previous traits after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ environment: Self, _ previous: UITraitCollection) -> Void
    ) -> UITraitChangeRegistration {
        addTraitChangeHandler(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Calls a method of `target` with this object after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> UITraitChangeRegistration {
        addTraitChangeHandler(traits) { [weak self, weak target = target as AnyObject] _ in
            if let target { _ = action.perform(on: target, sender: self, event: nil) }
        }
    }

    /// Calls a method of this object after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
}

extension UIView: UITraitChangeObservable {
    public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
        traitObservers.removeAll { $0.registration === registration }
    }

    public func addTraitChangeHandler(
        _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
    ) -> UITraitChangeRegistration {
        traitObservers.add(traits, handler)
    }
}

extension UIViewController: UITraitChangeObservable {
    public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
        traitObservers.removeAll { $0.registration === registration }
    }

    public func addTraitChangeHandler(
        _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
    ) -> UITraitChangeRegistration {
        traitObservers.add(traits, handler)
    }
}

/// A registered trait change handler.
struct TraitObserver {
    let registration = UITraitChangeRegistration()
    let traits: [UITrait]
    let action: (_ previous: UITraitCollection) -> Void
}

extension [TraitObserver] {
    fileprivate mutating func add(
        _ traits: [UITrait], _ action: @escaping (UITraitCollection) -> Void
    ) -> UITraitChangeRegistration {
        let observer = TraitObserver(traits: traits, action: action)
        append(observer)
        return observer.registration
    }

    /// Calls the observers of traits that differ.
    func notify(from old: UITraitCollection, to new: UITraitCollection) {
        for observer in self
        where observer.traits.contains(where: { old.values.differs(from: new.values, in: $0) }) {
            observer.action(old)
        }
    }
}
