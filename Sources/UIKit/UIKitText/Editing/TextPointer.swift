import CoreGraphics
import Foundation
import Platform
import UIKitControls
import UIKitCore

/// The interaction that shows a beam over text, and a hand over links.
final class TextPointer: NSObject, PointerInteracting {
    private(set) weak var view: UIView?

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }

    func pointerMoved(to location: CGPoint, modifiers: UIKeyModifierFlags) -> Cursor? {
        guard let view, let owner = view as? any TextEditorOwner else { return nil }
        let point = view.convert(location, from: nil)
        if let hit = view.hitTest(point, with: nil), hit !== view, hit is UIControl { return nil }
        if owner.hasLink(at: point) { return .link }
        return owner.permissions.contains(.select) ? .text : nil
    }

    func pointerLeft() {}
}
