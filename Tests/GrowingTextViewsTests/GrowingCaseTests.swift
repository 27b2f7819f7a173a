import GrowingTextViews
import Testing
import UIKit
import UIKitTesting

@Suite("Growing text views in use")
struct GrowingCaseTests {
    @Test("Growing text view: a placeholder, a font and insets set by code after layout are shown")
    func byCode() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        let text = GrowingTextView()
        text.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: controller.view.topAnchor),
            text.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            text.widthAnchor.constraint(equalToConstant: 200),
        ])
        app.settle()
        text.placeholder = "Message"
        app.settle()
        #expect(text.placeholderLabel.bounds.width > 20)
        text.text = "one\ntwo"
        app.settle()
        let height = text.bounds.height
        text.font = .systemFont(ofSize: 28)
        app.settle()
        #expect(text.bounds.height > height)
        text.textContainerInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        text.heights = 10...400
        app.settle()
        #expect(
            abs(text.bounds.height - text.sizeThatFits(CGSize(width: 200, height: 1e4)).height) < 1)
    }
}
