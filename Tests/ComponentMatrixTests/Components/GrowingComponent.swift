import GrowingTextViews
import UIKit

final class GrowingComponent: Component {
    private let text = GrowingTextView()

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        host == .tabBarItem ? .noMeaning("A tab is no view.") : .works
    }

    override func prepare() {
        text.placeholder = "Message"
        text.translatesAutoresizingMaskIntoConstraints = false
        text.onChange = { [weak self] in
            if self?.text.text.isEmpty == true { self?.whenEnded?() }
        }
        view.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: view.topAnchor),
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            text.widthAnchor.constraint(equalToConstant: 200),
        ])
    }

    override func show() { text.text = "one\ntwo\nthree" }

    override func hide() { text.text = "" }

    override func useValues() {
        text.text = "a"
        stage.pass(0.2)
        checkShown("set by code")
        guard text.becomeFirstResponder() else { return show() }
        stage.app.keyboard.type("b\nc\nd")
        stage.pass(0.5)
        expect("the text", text.text, is: "ab\nc\nd")
        checkShown("typed")
        text.attributedText = NSAttributedString(string: "x\ny")
        stage.pass(0.2)
        checkShown("set by code while it is edited")
        text.resignFirstResponder()
    }

    override func replaceSettings() {
        text.heights = 34...50
        stage.pass(0.2)
        checkShown("other heights")
        text.font = .systemFont(ofSize: 30)
        text.heights = 20...300
        stage.pass(0.2)
        checkShown("another font")
    }

    override func checkShown(_ moment: String) {
        view.layoutIfNeeded()
        text.layoutIfNeeded()
        let fitting = text.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
            .height
        let wanted = min(max(fitting, text.heights.lowerBound), text.heights.upperBound)
        expect(
            abs(text.bounds.height - wanted) < 1,
            "\(moment): the height is \(text.bounds.height) instead of \(wanted)")
        expect(
            "\(moment): the placeholder's hiding", text.placeholderLabel.isHidden,
            is: !text.text.isEmpty)
        if !(view is UIScrollView) { expectInside(text, "\(moment): the text view") }
        guard text.text.isEmpty else { return }
        let label = text.placeholderLabel
        expect(
            text.bounds.covers(label.frame),
            "\(moment): the placeholder at \(label.frame) is outside of \(text.bounds)")
    }

    override func checkHidden(_ moment: String) { checkShown(moment) }

    override var parts: [AnyObject] { [text] }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            (
                "text",
                { [unowned self] number in
                    text.text = String(repeating: "word ", count: number % 50)
                }
            ),
            (
                "type",
                { [unowned self] number in
                    guard text.becomeFirstResponder() else { return }
                    stage.app.keyboard.type(number % 2 == 0 ? "a" : "\n")
                    text.resignFirstResponder()
                }
            ),
            (
                "heights",
                { [unowned self] number in
                    text.heights = 34...CGFloat(40 + number % 100)
                }
            ),
            (
                "placeholder",
                { [unowned self] number in
                    text.placeholder = number % 2 == 0 ? "Message" : nil
                }
            ),
            (
                "font",
                { [unowned self] number in
                    text.font = .systemFont(ofSize: CGFloat(10 + number % 20))
                }
            ),
        ]
    }
}
