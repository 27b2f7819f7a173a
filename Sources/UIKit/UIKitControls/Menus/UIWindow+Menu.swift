package import CoreGraphics
package import UIKitCore

extension UIWindow {
    /// Opens a menu next to a rectangle, with the keys until it closes.
    package final func openMenu(_ menu: UIMenu, at anchor: CGRect) {
        guard !menu.children.isEmpty, !subviews.contains(where: { $0 is MenuOverlay }) else {
            return
        }
        let source = MenuOverlay.Source(view: self, anchor: anchor, interruptsEditing: true)
        MenuOverlay(menu, source: source).open(in: self)
    }
}
