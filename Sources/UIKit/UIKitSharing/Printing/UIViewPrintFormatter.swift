public import CoreGraphics
import FoundationGaps
import QuartzCore
public import UIKitCore
import UIKitText

/// The contents of a view, as wide as the page at most, on as many pages as they are high.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public final let view: UIView

    /// The text of a text view, which is set for the page.
    private let text: UISimpleTextPrintFormatter?

    init(view: UIView) {
        self.view = view
        text = (view as? UITextView).map {
            UISimpleTextPrintFormatter(attributedText: $0.textStorage)
        }
        super.init()
    }

    nonisolated deinit {}

    /// The text formatter with the properties of this one.
    private var adaptedText: UISimpleTextPrintFormatter? {
        guard let text else { return nil }
        text.printPageRenderer = printPageRenderer
        text.startPage = startPage
        text.perPageContentInsets = perPageContentInsets
        text.maximumContentWidth = maximumContentWidth
        text.maximumContentHeight = maximumContentHeight
        return text
    }

    /// The factor by which a view that is wider than the page is reduced.
    private var scale: CGFloat {
        min(1, rectForPage(at: startPage).width / max(view.bounds.width, 1))
    }

    open override var pageCount: Int {
        if let adaptedText { return adaptedText.pageCount }
        let page = rectForPage(at: startPage).height
        guard page > 0, view.bounds.height > 0 else { return 0 }
        // Half a point over the end of a page is rounding.
        return max(1, Int(((view.bounds.height * scale - 0.5) / page).rounded(.up)))
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if let adaptedText { return adaptedText.draw(in: rect, forPageAt: pageIndex) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        view.layoutIfNeeded()
        let top = CGFloat(pageIndex - startPage) * rect.height
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - top)
        context.scaleBy(x: scale, y: scale)
        view.layer.render(in: context)
        context.restoreGState()
    }
}

extension UIView {
    /// Returns a formatter that prints the view; a text view with its whole text.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
