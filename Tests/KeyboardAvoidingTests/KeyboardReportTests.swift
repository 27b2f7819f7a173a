import KeyboardAvoiding
import Testing
import UIKit
import UIKitTesting

/// Sentences of the documentation that no other test proves, and situations that users of other
/// libraries report.
@Suite("Keyboard avoiding where users need it")
final class KeyboardReportTests: NSObject, UITableViewDataSource {
    private let app: HeadlessApp
    private let controller = UIViewController()

    override init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        super.init()
        app.settle()
        app.advance(by: 0)
    }

    private func field(in view: UIView, y: CGFloat, x: CGFloat = 10) -> UITextField {
        let field = UITextField(frame: CGRect(x: x, y: y, width: 200, height: 40))
        view.addSubview(field)
        return field
    }

    private func isVisible(_ view: UIView, margin: CGFloat = 0) -> Bool {
        let frame = view.convert(view.bounds, to: nil)
        return frame.minY >= margin - 0.5 && frame.maxY <= 480 - 216 - margin + 0.5
    }

    @Test("Scroll view: each field that is edited is revealed, with space around it")
    func severalFields() {
        app.advance(by: 0)
        let scrollView = UIScrollView()
        scrollView.fillAboveKeyboard(in: controller.view)
        scrollView.contentSize = CGSize(width: 320, height: 1_200)
        let fields = [1_100, 60, 600, 300].map { field(in: scrollView, y: $0) }
        app.showSoftwareKeyboard(height: 216)
        app.settle()
        for field in fields {
            field.becomeFirstResponder()
            scrollView.revealFirstResponder()
            app.settle()
            #expect(isVisible(field, margin: 12), "\(field.frame.minY)")
        }
        fields[0].becomeFirstResponder()
        scrollView.revealFirstResponder(margin: 30, animated: false)
        #expect(isVisible(fields[0], margin: 30))
        app.hideSoftwareKeyboard()
        app.settle()
        #expect(scrollView.contentOffset.y <= 1_200 - 480, "nothing beyond the content")
    }

    @Test("Scroll view: a field on the second page of a pager is revealed there")
    func pager() {
        app.advance(by: 0)
        let scrollView = UIScrollView()
        scrollView.fillAboveKeyboard(in: controller.view)
        scrollView.contentSize = CGSize(width: 640, height: 900)
        let field = field(in: scrollView, y: 700, x: 380)
        app.settle()
        scrollView.contentOffset.x = 320
        field.becomeFirstResponder()
        app.showSoftwareKeyboard(height: 216)
        scrollView.revealFirstResponder(animated: false)
        app.settle()
        #expect(scrollView.contentOffset.x == 320 && isVisible(field))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if cell.contentView.viewWithTag(7) == nil {
            let text = UITextView(frame: CGRect(x: 10, y: 2, width: 200, height: 40))
            text.tag = 7
            cell.contentView.addSubview(text)
        }
        return cell
    }

    @Test("Scroll view: a text view in a table's cell is revealed")
    func tableCell() throws {
        app.advance(by: 0)
        let table = UITableView()
        table.fillAboveKeyboard(in: controller.view)
        table.dataSource = self
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        app.settle()
        table.contentOffset.y = 100
        app.settle()
        let cell = try #require(table.visibleCells.last)
        let text = try #require(cell.contentView.viewWithTag(7))
        text.becomeFirstResponder()
        app.showSoftwareKeyboard(height: 216)
        app.settle()
        table.revealFirstResponder(animated: false)
        #expect(text.isFirstResponder && isVisible(text))
        app.hideSoftwareKeyboard()
        app.settle()
        #expect(table.frame.maxY == 480)
    }

    @Test("Scroll view: one that has a superview stays there, and leaves out the bottom safe area")
    func ownSuperview() {
        app.advance(by: 0)
        controller.additionalSafeAreaInsets.bottom = 34
        let inner = UIView(frame: controller.view.bounds)
        controller.view.addSubview(inner)
        let scrollView = UIScrollView()
        inner.addSubview(scrollView)
        scrollView.fillAboveKeyboard(in: controller.view)
        scrollView.contentSize = CGSize(width: 320, height: 900)
        #expect(scrollView.superview === inner)
        #expect(!controller.view.keyboardLayoutGuide.usesBottomSafeArea)
        app.settle()
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(scrollView.adjustedContentInset.bottom == 34)
    }

    @Test(
        "Keyboard observer: is called before the keyboard moves; a duration that is not told is 0.25"
    )
    func beforeMove() {
        app.advance(by: 0)
        var events: [String] = []
        var durations: [TimeInterval] = []
        let observer = KeyboardObserver(of: controller.view) { change in
            events.append("observer")
            durations.append(change.duration)
        }
        let center = NotificationCenter.default
        let token = center.addObserver(
            forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { events.append("moved") } }
        defer { center.removeObserver(token) }
        app.showSoftwareKeyboard(height: 216)
        app.settle()
        #expect(events == ["observer", "moved"])
        center.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                    cgRect: CGRect(x: 0, y: 300, width: 320, height: 180))
            ])
        #expect(durations.last == 0.25 && KeyboardChange.usualDuration == 0.25)
        withExtendedLifetime(observer) {}
    }
}
