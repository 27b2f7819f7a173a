import CoreGraphics
public import Foundation
public import UIKitCore

/// The direction in which the arrow of an edit menu points.
public nonisolated enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
    /// Down where there is room above the target, else up.
    case automatic = 0

    /// Up: the menu is below its target.
    case up

    /// Down: the menu is above its target.
    case down

    /// As ``automatic``: the menu is above or below its target.
    case left, right
}

/// The identity and place of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The identity of the menu.
    public let identifier: AnyHashable

    /// The location in the interaction's view at which the menu is shown.
    public let sourcePoint: CGPoint

    /// The direction in which the arrow points if there is room for that. A menu at the pointer of
    /// a mouse has no arrow.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identity; a unique one when `nil`.
    ///   - sourcePoint: The point of the view next to which the menu is shown.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }

    nonisolated deinit {}
}

/// The provider of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu; `nil` or an empty one shows nothing. By default the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns the rectangle that the menu must not cover, in the interaction's view. By default
    /// the configuration's point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect

    /// Called before the menu is shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)

    /// Called before the menu is closed.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

/// The animation of an edit menu that opens or closes.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Adds changes that are animated along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called when the animation has ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}
