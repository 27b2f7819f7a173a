import Testing
import UIKit
import UIKitTesting

@Suite("Text containers")
struct TextContainerTests {
    private let storage = NSTextStorage(
        string: String(repeating: "several short words in columns ", count: 20))
    private let layout = NSLayoutManager()

    private func addContainer(_ width: CGFloat, _ height: CGFloat) -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: width, height: height))
        layout.addTextContainer(container)
        return container
    }

    init() { storage.addLayoutManager(layout) }

    @Test("Layout manager: text continues in the next container")
    func columns() {
        let first = addContainer(150, 60)
        let second = addContainer(120, 80)
        let (upper, lower) = (layout.glyphRange(for: first), layout.glyphRange(for: second))
        #expect(upper.location == 0 && upper.length > 50)
        #expect(lower.location == upper.upperBound && lower.length > 50)
        #expect(lower.upperBound < storage.length)
        #expect(layout.firstUnlaidCharacterIndex() == lower.upperBound)
        #expect(layout.textContainer(forGlyphAt: 3, effectiveRange: nil) === first)
        #expect(
            layout.textContainer(forGlyphAt: lower.location + 1, effectiveRange: nil) === second)
        #expect(layout.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) == nil)
        let used = layout.usedRect(for: second)
        #expect(used.minY == 0 && used.height <= 80 && used.width <= 120)
        let line = layout.lineFragmentRect(forGlyphAt: lower.location, effectiveRange: nil)
        #expect(line.minY == 0 && line.width == 120)
        let point = CGPoint(x: 6, y: 2)
        #expect(layout.glyphIndex(for: point, in: second) == lower.location)
        var containers: [NSTextContainer] = []
        layout.enumerateLineFragments(
            forGlyphRange: NSRange(location: 0, length: lower.upperBound)
        ) { rect, _, container, _, _ in
            #expect(rect.maxY <= container.size.height + 0.01)
            if containers.last !== container { containers.append(container) }
        }
        #expect(containers.count == 2)
    }

    @Test("Layout manager: an edit in one container moves the text of the next")
    func edits() {
        let first = addContainer(150, 60)
        let second = addContainer(120, 80)
        let before = layout.glyphRange(for: second)
        storage.insert(NSAttributedString(string: "many\nnew\n"), at: 0)
        let after = layout.glyphRange(for: second)
        #expect(after.location < before.location + 9)
        #expect(after.location == layout.glyphRange(for: first).upperBound)
    }

    @Test("Text container: lines avoid an excluded area, and continue behind it")
    func exclusion() {
        let container = addContainer(300, 0)
        let hole = CGRect(x: 100, y: 20, width: 80, height: 40)
        container.exclusionPaths = [UIBezierPath(rect: hole)]
        var beside: Set<CGFloat> = []
        layout.enumerateLineFragments(
            forGlyphRange: NSRange(location: 0, length: storage.length)
        ) { _, used, _, range, _ in
            #expect(!used.insetBy(dx: 4, dy: 0).intersects(hole))
            if used.minY < 60, used.maxY > 20 { beside.insert(used.minX) }
        }
        #expect(beside == [0, 180])
        let whole = layout.usedRect(for: container)
        container.exclusionPaths = []
        #expect(layout.usedRect(for: container).height < whole.height)
    }

    @Test("Text container: lines follow a circle")
    func circle() {
        let container = addContainer(200, 0)
        container.lineFragmentPadding = 0
        let bounds = CGRect(x: -60, y: 0, width: 120, height: 120)
        container.exclusionPaths = [UIBezierPath(ovalIn: bounds)]
        var starts: [CGFloat] = []
        layout.enumerateLineFragments(
            forGlyphRange: NSRange(location: 0, length: storage.length)
        ) { _, used, _, _, _ in if used.maxY < 120 { starts.append(used.minX) } }
        let widest = starts.max() ?? 0
        #expect(widest > 55 && widest <= 60.01)
        #expect(starts[0] < widest && (starts.last ?? 60) < widest)
    }

    @Test("Text container: a subclass decides where lines are")
    func subclass() {
        final class Halves: NSTextContainer {
            override var isSimpleRectangularTextContainer: Bool { false }

            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int,
                writingDirection baseWritingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                var rect = super.lineFragmentRect(
                    forProposedRect: proposedRect, at: characterIndex,
                    writingDirection: baseWritingDirection, remaining: remainingRect)
                rect.origin.x += rect.width / 2
                rect.size.width /= 2
                return rect
            }
        }
        let container = Halves(size: CGSize(width: 300, height: 0))
        layout.addTextContainer(container)
        let used = layout.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
        #expect(used.minX == 150 && used.maxX <= 300)
    }

    @Test("Text view: an excluded area moves the caret and the height")
    func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "Words beside an image that is in the corner of the text"
        let app = HeadlessApp.showing(view)
        let height = view.contentSize.height
        view.textContainer.exclusionPaths = [
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 30))
        ]
        app.settle()
        #expect(view.caretRect(for: view.beginningOfDocument).minX == 94)
        #expect(view.contentSize.height > height)
        let place = view.closestPosition(to: CGPoint(x: 96, y: 12))
        #expect(place.map { view.offset(from: view.beginningOfDocument, to: $0) } == 0)
    }

    // MARK: Drawing and delegates

    private final class Spacing: NSLayoutManagerDelegate {
        var completed: [Bool] = []

        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 10 }

        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { completed.append(layoutFinishedFlag) }
    }

    @Test("Layout manager: the delegate sets the space between lines and hears of their layout")
    func delegate() {
        let container = addContainer(200, 0)
        let plain = layout.usedRect(for: container).height
        let spacing = Spacing()
        layout.delegate = spacing
        container.lineFragmentPadding = 4
        container.lineFragmentPadding = 5
        let spaced = layout.usedRect(for: container).height
        #expect(spaced > plain + 50)
        #expect(spacing.completed.last == true)
    }

    @Test("Layout manager: text views let subclasses draw")
    func drawing() {
        final class Recorder: NSLayoutManager {
            var calls: [String] = []

            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                calls.append("background \(glyphsToShow.length)")
                super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
            }

            override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                calls.append("glyphs \(glyphsToShow.length)")
                super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
            }
        }
        let recorder = Recorder()
        let storage = NSTextStorage(string: "one\ntwo")
        storage.addLayoutManager(recorder)
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        recorder.addTextContainer(container)
        let view = UITextView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        let app = HeadlessApp.showing(view)
        app.settle()
        #expect(
            recorder.calls.prefix(4) == ["background 4", "glyphs 4", "background 3", "glyphs 3"])
    }

    @Test("Layout manager: truncated lines, attachments and valid glyphs are known")
    func glyphs() {
        let container = addContainer(100, 0)
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        let truncated = layout.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(truncated.location == 0 && truncated.length > 10)
        container.maximumNumberOfLines = 0
        container.lineBreakMode = .byWordWrapping
        #expect(
            layout.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        let image = NSTextAttachment()
        image.bounds = CGRect(x: 0, y: 0, width: 12, height: 14)
        storage.insert(NSAttributedString(attachment: image), at: 2)
        #expect(layout.attachmentSize(forGlyphAt: 2) == CGSize(width: 12, height: 14))
        #expect(layout.attachmentSize(forGlyphAt: 3).width == -1)
        #expect(layout.isValidGlyphIndex(0) && !layout.isValidGlyphIndex(storage.length))
    }

    @Test("Text container: another layout manager takes the text over")
    func replacement() {
        let container = addContainer(100, 0)
        let other = NSLayoutManager()
        container.replaceLayoutManager(other)
        #expect(container.layoutManager === other && layout.textStorage == nil)
        #expect(other.textStorage === storage && other.usedRect(for: container).height > 50)
    }
}
