import CoreGraphics
public import Foundation
public import UIKitCore

/// Contents that are laid out on pages. A subclass states ``pageCount`` and draws them.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// The renderer to which the formatter was added.
    public internal(set) final weak var printPageRenderer: UIPrintPageRenderer?

    /// The page on which the contents start.
    public internal(set) final var startPage = 0

    /// The space around the contents, within the printable part of each page.
    open var perPageContentInsets = UIEdgeInsets.zero

    /// The greatest width of the contents in points; 0 for that of the page.
    open var maximumContentWidth: CGFloat = 0

    /// The greatest height of the contents on a page in points; 0 for that of the page.
    open var maximumContentHeight: CGFloat = 0

    public override init() { super.init() }

    nonisolated deinit {}

    /// The number of pages that the contents take. 0 by default.
    open var pageCount: Int { 0 }

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
        printPageRenderer = nil
    }

    /// The rectangle of the contents on a page, in points of the paper.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        var rect = renderer.contentRect.inset(by: perPageContentInsets)
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }

    /// Draws the contents of a page into a rectangle. Does nothing by default.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}
