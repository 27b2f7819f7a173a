import CoreGraphics
public import Foundation
public import UIKitCore

/// Text on as many pages as it takes, broken between lines.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            plain = newValue
            attributed = nil
            pages = nil
        }
    }

    /// The text with its attributes; `nil` for plain text.
    open var attributedText: NSAttributedString? {
        get { attributed }
        set {
            attributed = newValue
            plain = nil
            pages = nil
        }
    }

    /// The font of plain text; `nil` for the system's of 12 points.
    open var font: UIFont? { didSet { pages = nil } }

    /// The colour of plain text; `nil` for black.
    open var color: UIColor? { didSet { pages = nil } }

    /// The alignment of plain text.
    open var textAlignment = NSTextAlignment.natural { didSet { pages = nil } }

    private var plain: String?
    private var attributed: NSAttributedString?

    /// Creates a formatter of plain text.
    public init(text: String) {
        plain = text
        super.init()
    }

    /// Creates a formatter of text with attributes.
    public init(attributedText: NSAttributedString) {
        attributed = attributedText
        super.init()
    }

    nonisolated deinit {}

    // MARK: Pages

    private var pages: PrintedPages?

    private var laidOut: PrintedPages {
        pages.laidOut(styledText, size: rectForPage(at: startPage).size)
    }

    private var styledText: NSAttributedString {
        if let attributed { return attributed }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: plain ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
                .paragraphStyle: style,
            ])
    }

    open override var pageCount: Int { laidOut.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        laidOut.draw(pageIndex - startPage, in: rect)
    }
}
