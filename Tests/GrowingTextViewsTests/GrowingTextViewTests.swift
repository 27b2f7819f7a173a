import GrowingTextViews
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Growing text views")
struct GrowingTextViewTests {
    let app: HeadlessApp
    let text: GrowingTextView
    let bar = UIView()

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        text = GrowingTextView()
        text.font = .systemFont(ofSize: 14)
        text.placeholder = "Message"
        text.heights = 34...70
        bar.addSubview(text)
        controller.view.addSubview(bar)
        for view in [text, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
            text.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -10),
            text.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        app.settle()
    }

    @Test("Growing text view: grows from its least to its largest height, and shrinks", .rows("B3"))
    func grows() {
        #expect(
            text.frame.height == 34 && bar.frame == CGRect(x: 0, y: 426, width: 320, height: 54))
        app.advance(by: 0)
        text.becomeFirstResponder()
        app.keyboard.type("one\ntwo")
        app.settle()
        #expect(text.frame.height > 40 && text.frame.height < 70)
        #expect(bar.frame.maxY == 480 && bar.frame.height == text.frame.height + 20)
        app.keyboard.type("\nthree\nfour\nfive\nsix")
        app.settle()
        #expect(text.frame.height == 70)
        text.text = ""
        app.settle()
        #expect(text.frame.height == 34)
    }

    @Test("Growing text view: the change is animated in a tenth of a second while the user types")
    func animation() {
        app.advance(by: 0)
        text.becomeFirstResponder()
        app.settle()
        app.keyboard.type("one\ntwo\nthree")
        let end = bar.frame.minY
        app.advance(by: 0.05)
        let shown = bar.layer.presentation()?.frame.minY ?? end
        #expect(shown > end && shown < 426)
        app.advance(by: 0.1)
        #expect(bar.layer.presentation()?.frame.minY ?? end == end)
    }

    @Test("Growing text view: the placeholder is in the text's place while there is none")
    func placeholder() {
        #expect(!text.placeholderLabel.isHidden && text.accessibilityLabel == "Message")
        #expect(text.placeholderLabel.font == text.font)
        #expect(text.placeholderLabel.frame.minX == 5 && text.placeholderLabel.frame.minY == 8)
        var changes = 0
        text.onChange = { changes += 1 }
        text.text = "a"
        #expect(text.placeholderLabel.isHidden && changes == 1)
        app.advance(by: 0)
        text.becomeFirstResponder()
        app.keyboard.press(.delete)
        #expect(!text.placeholderLabel.isHidden && changes == 2)
        text.attributedText = NSAttributedString(string: "b")
        #expect(text.placeholderLabel.isHidden && changes == 3)
    }

    @Test("Growing text view: another width or other limits are followed")
    func widths() {
        text.text = String(repeating: "word ", count: 12)
        app.settle()
        let wide = text.frame.height
        app.resize(to: CGSize(width: 160, height: 480))
        app.settle()
        #expect(text.frame.height > wide)
        text.heights = 50...52
        app.settle()
        #expect(text.frame.height == 52)
    }

    @Test("Growing text view: many leave nothing behind")
    func leaks() throws {
        weak var last: GrowingTextView?
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            let text = GrowingTextView()
            text.onChange = { [weak text] in text?.tag += 1 }
            text.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            app.window.rootViewController?.view.addSubview(text)
            text.text = "one\ntwo"
            app.advance(by: 0.02)
            text.removeFromSuperview()
            last = text
        }
        #expect(last == nil)
    }
}
