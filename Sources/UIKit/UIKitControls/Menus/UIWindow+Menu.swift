package import CoreGraphics
package import UIKitCore

extension UIWindow {
    /// Opens a menu next to a rectangle, with the keys until it closes.
    package final func openMenu(_ menu: UIMenu, at anchor: CGRect) {
        guard !menu.children.isEmpty, openMenuOverlay == nil else { return }
        let source = MenuOverlay.Source(view: self, anchor: anchor)
        MenuOverlay(menu, source: source).open(in: self)
    }

    /// Closes the menu of the window.
    ///
    /// - Returns: `false` if none is open.
    package final func closeMenu() -> Bool {
        openMenuOverlay?.close()
        return openMenuOverlay != nil
    }

    private var openMenuOverlay: MenuOverlay? {
        subviews.lazy.compactMap { $0 as? MenuOverlay }.first
    }
}
