import GrowingTextViews
import Testing
import UIKit
import UIKitTesting

/// Sentences of the documentation that no other test proves, and situations that users of other
/// growing text views report.
@Suite("Growing text views where users have put them")
struct GrowingReportTests {
    private let app: HeadlessApp
    private let text = GrowingTextView()

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        text.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: controller.view.topAnchor),
            text.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            text.widthAnchor.constraint(equalToConstant: 200),
        ])
        app.settle()
        app.advance(by: 0)
    }

    @Test(
        "Growing text view: without settings it is 34 to 100 high, and changes in a tenth of a second"
    )
    func defaults() {
        app.advance(by: 0)
        #expect(text.heights == 34...100 && text.growthDuration == 0.1 && text.placeholder == nil)
        #expect((text.text ?? "").isEmpty)
        text.text = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight"
        app.settle()
        #expect(text.bounds.height == 100)
    }

    @Test(
        "Growing text view: many lines cut and pasted again are at the largest height, and scroll")
    func pasted() throws {
        app.advance(by: 0)
        let lines = (1...12).map { "line \($0)" }.joined(separator: "\n")
        text.becomeFirstResponder()
        app.keyboard.type(lines)
        app.settle()
        text.selectAll(nil)
        text.cut(nil)
        app.settle()
        #expect(text.bounds.height == 34 && (text.text ?? "").isEmpty)
        text.paste(nil)
        app.settle()
        #expect(text.text == lines && text.bounds.height == 100)
        #expect(text.isScrollEnabled && text.contentSize.height > 100)
        let end = try #require(text.selectedTextRange).end
        #expect(text.bounds.insetBy(dx: -1, dy: -1).contains(text.caretRect(for: end)))
        app.keyboard.type("x")
        app.settle()
        #expect(text.bounds.height == 100, "it keeps its height with the next key")
    }

    @Test("Growing text view: a placeholder of two lines, or in a large font, is whole")
    func longPlaceholder() {
        app.advance(by: 0)
        text.font = .systemFont(ofSize: 17)
        text.placeholder = "What do you think of this place? Write at least fifty characters."
        app.settle()
        let label = text.placeholderLabel
        func isWhole() -> Bool {
            let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1_000))
            return label.bounds.height >= size.height - 0.5
                && label.frame.maxY <= text.bounds.height && label.bounds.width <= 200
        }
        #expect(label.bounds.height > 30 && isWhole())
        let height = text.bounds.height
        text.text = "a"
        app.settle()
        #expect(text.bounds.height < height)
        text.text = ""
        app.settle()
        #expect(text.bounds.height == height && isWhole())
        text.placeholder = "Message"
        text.font = .systemFont(ofSize: 40)
        app.settle()
        #expect(isWhole() && text.bounds.height > 40)
    }
}
