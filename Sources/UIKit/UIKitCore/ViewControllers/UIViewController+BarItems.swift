/// An object of which a higher module reads more from a nib file than its class does.
@MainActor
package protocol NibDescribed {
    /// Sets what the element of a storyboard states.
    func decode(_ nib: NibCoder)
}

/// The items that represent a controller in the bars of its containers.
struct ControllerBarItems {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
}

extension UIViewController {
    /// The navigation item, made on first use.
    final var ownNavigationItem: UINavigationItem {
        if let item = barItems.navigationItem { return item }
        let item = UINavigationItem()
        item.title = title
        if let nib = nibCoder?.coder(key: "navigationItem") {
            (item as? any NibDescribed)?.decode(nib)
        }
        barItems.navigationItem = item
        return item
    }

    /// The tab bar item, made on first use.
    final var ownTabBarItem: UITabBarItem {
        if let item = barItems.tabBarItem { return item }
        let item = UITabBarItem()
        item.title = titleForTabBarItem
        if let nib = nibCoder?.coder(key: "tabBarItem") {
            (item as? any NibDescribed)?.decode(nib)
            nib.adopt(item)
        }
        barItems.tabBarItem = item
        return item
    }

    final func titleDidChange() {
        barItems.navigationItem?.title = title
        barItems.tabBarItem?.title = title
    }
}
