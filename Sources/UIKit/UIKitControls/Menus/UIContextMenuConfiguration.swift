import CoreGraphics
public import Foundation
public import UIKitCore

/// The menu and the preview of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// A closure that returns the controller whose view is shown above the menu.
    public typealias PreviewProvider = () -> UIViewController?

    /// A closure that returns the menu; its argument are the system's suggestions, of which there
    /// are none.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    /// The order of a menu's elements on the screen.
    public nonisolated enum ElementOrder: Int, Hashable, Sendable {
        /// That of the menu.
        case automatic = 0
        /// The first element is nearest to the place where the menu opens, also above it.
        case priority
        /// That of the menu.
        case fixed
    }

    /// The order of the menu's elements on the screen.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// The identity of the menu.
    public let identifier: any NSCopying

    final let previewProvider: PreviewProvider?
    private let actionProvider: ActionProvider?

    /// Creates a configuration.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    nonisolated deinit {}

    final func makeMenu() -> UIMenu? { actionProvider?([]) }
}

/// The provider of a context menu.
///
/// A method with a default does nothing by default. If a base class conforms without one of them,
/// a subclass that adds it is not called: write it in the class that conforms.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu for a location in the interaction's view, or `nil` for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the preview that is lifted above the content while a menu is open that a long press
    /// opened; `nil`, the default, for none. A controller's preview takes its place.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// Returns the preview that a lifted one turns into, and the place where it goes, when the menu
    /// closes; `nil`, the default, for the lifted one and the place where it came from.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// The older form of `highlightPreviewForItemWithIdentifier`, which calls this by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The older form of `dismissalPreviewForItemWithIdentifier`, which calls this by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Called before the menu is shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called when the preview was tapped: show its controller, in the animator's completion.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// Called before the menu closes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

/// The animation of a menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview; `nil` without one.
    var previewViewController: UIViewController? { get }

    /// Adds changes that are animated along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called when the animation has ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The transition from a preview that was tapped to the screen that it stands for.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

/// The animations and completions that a delegate adds.
final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    let previewViewController: UIViewController?

    init(preview: UIViewController?) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: ControlStyle.Menu.openDuration,
            animations: { [animations] in animations.forEach { $0() } },
            completion: { [completions] _ in completions.forEach { $0() } })
    }
}
