import CoreGraphics
import Foundation
import Platform
import UIKitCore

/// The interaction that shows the cursor that the page under the pointer wants.
final class PagePointer: NSObject, PointerInteracting {
    private(set) weak var view: UIView?

    /// The cursor that UIKit shows for this view; `nil` while the pointer is elsewhere.
    private var shown: Cursor?

    /// The cursor of the page, which learns of the pointer after UIKit.
    private var cursor = Cursor.arrow

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }

    func pointerMoved(to location: CGPoint, modifiers: UIKeyModifierFlags) -> Cursor? {
        shown = cursor
        return cursor
    }

    func pointerLeft() {
        // UIKit compares the next cursor with the one that it knows.
        if let shown, shown != cursor { view?.window?.stage?.hostWindow.setCursor(shown) }
        shown = nil
        cursor = .arrow
    }

    /// Shows a cursor by its name in style sheets; `nil` for the usual one.
    func show(_ name: String?) {
        cursor =
            switch name {
            case "pointer": .link
            case "text": .text
            case "vertical-text": .verticalText
            case "none": .hidden
            default: .arrow
            }
        if shown != nil { view?.window?.stage?.hostWindow.setCursor(cursor) }
    }
}
