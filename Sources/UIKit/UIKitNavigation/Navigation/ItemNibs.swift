import Foundation
import UIKitControls
@_spi(UIKitInternals) package import UIKitCore

extension UINavigationItem: NibDescribed {
    /// Sets what the element of a storyboard states.
    package func decode(_ nib: NibCoder) {
        Self.itemTable.decode(nib, into: self)
        func items(_ side: String) -> [UIBarButtonItem] {
            let coders = nib.coders(in: "\(side)BarButtonItems")
            return ((nib.coder(key: "\(side)BarButtonItem").map { [$0] } ?? []) + coders)
                .compactMap { $0.object() as? UIBarButtonItem }
        }
        let (left, right) = (items("left"), items("right"))
        if !left.isEmpty { leftBarButtonItems = left }
        if !right.isEmpty { rightBarButtonItems = right }
        backBarButtonItem = items("back").first ?? backBarButtonItem
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
        Swift.type(of: self).propertyTable.decode(nib, into: self)
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
