public import Foundation
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// The button of a tab: an image, a title and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The image while the tab is selected; the ordinary one when `nil`.
    open var selectedImage: UIImage? { didSet { appearanceDidChange?() } }

    /// The text of the badge at the image; no badge when `nil`.
    open var badgeValue: String? { didSet { appearanceDidChange?() } }

    /// The colour of the badge; red when `nil`.
    open var badgeColor: UIColor? { didSet { appearanceDidChange?() } }

    /// The distance by which the title is moved.
    open var titlePositionAdjustment = UIOffset.zero { didSet { appearanceDidChange?() } }

    /// The look of the bar while this tab is selected, instead of the bar's own.
    open var standardAppearance: UITabBarAppearance? { didSet { lookDidChange?() } }

    /// The look of the bar while this tab is selected and its content is at its end.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { lookDidChange?() } }

    /// Called when the look of the bar has changed.
    final var lookDidChange: (() -> Void)?

    /// Sets the attributes of the badge's text in a state: font and colour.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeTextAttributes[state] = textAttributes
    }

    /// Returns the attributes that were set for the badge's text in a state.
    open func badgeTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { badgeTextAttributes[state] }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        selectedImage = (coder as? NibCoder)?.image("selectedImage")
    }

    nonisolated deinit {}

    /// Creates an item with a number for finding it.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with the title and the image of the system.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(
            title: SystemText.localized(systemItem.title),
            image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }

    /// Creates an item with another image for the selected tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}

extension UIViewController {
    /// The button of this controller in a tab bar; with its `title` at first.
    public final var tabBarItem: UITabBarItem! {
        get {
            if let item = state.tabBarItem { return item }
            let item = UITabBarItem()
            item.title = title ?? (self as? UINavigationController)?.viewControllers.first?.title
            if let nib = nibCoder?.coder(key: "tabBarItem") { item.decode(nib) }
            state.tabBarItem = item
            return item
        }
        set {
            state.tabBarItem = newValue
            tabBarController?.itemsDidChange()
        }
    }

    /// The nearest tab bar controller that contains this one.
    public final var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}
