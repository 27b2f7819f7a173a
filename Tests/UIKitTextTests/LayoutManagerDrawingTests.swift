import Testing
import UIKit

@Suite("NSLayoutManager: drawing")
@MainActor
struct LayoutManagerDrawingTests {
    private final class Recorder: NSLayoutManager {
        var rects: [CGRect] = []
        var ranges: [NSRange] = []
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
            forCharacterRange charRange: NSRange, color: UIColor
        ) {
            rects += UnsafeBufferPointer(start: rectArray, count: rectCount)
            ranges.append(charRange)
            super.fillBackgroundRectArray(
                rectArray, count: rectCount, forCharacterRange: charRange, color: color)
        }
    }

    @Test("Backgrounds: a subclass fills the rectangles of coloured characters")
    func backgrounds() throws {
        let manager = Recorder()
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        manager.addTextContainer(container)
        let storage = NSTextStorage(string: "one two\nthree")
        storage.addLayoutManager(manager)
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(4..<10))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in
            manager.drawBackground(
                forGlyphRange: NSRange(location: 0, length: storage.length),
                at: CGPoint(x: 0, y: 10))
        }
        #expect(manager.ranges == [NSRange(4..<10)])
        #expect(manager.rects.count == 2)
        let first = try #require(manager.rects.first)
        #expect(first.minY >= 10 && first.minX > 5)
        #expect(image.size.width == 200)
        withExtendedLifetime(storage) {}
    }
}
