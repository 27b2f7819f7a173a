import CoreGraphics
public import Foundation
import UIKitCore
import UIKitText

/// A text in HTML on as many pages as it takes, broken between lines.
///
/// The markup is read as `NSAttributedString` reads documents of HTML: paragraphs, headings, lists,
/// links and styles of characters count, while scripts and style sheets do not.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The text in HTML.
    open var markupText: String? { didSet { pages = nil } }

    private var pages: PrintedPages?

    /// Creates a formatter of a text in HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    nonisolated deinit {}

    private var laidOut: PrintedPages {
        pages.laidOut(styledText, size: rectForPage(at: startPage).size)
    }

    private var styledText: NSAttributedString {
        let data = Data((markupText ?? "").utf8)
        let text = try? NSAttributedString(
            data: data, options: [.documentType: NSAttributedString.DocumentType.html])
        return text ?? NSAttributedString(string: markupText ?? "")
    }

    open override var pageCount: Int { laidOut.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        laidOut.draw(pageIndex - startPage, in: rect)
    }
}
