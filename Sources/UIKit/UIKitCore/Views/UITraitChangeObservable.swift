/// A trait named by a type, for registering interest in its changes.
public protocol UITraitDefinition {
    /// The trait's value in a collection.
    static func value(in traits: UITraitCollection) -> AnyHashable
}

/// A trait, as in `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The trait for light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable {
        traits.userInterfaceStyle
    }
}

/// The trait for the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}

/// The trait for the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable {
        traits.horizontalSizeClass
    }
}

/// The trait for the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable {
        traits.verticalSizeClass
    }
}

/// The trait for the side on which content starts.
public enum UITraitLayoutDirection: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}

/// The trait for the preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> AnyHashable {
        traits.preferredContentSizeCategory
    }
}

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
        where observer.traits.contains(where: { $0.value(in: old) != $0.value(in: new) }) {
            observer.action(old)
        }
    }
}
