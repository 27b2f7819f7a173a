public import Foundation

/// An object whose look an app can style for all instances of its class: a view.
///
///     UISwitch.appearance().onTintColor = .systemPurple
///     UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .secondaryLabel
///
/// The values are set on a view when it enters a window, unless the view has a value of its own
/// already. Views that are in a window keep their look until they enter one again; those of a
/// window that becomes visible also get the values that are set in the same turn of the loop.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// An object within which views can have another look: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The look of all views of this class. Setting properties of the result sets them on views
    /// that enter a window.
    ///
    /// Its other members do nothing for the class.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// The look of the views of this class within some containers: each of the types contains the
    /// view or the one before it.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        look(in: containerTypes, traits: nil)
    }

    /// The look of the views of this class that have some traits when they enter a window.
    public static func appearance(for trait: UITraitCollection) -> Self {
        look(in: [], traits: trait)
    }

    /// The look of the views of this class within some containers that have some traits when they
    /// enter a window.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        look(in: containerTypes, traits: trait)
    }

    private static func look(
        in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> Self {
        let rule = AppearanceRules.rule(for: self, in: containers, traits: traits) { $0 is Self }
        return unsafeDowncast(rule.proxy, to: self)
    }
}
