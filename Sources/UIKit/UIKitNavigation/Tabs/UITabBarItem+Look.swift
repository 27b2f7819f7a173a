public import Foundation
public import UIKitControls
public import UIKitCore

/// The looks of a tab bar while a certain tab is selected.
private struct TabBarLooks {
    var standard: UITabBarAppearance?
    var scrollEdge: UITabBarAppearance?
}

extension UITabBarItem {
    private final var barLooks: TabBarLooks {
        get { barLookStorage as? TabBarLooks ?? TabBarLooks() }
        set { barLookStorage = newValue }
    }

    /// The look of the bar while this tab is selected, instead of the bar's own.
    public final var standardAppearance: UITabBarAppearance? {
        get { barLooks.standard }
        set { barLooks.standard = newValue }
    }

    /// The look of the bar while this tab is selected and its content is at its end.
    public final var scrollEdgeAppearance: UITabBarAppearance? {
        get { barLooks.scrollEdge }
        set { barLooks.scrollEdge = newValue }
    }

    /// Sets the attributes of the badge's text in a state: font and colour.
    public final func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeTextAttributes[state] = textAttributes
    }

    /// Returns the attributes that were set for the badge's text in a state.
    public final func badgeTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { badgeTextAttributes[state] }

    /// Creates an item with the title and the image of the system.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(
            title: SystemText.localized(systemItem.title),
            image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }
}

extension UIViewController {
    /// The nearest tab bar controller that contains this one.
    public final var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}
