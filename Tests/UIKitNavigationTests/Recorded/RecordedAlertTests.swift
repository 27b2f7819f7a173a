import Testing
import UIKit
import UIKitTesting

/// Alerts and action sheets: measures and buttons.
@Suite("Recorded: alerts")
@MainActor
struct RecordedAlertTests {
    private let root = UIViewController()

    private func show(
        _ style: UIAlertController.Style, _ titles: [String],
        textSize: UIContentSizeCategory = .large
    ) -> (HeadlessApp, UIAlertController) {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for title in titles {
            alert.addAction(
                UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
        }
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        app.setTextSize(textSize)
        root.present(alert, animated: false)
        app.settle()
        return (app, alert)
    }

    private func frame(_ name: String, in app: HeadlessApp) throws -> CGRect {
        let view = try #require(app.find(name)).view
        return view.convert(view.bounds, to: nil)
    }

    @Test("Alert: buttons are 44 high, two of them side by side, three stacked with cancel last")
    func buttons() throws {
        let (pair, two) = show(.alert, ["Delete", "Cancel"])
        let (left, right) = (try frame("Cancel", in: pair), try frame("Delete", in: pair))
        #expect(left.height == 44 && left.width == 135)
        #expect(left.maxX == right.minX && left.minY == right.minY)
        two.dismiss(animated: false)
        pair.settle()
        let (stack, alert) = show(.alert, ["Cancel", "First", "Second"])
        let first = try frame("First", in: stack)
        let second = try frame("Second", in: stack)
        let cancel = try frame("Cancel", in: stack)
        #expect(first.width == 270 && first.maxY == second.minY && second.maxY == cancel.minY)
        #expect(cancel.maxY == alert.view.frame.maxY)
    }

    @Test("Alert: texts are 16 from the sides, the title semibold at 17, the message at 13")
    func texts() throws {
        let (app, alert) = show(.alert, ["OK"])
        let title = try #require(app.query(UILabel.self).text("Title").first?.view as? UILabel)
        let message = try #require(app.query(UILabel.self).text("Message").first?.view as? UILabel)
        #expect(title.convert(title.bounds, to: alert.view).minX == 16)
        #expect(title.font.pointSize == 17 && message.font.pointSize == 13)
        #expect(title.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("Action sheet: rows are 57 high at 20 points, cancel 8 below the others")
    func sheet() throws {
        let (app, alert) = show(.actionSheet, ["First", "Second", "Cancel"])
        let first = try frame("First", in: app)
        let second = try frame("Second", in: app)
        let cancel = try frame("Cancel", in: app)
        #expect(first.height == 57 && second.minY == first.maxY && cancel.height == 57)
        #expect(cancel.minY == second.maxY + 8)
        #expect(first.minX == alert.view.frame.minX && alert.view.frame.minX == 8)
    }

    @Test("Alert: texts grow at all sizes of text, buttons at accessibility sizes only")
    func largeText() throws {
        var heights: [(message: CGFloat, button: CGFloat)] = []
        for size in [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityLarge] {
            let (app, alert) = show(.alert, ["OK"], textSize: size)
            heights.append((try frame("Message", in: app).height, try frame("OK", in: app).height))
            app.setTextSize(.large)
            alert.dismiss(animated: false)
            app.settle()
        }
        #expect(heights[0].message < heights[1].message)
        #expect(heights[1].message < heights[2].message)
        #expect(heights[0].button == 44 && heights[1].button == 44 && heights[2].button > 44)
    }

    @Test("Alert: the first of its text fields is edited")
    func fields() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        root.present(alert, animated: true)
        app.settle()
        #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    }

    @Test("Alert: a second action that cancels is refused")
    func secondCancel() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
            }
        }
    }
}
