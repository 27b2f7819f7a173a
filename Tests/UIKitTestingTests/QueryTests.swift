import Testing
import UIKit
import UIKitTesting

/// A toolbar with two buttons, a hidden and a disabled button, and a long list.
private final class DeskController: UIViewController {
    let save = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    let archive = UIButton(frame: CGRect(x: 60, y: 0, width: 60, height: 44))
    let secret = UIButton(frame: CGRect(x: 120, y: 0, width: 60, height: 44))
    let toolbar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let list = UIScrollView(frame: CGRect(x: 0, y: 44, width: 200, height: 156))

    override func viewDidLoad() {
        super.viewDidLoad()
        toolbar.accessibilityIdentifier = "toolbar"
        for (button, title) in [(save, "Save"), (archive, "Archive"), (secret, "Secret")] {
            button.setTitle(title, for: .normal)
            toolbar.addSubview(button)
        }
        archive.isEnabled = false
        secret.isHidden = true
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 200, height: 400)
        for index in 0..<10 {
            let row = UIControl(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 200, height: 40))
            row.accessibilityIdentifier = "row.\(index)"
            row.isSelected = index == 3
            let label = UILabel(frame: row.bounds)
            label.text = "Line \(index)"
            row.addSubview(label)
            list.addSubview(row)
        }
        view.addSubview(toolbar)
        view.addSubview(list)
    }
}

@Suite("Queries")
struct QueryTests {
    private let desk = DeskController()
    private let app: HeadlessApp

    init() {
        let desk = desk
        app = HeadlessApp(size: CGSize(width: 200, height: 200), rootViewController: desk)
    }

    private func message(_ body: () throws -> Void) throws -> String {
        try #require(throws: TestFailure.self, performing: body).message
    }

    // MARK: Results

    @Test("Query: finds views by class, back to front, without hidden ones and parts of controls")
    func classes() {
        #expect(app.query(UIButton.self).all.map(\.text) == ["Save", "Archive"])
        #expect(app.query(UIButton.self).includingHidden().count == 3)
        #expect(app.query(UILabel.self).within("list").count == 10)
        #expect(app.query(UILabel.self).within("toolbar").count == 0)
    }

    @Test("Query: finds views by identifier, label, text, trait, content and condition")
    func conditions() throws {
        #expect(app.query().identifier("toolbar").first?.view === desk.toolbar)
        #expect(app.query(UIButton.self).label("Save").first?.view === desk.save)
        #expect(app.query().text("Save").first?.view === desk.save)
        #expect(app.query().text("Line 7").count == 1)
        #expect(app.query(UIControl.self).trait(.notEnabled).first?.view === desk.archive)
        #expect(app.query(UIControl.self).containing("Line 4").first?.identifier == "row.4")
        let selected = app.query(UIControl.self).filter("that are selected", \.isSelected)
        #expect(try selected.require().identifier == "row.3")
    }

    @Test("Query: reads single results by their index, or none")
    func single() throws {
        let rows = app.query(UIControl.self).within("list")
        #expect(rows.nth(2)?.identifier == "row.2")
        #expect(rows.nth(10) == nil)
        #expect(rows.nth(-1) == nil)
        #expect(rows.first?.identifier == "row.0")
        #expect(!app.query().within("nowhere").exists)
        let first = try #require(rows.first)
        #expect(app.query(UILabel.self).within(first).count == 1)
    }

    @Test("find: a label that names its control stands for the control")
    func controlOfLabel() throws {
        let row = try #require(desk.list.subviews.first as? UIControl)
        row.accessibilityLabel = "Line 0"
        row.isEnabled = false
        #expect(app.find("Line 0")?.view === row)
        #expect(app.find("Line 0")?.isEnabled == false)
        #expect(app.find("Line 1")?.view is UILabel)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.actions[0].isEnabled = false
        desk.present(alert, animated: false)
        app.settle()
        #expect(app.find("OK")?.isEnabled == false)
        alert.actions[0].isEnabled = true
        #expect(app.find("OK")?.isEnabled == true)
    }

    @Test("Query: sees what changed since it was made")
    func live() {
        let buttons = app.query(UIButton.self)
        #expect(buttons.count == 2)
        desk.secret.isHidden = false
        #expect(buttons.count == 3)
    }

    // MARK: Failures

    @Test("Query: a requirement without a match names the nearest and shows the views around it")
    func missing() throws {
        let text = try message { _ = try app.query(UIButton.self).label("Sav").require() }
        #expect(
            text == """
                1 UIButton with the label “Sav” should be on the screen, and none is there.
                Did you mean “Save”? It is in:
                  UIView (0 0; 200 44) identifier="toolbar"
                    UIButton (0 0; 60 44) label="Save"
                    UIButton (60 0; 60 44) label="Archive" enabled=false
                    UIButton (120 0; 60 44) hidden label="Secret"
                """)
    }

    @Test("Query: a requirement says why the only match is not shown, or lists too many")
    func others() throws {
        let hidden = try message { _ = try app.query(UIButton.self).label("Secret").require() }
        #expect(
            hidden == """
                1 UIButton with the label “Secret” should be on the screen, and none is there.
                “Secret” UIButton (120 0; 60 44) exists, but it is hidden.
                """)
        let many = try message { _ = try app.query(UIButton.self).require() }
        #expect(
            many == """
                1 UIButton should be on the screen, and there are 2.
                  “Save” UIButton (0 0; 60 44)
                  “Archive” UIButton (60 0; 60 44)
                """)
        try app.query(UIButton.self).requireCount(2)
        try app.query(UISwitch.self).requireCount(0)
    }

    // MARK: Obstacles

    private func reason(_ view: UIView) -> String? {
        Element(view: view).reasonNotHittable?.description
    }

    @Test("Element: the reason why it cannot be hit names the view that is to blame")
    func obstacles() {
        #expect(reason(desk.save) == nil)
        #expect(reason(desk.archive) == "“Archive” UIButton (60 0; 60 44) is disabled")
        #expect(reason(desk.secret) == "“Secret” UIButton (120 0; 60 44) is hidden")
        let row = desk.list.subviews.first { $0.accessibilityIdentifier == "row.9" }!
        #expect(
            reason(row)
                == "its center is outside of “list” UIScrollView (0 44; 200 156), which clips it")
        desk.toolbar.isUserInteractionEnabled = false
        #expect(
            reason(desk.save)
                == "the user interaction of “toolbar” UIView (0 0; 200 44) is disabled")
        desk.toolbar.isUserInteractionEnabled = true
        desk.toolbar.bounds.size.height = 10
        #expect(
            reason(desk.save)?.hasSuffix("UIView (0 17; 200 10), which gets no touches there")
                == true)
        desk.toolbar.bounds.size.height = 44
        desk.toolbar.alpha = 0
        #expect(reason(desk.save) == "“toolbar” UIView (0 0; 200 44) is transparent")
        desk.toolbar.alpha = 1
        desk.save.frame.size = .zero
        #expect(reason(desk.save) == "it has no area")
        desk.save.removeFromSuperview()
        #expect(reason(desk.save) == "it is in no window")
    }

    @Test("Element: one whose recognisers of taps are all disabled cannot be hit")
    func disabledRecognizers() throws {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
        picture.isUserInteractionEnabled = true
        let (tap, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
        picture.addGestureRecognizer(tap)
        picture.addGestureRecognizer(swipe)
        desk.view.addSubview(picture)
        #expect(reason(picture) == nil)
        tap.isEnabled = false
        #expect(reason(picture) == nil)
        swipe.isEnabled = false
        #expect(
            reason(picture)
                == "the gesture recognisers of UIImageView (0 0; 60 44) are disabled")
        desk.list.panGestureRecognizer.isEnabled = false
        #expect(reason(desk.list) == nil)
    }

    @Test("Element: a label is hit where its control is, and a cover is named")
    func covers() throws {
        let label = try #require(app.query(UILabel.self).text("Line 0").first)
        #expect(label.isHittable)
        let cover = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        cover.accessibilityLabel = "Cover"
        desk.view.addSubview(cover)
        #expect(
            label.reasonNotHittable?.description
                == "it is covered by “Cover” UIButton (0 0; 200 100)")
        #expect(label.isVisible && label.isInSight)
    }

    @Test("Finger: a tap on a disabled or covered element fails, one on a row below scrolls")
    func taps() throws {
        let disabled = try message { try app.finger.tap(on: "Archive") }
        #expect(
            disabled == """
                A touch does not reach “Archive” UIButton (60 0; 60 44): it is disabled. \
                To touch the place regardless, use its point.
                """)
        var taps = 0
        let row = try app.query(UIControl.self).identifier("row.9").require()
        (row.view as? UIControl)?.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try app.finger.tap(on: row)
        #expect(taps == 1)
        #expect(desk.list.contentOffset.y > 0)
    }

    // MARK: Waiting

    @Test("Headless app: waits for a condition on its own clock, and shows the views if it fails")
    func waits() throws {
        let start = app.host.now
        let desk = desk
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
            MainActor.assumeIsolated { desk.secret.isHidden = false }
        }
        try app.wait(until: app.query(UIButton.self).count == 3)
        #expect(abs(app.host.now - start - 2) < 0.05)
        let text = try message { try app.wait(until: false, limit: 1) }
        #expect(
            text.hasPrefix(
                """
                The condition did not hold within 1.0 seconds of the app's time. The app is idle.
                The window has:
                  UIWindow (0 0; 200 200) key
                """))
    }
}
