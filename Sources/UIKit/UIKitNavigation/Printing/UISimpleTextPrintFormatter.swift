import CoreGraphics
public import Foundation
public import UIKitCore
import UIKitText

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

    /// The text laid out for a size of the pages.
    private struct Pages {
        let size: CGSize
        let storage: NSTextStorage
        let layout: NSLayoutManager
        /// The lines of each page, and the place of the first one in the laid out text.
        let parts: [(range: NSRange, top: CGFloat)]
    }

    private var pages: Pages?

    private var laidOut: Pages {
        let size = rectForPage(at: startPage).size
        if let pages, pages.size == size { return pages }
        let new = layOut(for: size)
        pages = new
        return new
    }

    private func layOut(for size: CGSize) -> Pages {
        let storage = NSTextStorage(string: "")
        storage.setAttributedString(styledText)
        let layout = NSLayoutManager()
        let container = NSTextContainer(
            size: CGSize(width: max(size.width, 1), height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        layout.addTextContainer(container)
        storage.addLayoutManager(layout)
        layout.ensureLayout(for: container)
        var parts: [(range: NSRange, top: CGFloat)] = []
        let all = NSRange(location: 0, length: storage.length)
        layout.enumerateLineFragments(forGlyphRange: all) { rect, _, _, range, _ in
            if let last = parts.last, rect.maxY - last.top <= size.height {
                parts[parts.count - 1].range = NSUnionRange(last.range, range)
            } else {
                parts.append((range, rect.minY))
            }
        }
        return Pages(size: size, storage: storage, layout: layout, parts: parts)
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

    open override var pageCount: Int { laidOut.parts.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let pages = laidOut
        let number = pageIndex - startPage
        guard pages.parts.indices.contains(number) else { return }
        let part = pages.parts[number]
        pages.layout.drawGlyphs(
            forGlyphRange: part.range, at: CGPoint(x: rect.minX, y: rect.minY - part.top))
    }
}
