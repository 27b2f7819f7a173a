import Testing
import UIKit
import UIKitTesting

@Suite("Services of the desktop")
@MainActor
struct DesktopServicesTests {
    private let app = HeadlessApp(
        size: CGSize(width: 200, height: 200), rootViewController: UIViewController())

    /// The arguments of completions.
    private final class Answers {
        var values: [Bool] = []
    }

    @Test("UIApplication.open: addresses with a known scheme are opened, later")
    func opening() throws {
        let answers = Answers()
        let page = try #require(URL(string: "https://swift.org/documentation"))
        let strange = try #require(URL(string: "weather:today"))
        #expect(app.application.canOpenURL(page))
        #expect(!app.application.canOpenURL(strange))
        app.application.open(page) { answers.values.append($0) }
        app.application.open(strange, options: [:]) { answers.values.append($0) }
        app.application.open(page, options: [.universalLinksOnly: true]) {
            answers.values.append($0)
        }
        #expect(answers.values.isEmpty)
        app.settle()
        #expect(answers.values == [true, false, false])
        #expect(app.openedURLs == [page])
    }

    @Test("UIApplication: the screen stays on while the idle timer is disabled")
    func idleTimer() {
        #expect(!app.application.isIdleTimerDisabled)
        app.application.isIdleTimerDisabled = true
        #expect(app.host.keepsScreenOn)
    }

    @Test("UIAccessibility: reduced motion is the desktop's, and changes are notified")
    func reducedMotion() {
        let answers = Answers()
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil,
            queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                answers.values.append(UIAccessibility.isReduceMotionEnabled)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        app.host.reducesMotion = true
        app.host.reducesMotion = false
        #expect(answers.values == [true, false])
    }

    private final class Tinted: UIView {
        var changes = 0

        override func tintColorDidChange() { changes += 1 }
    }

    @Test("Accent colour: the desktop's is the tint of views that inherit none, and may change")
    func accentColor() throws {
        let root = try #require(app.window.rootViewController)
        let (inherited, own) = (Tinted(), Tinted())
        own.tintColor = .systemRed
        root.view.addSubview(inherited)
        root.view.addSubview(own)
        (inherited.changes, own.changes) = (0, 0)
        #expect(inherited.tintColor == .systemBlue)
        let green = UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 1)
        app.setAccentColor(green)
        for color in [inherited.tintColor, UIColor.tintColor] {
            #expect(color?.resolvedColor(with: inherited.traitCollection) == green)
        }
        #expect(UIView().tintColor.resolvedColor(with: .current) == green)
        #expect(own.tintColor == .systemRed)
        #expect(inherited.changes == 1 && own.changes == 0)
        app.setAccentColor(nil)
        #expect(inherited.tintColor == .systemBlue)
        #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
        #expect(inherited.changes == 2)
    }

    @Test("Contrast: the desktop's reaches the traits, and changes are notified")
    func contrast() throws {
        let answers = Answers()
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil,
            queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                answers.values.append(UIAccessibility.isDarkerSystemColorsEnabled)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let view = try #require(app.window.rootViewController?.view)
        view.backgroundColor = .systemRed
        app.setContrast(.high)
        #expect(view.traitCollection.accessibilityContrast == .high)
        let strong = UIColor(red: 215 / 255, green: 0, blue: 21 / 255, alpha: 1)
        #expect(view.layer.backgroundColor == strong.cgColor)
        app.setContrast(.normal)
        #expect(view.traitCollection.accessibilityContrast == .normal)
        #expect(answers.values == [true, false])
    }

    @Test("UIAccessibility: texts and labels of elements are announced")
    func announcements() {
        let button = UIView()
        button.accessibilityLabel = "Pay"
        UIAccessibility.post(notification: .announcement, argument: "3 results")
        UIAccessibility.post(notification: .layoutChanged, argument: button)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(app.announcements == ["3 results", "Pay"])
        #expect(!UIAccessibility.isVoiceOverRunning)
    }

    @Test("UIInterpolatingMotionEffect: a tilt offsets what is shown, and no model value")
    func motionEffect() throws {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        app.window.rootViewController?.view.addSubview(view)
        let effect = UIInterpolatingMotionEffect(
            keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 10
        view.addMotionEffect(effect)
        app.settle()
        #expect(view.layer.presentation()?.position.x == 60)
        app.tilt(to: UIOffset(horizontal: 0.5, vertical: 0))
        app.settle()
        #expect(view.layer.presentation()?.position.x == 65)
        #expect(view.center.x == 60)
        view.removeMotionEffect(effect)
        #expect(view.layer.presentation()?.position.x == 60)
    }

    @Test("UIWindowScene: is portrait where it is at least as high as it is wide")
    func orientation() {
        #expect(UIInterfaceOrientationMask.all.contains(.landscapeLeft))
        #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
        let controller = UIViewController()
        #expect(controller.supportedInterfaceOrientations.isSuperset(of: .allButUpsideDown))
        controller.restorationIdentifier = "root"
        #expect(controller.restorationIdentifier == "root")
        controller.view.restorationIdentifier = "view"
        #expect(controller.view.restorationIdentifier == "view")
    }
}
