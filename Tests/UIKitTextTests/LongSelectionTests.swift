import Testing
import UIKit
import UIKitTesting

@Suite("Selections of long texts")
struct LongSelectionTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))

    /// Counts the paragraphs that are laid out.
    private final class Counter: NSLayoutManagerDelegate {
        var paragraphs: Set<Int> = []

        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            paragraphs.insert(glyphIndex)
            return 0
        }
    }

    private func app(_ counter: Counter) -> HeadlessApp {
        view.text = (0..<5_000).map { "Line number \($0)" }.joined(separator: "\n")
        let app = HeadlessApp.showing(view)
        view.becomeFirstResponder()
        view.layoutManager.delegate = counter
        app.settle()
        view.setContentOffset(CGPoint(x: 0, y: 20_000), animated: false)
        app.settle()
        return app
    }

    @Test("Long text: selecting all by the menu, and a click there, lay out only what is in sight")
    func menu() throws {
        let counter = Counter()
        let app = app(counter)
        app.finger.longPress(at: CGPoint(x: 60, y: 250), for: 0.8)
        app.settle()
        try app.finger.tap(on: "Select All")
        app.settle()
        #expect(view.selectedRange == NSRange(location: 0, length: view.text.utf16.count))
        #expect(app.find("EditMenu") != nil)
        app.mouse.click(at: CGPoint(x: 60, y: 250))
        app.settle()
        #expect(view.selectedRange.length == 0)
        #expect(counter.paragraphs.count < 200)
    }

    @Test("Long text: a selection is dragged by the mouse without laying out all of it")
    func drag() {
        let counter = Counter()
        let app = app(counter)
        let text = view.text ?? ""
        view.selectAll(nil)
        app.settle()
        app.mouse.drag(
            from: CGPoint(x: 60, y: 250), to: CGPoint(x: 90, y: 280), duration: 0.4)
        app.settle()
        #expect(view.text == text && view.selectedRange.length == text.utf16.count)
        #expect(counter.paragraphs.count < 200)
    }

    @Test("Long text: the first rectangle of a range needs its first paragraph alone")
    func firstRect() throws {
        let counter = Counter()
        let app = app(counter)
        let whole = try #require(
            view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        let rect = view.firstRect(for: whole)
        #expect(rect.minY == 8 && rect.maxX == 315)
        #expect(counter.paragraphs.count < 200)
        withExtendedLifetime(app) {}
    }
}
