import CoreGraphics
import Foundation
import UIKitCore
import UIKitText

/// A text laid out on pages of one size, broken between lines.
@MainActor
struct PrintedPages {
    /// The size of a page in points.
    let size: CGSize

    private let storage = NSTextStorage(string: "")
    private let layout = NSLayoutManager()

    /// The lines of each page, and the place of the first one in the laid out text.
    private var parts: [(range: NSRange, top: CGFloat)] = []

    init(_ text: NSAttributedString, size: CGSize) {
        self.size = size
        storage.setAttributedString(text)
        let container = NSTextContainer(
            size: CGSize(width: max(size.width, 1), height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        layout.addTextContainer(container)
        storage.addLayoutManager(layout)
        layout.ensureLayout(for: container)
        var parts = parts
        let all = NSRange(location: 0, length: storage.length)
        layout.enumerateLineFragments(forGlyphRange: all) { rect, _, _, range, _ in
            if let last = parts.last, rect.maxY - last.top <= size.height {
                parts[parts.count - 1].range = NSUnionRange(last.range, range)
            } else {
                parts.append((range, rect.minY))
            }
        }
        self.parts = parts
    }

    /// The number of pages.
    var count: Int { parts.count }

    /// Draws the lines of a page with the first at the top of a rectangle; nothing without such a
    /// page.
    func draw(_ page: Int, in rect: CGRect) {
        guard parts.indices.contains(page) else { return }
        let part = parts[page]
        let origin = CGPoint(x: rect.minX, y: rect.minY - part.top)
        layout.drawBackground(forGlyphRange: part.range, at: origin)
        layout.drawGlyphs(forGlyphRange: part.range, at: origin)
    }
}

extension PrintedPages? {
    /// Returns the pages of a size, which are made from the text unless they exist.
    mutating func laidOut(
        _ text: @autoclosure () -> NSAttributedString, size: CGSize
    ) -> PrintedPages {
        if let pages = self, pages.size == size { return pages }
        let new = PrintedPages(text(), size: size)
        self = new
        return new
    }
}
