import CoreGraphics
public import Foundation
public import FoundationGaps
public import UIKitCore

/// An item that an app adds to the edit menu of ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String

    /// The method that is called on the first responder in the chain that can perform it.
    open var action: Selector

    /// Creates an item.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }

    nonisolated deinit {}
}

/// The edit menu as apps showed it before iOS 16: one for the whole app, shown over the first
/// responder.
///
///     becomeFirstResponder()
///     UIMenuController.shared.menuItems = [
///         UIMenuItem(title: "Reply", action: Selector(MessageView.reply, name: "reply"))
///     ]
///     UIMenuController.shared.showMenu(from: self, rect: bounds)
///
/// It shows the commands for editing that the responder chain can perform, then the items that it
/// can. New code uses ``UIEditMenuInteraction``.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction in which the menu's arrow points.
    public nonisolated enum ArrowDirection: Int, Hashable, Sendable {
        /// Down where there is room above the target, else up.
        case `default` = 0

        /// Up: the menu is below its target.
        case up

        /// Down: the menu is above its target.
        case down

        /// As ``default``: the menu is above or below its target.
        case left, right
    }

    /// The menu of the app.
    public static let shared = UIMenuController()

    /// The items after the commands for editing; none by default.
    open var menuItems: [UIMenuItem]? { didSet { update() } }

    /// The direction in which the arrow points if there is room for that.
    open var arrowDirection = ArrowDirection.default

    private let interaction = UIEditMenuInteraction(delegate: nil)
    private lazy var provider = MenuControllerProvider(self)
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    private override init() { super.init() }

    nonisolated deinit {}

    /// `true` while the menu is shown.
    open var isMenuVisible: Bool { interaction.isPresented }

    /// The frame of the menu in its window; zero while none is shown.
    open var menuFrame: CGRect { interaction.barFrame }

    /// Shows the menu next to a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Hides the menu.
    open func hideMenu() { setMenuVisible(false, animated: true) }

    /// Hides the menu if it belongs to a view.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Sets the rectangle of a view next to which the menu is shown.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
        if isMenuVisible, interaction.view === targetView {
            interaction.updateVisibleMenuPosition(animated: true)
        }
    }

    /// Shows or hides the menu.
    ///
    /// - Precondition: Before it is shown, ``setTargetRect(_:in:)`` has set its place.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        guard menuVisible else { return interaction.dismissMenu() }
        guard let targetView else {
            fatalError(
                """
                UIMenuController shows its menu without a place. Call showMenu(from:rect:), or \
                setTargetRect(_:in:) before.
                """)
        }
        if interaction.view !== targetView { targetView.addInteraction(interaction) }
        interaction.delegate = provider
        let point = CGPoint(x: targetRect.midX, y: targetRect.minY)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
        configuration.preferredArrowDirection =
            UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        interaction.presentEditMenu(with: configuration)
    }

    /// Shows the items and commands that can be performed now.
    open func update() { interaction.reloadVisibleMenu() }

    // MARK: Providing

    fileprivate final func menu(_ suggested: [UIMenuElement]) -> UIMenu {
        let responder = targetView?.window?.firstResponder ?? targetView
        let items = (menuItems ?? []).compactMap { item -> UIMenuElement? in
            guard responder?.target(forAction: item.action, withSender: self) != nil else {
                return nil
            }
            return UICommand(title: item.title, action: item.action)
        }
        return UIMenu(children: suggested + items)
    }

    fileprivate final var rect: CGRect { targetRect }

    fileprivate final func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // Notifications; the object is the menu controller.

    /// Posted before the menu is shown.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")

    /// Posted after the menu was shown.
    public nonisolated static let didShowMenuNotification = Notification.Name(
        "UIMenuControllerDidShowMenuNotification")

    /// Posted before the menu is hidden.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")

    /// Posted after the menu was hidden.
    public nonisolated static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification")
}

/// The provider of the menu controller's menu.
private final class MenuControllerProvider: UIEditMenuInteractionDelegate {
    private unowned let controller: UIMenuController

    init(_ controller: UIMenuController) { self.controller = controller }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { controller.menu(suggestedActions) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { controller.rect }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        controller.post(UIMenuController.willShowMenuNotification)
        animator.addCompletion { [controller] in
            controller.post(UIMenuController.didShowMenuNotification)
        }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        controller.post(UIMenuController.willHideMenuNotification)
        animator.addCompletion { [controller] in
            controller.post(UIMenuController.didHideMenuNotification)
        }
    }
}
