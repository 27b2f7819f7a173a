import Foundation
import UIKitControls
@_spi(UIKitInternals) package import UIKitCore

extension UINavigationItem: NibDescribed {
    /// Sets what the element of a storyboard states.
    package func decode(_ nib: NibCoder) {
        if let title = nib.string("title") { self.title = title }
        if let prompt = nib.string("prompt") { self.prompt = prompt }
        func items(_ side: String) -> [UIBarButtonItem] {
            let coders = nib.coders(in: "\(side)BarButtonItems")
            return ((nib.coder(key: "\(side)BarButtonItem").map { [$0] } ?? []) + coders)
                .compactMap { $0.object() as? UIBarButtonItem }
        }
        let (left, right) = (items("left"), items("right"))
        if !left.isEmpty { leftBarButtonItems = left }
        if !right.isEmpty { rightBarButtonItems = right }
        backBarButtonItem = items("back").first ?? backBarButtonItem
        if let view = nib.coder(key: "titleView")?.object() as? UIView { titleView = view }
        if let mode = nib.choice(
            "largeTitleDisplayMode",
            [
                "automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always,
                "never": .never,
            ])
        {
            largeTitleDisplayMode = mode
        }
        nib.adopt(self)
        nib.connectIfLoaded()
    }
}

extension UITabBarItem: NibDescribed {
    /// Sets what the element of a nib file states.
    package func decode(_ nib: NibCoder) {
        let systemItems: [String: SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
            "recents": .recents, "contacts": .contacts, "history": .history,
            "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
            "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
        if let system = nib.choice("systemItem", systemItems) {
            title = SystemText.localized(system.title)
            image = UIImage(systemName: system.symbolName)
        }
        if let title = nib.string("title") { self.title = title }
        if let tag = nib.integer("tag") { self.tag = tag }
        if let image = nib.image("image") { self.image = image }
        if let image = nib.image("selectedImage") { selectedImage = image }
        if let value = nib.string("badgeValue") { badgeValue = value }
    }
}

extension UINavigationBar {
    /// Sets what the element of a nib file states.
    func decodeBar(_ nib: NibCoder) {
        if let style = nib.choice("barStyle", NibWords.barStyles) { barStyle = style }
        if let value = nib.flag("translucent") { isTranslucent = value }
        if let value = nib.flag("largeTitles") { prefersLargeTitles = value }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let attributes = nib.textAttributes("titleTextAttributes") {
            titleTextAttributes = attributes
        }
        if let attributes = nib.textAttributes("largeTitleTextAttributes") {
            largeTitleTextAttributes = attributes
        }
        let items = nib.coders(in: "items").compactMap { $0.object() as? UINavigationItem }
        if !items.isEmpty { self.items = items }
    }
}

extension UITabBar {
    /// Sets what the element of a nib file states.
    func decodeBar(_ nib: NibCoder) {
        if let style = nib.choice("barStyle", NibWords.barStyles) { barStyle = style }
        if let value = nib.flag("translucent") { isTranslucent = value }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let color = nib.color("selectedImageTintColor") { tintColor = color }
        if let color = nib.color("unselectedItemTintColor") { unselectedItemTintColor = color }
        let items = nib.coders(in: "items").compactMap { $0.object() as? UITabBarItem }
        if !items.isEmpty { self.items = items }
    }
}

extension UINavigationController {
    /// Sets what the element of a storyboard states about the bars.
    func decodeBars(_ nib: NibCoder) {
        if let bar = nib.coder(key: "navigationBar") {
            if bar.string("customClass") != nil, let custom = bar.object() as? UINavigationBar {
                replaceBar(custom)
            } else {
                bar.adopt(navigationBar)
            }
        }
        nib.coder(key: "toolbar")?.adopt(toolbar)
        if nib.flag("navigationBarHidden") == true { isNavigationBarHidden = true }
        if nib.flag("toolbarHidden") == false { isToolbarHidden = false }
    }
}

extension NibCoder {
    /// The attributes of a text.
    fileprivate func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let nib = coder(key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = nib.font("fontDescription")
        attributes[.foregroundColor] = nib.color("textColor")
        return attributes
    }
}
