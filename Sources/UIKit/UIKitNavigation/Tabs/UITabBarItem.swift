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

    public override init() { super.init() }

    nonisolated deinit {}

    /// Creates an item with a number for finding it.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
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
