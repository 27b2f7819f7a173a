import CoreGraphics
import Foundation
import UIKitCore

extension NSLayoutManager {
    /// Fills the backgrounds of a range of glyphs, one line after the other.
    func fillBackgrounds(of glyphs: NSRange, at origin: CGPoint) {
        guard let storage = textStorage else { return }
        let range = NSIntersectionRange(glyphs, NSRange(location: 0, length: storage.length))
        storage.enumerateAttribute(.backgroundColor, in: range) { value, part, _ in
            guard let color = value as? UIColor,
                let container = textContainer(forGlyphAt: part.location, effectiveRange: nil)
            else { return }
            var rects: [CGRect] = []
            enumerateEnclosingRects(
                forGlyphRange: part,
                withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
            ) { rect, _ in rects.append(rect.offsetBy(dx: origin.x, dy: origin.y)) }
            fillBackgroundRectArray(
                rects, count: rects.count, forCharacterRange: part, color: color)
        }
    }
}
