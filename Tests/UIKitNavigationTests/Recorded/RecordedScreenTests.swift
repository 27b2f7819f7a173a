import Testing
import UIKit
import UIKitTesting

/// Margins, life of scenes, keys and responders, appearance, and what bad input does.
@Suite("Recorded: screens and responders")
@MainActor
struct RecordedScreenTests {
    private let root = UIViewController()

    private func start(width: CGFloat = 375) -> HeadlessApp {
        let app = HeadlessApp(
            size: CGSize(width: width, height: 700), rootViewController: root)
        app.settle()
        return app
    }

    // MARK: Screens and margins

    @Test(
        "Margins: 8 of a view; of a root view 16 at the sides of a narrow window, 20 of a wide one")
    func margins() {
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let app = start(width: 393)
        #expect(root.view.layoutMargins.left == 16 && root.view.layoutMargins.right == 16)
        app.resize(to: CGSize(width: 667, height: 700))
        app.settle()
        #expect(root.view.layoutMargins.left == 20)
    }

    @Test("Margins: the safe area is added to those of the root view")
    func marginsAndSafeArea() {
        let app = start()
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
        app.settle()
        #expect(root.view.layoutMargins.left == 36 && root.view.layoutMargins.top == 10)
    }

    @Test("Readable width: 672 at the standard size, centred, within the margins")
    func readable() {
        let app = start(width: 1_000)
        #expect(root.view.readableContentGuide.layoutFrame.width == 672)
        #expect(root.view.readableContentGuide.layoutFrame.midX == 500)
        app.resize(to: CGSize(width: 375, height: 700))
        app.settle()
        #expect(root.view.readableContentGuide.layoutFrame.width == 343)
    }

    @Test("Status bar: changes fade by default, and only what covers the screen decides about it")
    func statusBar() {
        #expect(UIViewController().preferredStatusBarUpdateAnimation == .fade)
        #expect(!UIViewController().modalPresentationCapturesStatusBarAppearance)
    }

    // MARK: Scenes

    @Test("Undo manager: a controller's is its window's; detached there is none")
    func undo() {
        #expect(root.undoManager == nil)
        let app = start()
        #expect(root.undoManager != nil && root.undoManager === app.window.undoManager)
    }

    // MARK: Keys and responders

    @Test("endEditing: a delegate that refuses keeps the editing unless it is forced")
    func refused() {
        final class Refusing: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let app = start()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let refusing = Refusing()
        field.delegate = refusing
        root.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(!root.view.endEditing(false) && field.isFirstResponder)
        #expect(root.view.endEditing(true))
        withExtendedLifetime(app) {}
    }

    // MARK: Appearance and colours

    @Test("Tint: below a sheet and an alert it is a grey, and the views are notified")
    func dimmedTint() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() {
                super.tintColorDidChange()
                changes += 1
            }
        }
        let app = start()
        let view = Tinted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        let changes = view.changes
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        app.settle()
        var saturation: CGFloat = 1
        view.tintColor.resolvedColor(with: view.traitCollection)
            .getHue(nil, saturation: &saturation, brightness: nil, alpha: nil)
        #expect(saturation < 0.01 && view.changes > changes)
        #expect(alert.view.tintAdjustmentMode != .dimmed)
        root.dismiss(animated: false)
        app.settle()
        #expect(view.tintAdjustmentMode == .normal)
    }

    @Test("Level: elevated in sheets, where dark backgrounds are one step lighter")
    func level() {
        let app = start()
        app.setAppearance(.dark)
        let content = UIViewController()
        root.present(content, animated: false)
        app.settle()
        #expect(content.traitCollection.userInterfaceLevel == .elevated)
        #expect(root.traitCollection.userInterfaceLevel == .base)
        let colour = UIColor.systemBackground.resolvedColor(with: content.traitCollection)
        var white: CGFloat = 0
        colour.getRed(&white, green: nil, blue: nil, alpha: nil)
        #expect(abs(white * 255 - 28) < 0.5)
    }

    @Test("Text styles: sizes at the standard, the smallest and the largest category")
    func textStyles() {
        typealias Row = (UIFont.TextStyle, [CGFloat])
        let rows: [Row] = [
            (.largeTitle, [31, 34, 40, 60]), (.title1, [25, 28, 34, 58]),
            (.title2, [19, 22, 28, 56]), (.title3, [17, 20, 26, 55]),
            (.headline, [14, 17, 23, 53]), (.body, [14, 17, 23, 53]),
            (.callout, [13, 16, 22, 51]), (.subheadline, [12, 15, 21, 49]),
            (.footnote, [12, 13, 19, 44]), (.caption1, [11, 12, 18, 43]),
            (.caption2, [11, 11, 17, 40]),
        ]
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        for (style, sizes) in rows {
            let measured = categories.map {
                UIFont.preferredFont(
                    forTextStyle: style,
                    compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
                ).pointSize
            }
            #expect(measured == sizes, "\(style)")
        }
    }

    // MARK: Bad input

    @Test("Split views: the same controller in a second column is rejected")
    func secondColumn() {
        let split = UISplitViewController(style: .doubleColumn)
        let page = UIViewController()
        split.setViewController(page, for: .primary)
        split.setViewController(page, for: .secondary)
        #expect(split.viewController(for: .primary) === page)
        #expect(split.viewController(for: .secondary) == nil)
    }

    @Test("Activities: the handler is called after the dismissal, without a type if cancelled")
    func activities() {
        let app = start()
        let activities = UIActivityViewController(
            activityItems: ["text"], applicationActivities: nil)
        var calls: [String] = []
        let root = root
        activities.completionWithItemsHandler = { type, completed, _, _ in
            calls.append(
                "\(type == nil) \(completed) \(root.presentedViewController == nil)")
        }
        root.present(activities, animated: true)
        app.settle()
        app.keyboard.press(.escape)
        app.settle()
        #expect(calls == ["true false true"])
    }
}
