/// One trait, named by a type, for saying which changes matter.
public protocol UITraitDefinition {
    /// The trait's value in a collection.
    static func value(in traits: UITraitCollection) -> AnyHashable
}

/// A trait, as in `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable {
        traits.userInterfaceStyle
    }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}

/// The room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable {
        traits.horizontalSizeClass
    }
}

/// The room up and down.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable {
        traits.verticalSizeClass
    }
}

/// The side that content starts on.
public enum UITraitLayoutDirection: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}

/// How large text should be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable {
        traits.preferredContentSizeCategory
    }
}

/// A promise to call a closure when traits change, until it is given back.
public final class UITraitChangeRegistration {
    init() {}
}

/// Something that tells when its traits change: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Stops the calls of a registration.
    func unregisterForTraitChanges(_ registration: UITraitChangeRegistration)

    /// Remembers an observer; what ``registerForTraitChanges(_:handler:)`` is made of.
    func addTraitChangeHandler(
        _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
    ) -> UITraitChangeRegistration
}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and its previous traits when one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ environment: Self, _ previous: UITraitCollection) -> Void
    ) -> UITraitChangeRegistration {
        addTraitChangeHandler(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
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

/// A closure that waits for changes of traits.
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
        where observer.traits.contains(where: { $0.value(in: old) != $0.value(in: new) }) {
            observer.action(old)
        }
    }
}
