import KeyboardAvoiding
import Testing
import UIKit
import UIKitTesting

@Suite("Keyboard avoiding in use")
struct KeyboardCaseTests {
    private let app: HeadlessApp
    private let controller = UIViewController()

    init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: controller)
        app.settle()
        app.advance(by: 0)
    }

    @Test("Keyboard observer: of a bar lower than the keyboard, all is covered and no more")
    func bar() {
        let bar = UIView(frame: CGRect(x: 0, y: 623, width: 375, height: 44))
        controller.view.addSubview(bar)
        var heights: [CGFloat] = []
        let observer = KeyboardObserver(of: bar) { heights.append($0.coveredHeight) }
        app.showSoftwareKeyboard(height: 260)
        #expect(heights.last == 44)
        app.hideSoftwareKeyboard()
        #expect(heights.last == 0)
        bar.removeFromSuperview()
        app.showSoftwareKeyboard(height: 260)
        #expect(heights.last == 0, "a view without a window is not covered")
        withExtendedLifetime(observer) {}
    }

    @Test("Scroll view: of a text view that is higher than the room, the caret is shown")
    func caret() throws {
        let scrollView = UIScrollView()
        scrollView.fillAboveKeyboard(in: controller.view)
        let text = UITextView(frame: CGRect(x: 0, y: 40, width: 375, height: 900))
        text.isScrollEnabled = false
        text.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
        scrollView.addSubview(text)
        scrollView.contentSize = CGSize(width: 375, height: 1_000)
        app.settle()
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: text.text.utf16.count, length: 0)
        app.showSoftwareKeyboard(height: 260)
        scrollView.revealFirstResponder(animated: false)
        app.settle()
        let end = try #require(text.selectedTextRange).end
        let caret = text.convert(text.caretRect(for: end), to: nil)
        #expect(caret.minY >= 0 && caret.maxY <= 667 - 260)
    }

    @Test("Scroll view: without a keyboard it ends at the bottom, also below the safe area")
    func safeArea() {
        controller.additionalSafeAreaInsets.bottom = 34
        let scrollView = UIScrollView()
        scrollView.fillAboveKeyboard(in: controller.view)
        app.settle()
        #expect(scrollView.frame.maxY == 667)
        app.showSoftwareKeyboard(height: 260)
        #expect(abs(scrollView.frame.maxY - (667 - 260)) < 0.01)
        app.hideSoftwareKeyboard()
        #expect(scrollView.frame.maxY == 667)
    }
}
