public import FoundationGaps

/// A token for a trait change handler, which is called until the token is unregistered.
public protocol UITraitChangeRegistration: AnyObject {}

/// The token of one handler.
private final class TraitChangeToken: UITraitChangeRegistration {}

/// A handler of trait changes: it receives the object whose traits changed and its previous traits.
public typealias UITraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
) -> Void

/// An object that reports changes of its traits: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Removes the handler of `registration`.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)

    /// Stores a handler; the requirement behind `registerForTraitChanges(_:handler:)`.
    func addTraitChangeHandler(
        _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and its previous traits after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ environment: Self, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        addTraitChangeHandler(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Calls `handler` with this object as what its parameter says, and its previous traits, after
    /// one of `traits` changed.
    ///
    ///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
    ///         (self: Self, previous: UITraitCollection) in
    ///         self.setNeedsDisplay()
    ///     }
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping UITraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        addTraitChangeHandler(traits) { [weak self] previous in
            if let environment = self as? TraitEnvironment { handler(environment, previous) }
        }
    }

    /// Calls a method of `target` with this object after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        addTraitChangeHandler(traits) { [weak self, weak target = target as AnyObject] _ in
            if let target { _ = action.perform(on: target, sender: self, event: nil) }
        }
    }

    /// Calls a method of this object after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
}

/// A registered trait change handler.
package struct TraitObserver {
    package let registration: any UITraitChangeRegistration = TraitChangeToken()
    package let traits: [UITrait]
    package let action: (_ previous: UITraitCollection) -> Void
}

extension [TraitObserver] {
    package mutating func add(
        _ traits: [UITrait], _ action: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits: traits, action: action)
        append(observer)
        return observer.registration
    }

    /// Calls the observers of traits that differ.
    package func notify(from old: UITraitCollection, to new: UITraitCollection) {
        for observer in self
        where observer.traits.contains(where: { old.values.differs(from: new.values, in: $0) }) {
            observer.action(old)
        }
    }
}
