import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Device, screen and application state")
struct DeviceTests {
    private final class Touched: UIView {
        var touches = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            self.touches += 1
        }
    }

    @Test("UIDevice: the orientation follows the window, and changes are posted if asked for")
    func orientation() {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: UIViewController())
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(UIDevice.current.orientation == .portrait)
        app.resize(to: CGSize(width: 480, height: 320))
        #expect(posted == 0)
        #expect(UIDevice.current.orientation == .landscapeLeft)
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        defer { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
        app.resize(to: CGSize(width: 320, height: 480))
        app.resize(to: CGSize(width: 330, height: 480))
        #expect(posted == 1)
        #expect(UIDevice.current.orientation.isPortrait)
    }

    private final class WindowKeeper: UIResponder, UIApplicationDelegate {
        var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
        let idiom = UIDevice.current.userInterfaceIdiom

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test("HeadlessApp: the delegate is made once the screen exists, which its properties see")
    func delegateAfterScreen() throws {
        let app = HeadlessApp(
            size: CGSize(width: 500, height: 700), delegate: WindowKeeper())
        let delegate = try #require(app.application.delegate as? WindowKeeper)
        #expect(app.window.frame.size == CGSize(width: 500, height: 700))
        #expect(app.window === delegate.window)
        #expect(delegate.idiom == .pad)
    }

    @Test("HeadlessApp: the idiom follows the size, or is the one that the test names")
    func idiom() {
        func idiom(_ width: CGFloat, _ height: CGFloat) -> UIUserInterfaceIdiom {
            let app = HeadlessApp(
                size: CGSize(width: width, height: height), rootViewController: UIViewController())
            return withExtendedLifetime(app) { UIDevice.current.userInterfaceIdiom }
        }
        #expect(idiom(375, 667) == .phone)
        #expect(idiom(844, 390) == .phone)
        #expect(idiom(768, 1024) == .pad)
        let phone = HeadlessApp(
            size: CGSize(width: 700, height: 900), idiom: .phone,
            rootViewController: UIViewController())
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(phone.window.traitCollection.horizontalSizeClass == .compact)
        #expect(
            phone.window.rootViewController?.supportedInterfaceOrientations == .allButUpsideDown)
        let pad = HeadlessApp(
            size: CGSize(width: 375, height: 667), idiom: .pad,
            rootViewController: UIViewController())
        #expect(pad.window.traitCollection.userInterfaceIdiom == .pad)
        #expect(pad.window.rootViewController?.supportedInterfaceOrientations == .all)
    }

    @Test(
        "UIApplication: input that begins while it is ignored is dropped, a touch that is down ends"
    )
    func ignoring() {
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let controller = UIViewController()
        controller.view.addSubview(view)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        UIApplication.shared.beginIgnoringInteractionEvents()
        #expect(UIApplication.shared.isIgnoringInteractionEvents)
        app.finger.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.touches == 0)
        UIApplication.shared.endIgnoringInteractionEvents()
        app.finger.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.touches == 1)
    }

    @Test("UIApplication: work in the background may take any time")
    func background() {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: UIViewController())
        defer { app.settle() }
        let first = UIApplication.shared.beginBackgroundTask(withName: "upload")
        let second = UIApplication.shared.beginBackgroundTask()
        #expect(first != second && first != .invalid)
        UIApplication.shared.endBackgroundTask(first)
        #expect(UIApplication.shared.backgroundTimeRemaining > 1e9)
        #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    }

    @Test("UIScreen: a snapshot shows the windows")
    func screen() {
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        let app = HeadlessApp(
            size: CGSize(width: 40, height: 40), scale: 1, rootViewController: controller)
        app.settle()
        let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
        #expect(snapshot.subviews.count == 1)
        #expect(UIScreen.screens == [UIScreen.main])
        #expect(UIScreen.main.currentMode?.size == UIScreen.main.nativeBounds.size)
    }

    @Test("UIApplication: the text size follows the desktop's, and changes are posted once")
    func textSize() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        var posted: [UIContentSizeCategory?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { notification in
            let value =
                notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
                as? UIContentSizeCategory
            MainActor.assumeIsolated { posted.append(value) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(app.application.preferredContentSizeCategory == .large)
        app.setTextSize(.accessibilityLarge)
        #expect(app.application.preferredContentSizeCategory == .accessibilityLarge)
        #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        // GNOME's “Large Text”; and a change too small for another category.
        app.host.textScale = 1.25
        app.host.textScale = 1.24
        #expect(controller.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(posted == [.accessibilityLarge, .extraExtraLarge])
    }

    @Test("A memory warning reaches the delegate, all view controllers and observers")
    func memoryWarning() {
        final class Controller: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                warnings += 1
            }
        }
        let parent = Controller()
        let child = Controller()
        parent.addChild(child)
        let app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: parent)
        let presented = Controller()
        parent.present(presented, animated: false)
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: app.application,
            queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        app.simulateMemoryWarning()
        #expect([parent, child, presented].map(\.warnings) == [1, 1, 1])
        #expect(posted == 1)
    }

    @Test("UIDevice: the battery is read only while it is monitored")
    func battery() {
        let device = UIDevice.current
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = true
        defer { device.isBatteryMonitoringEnabled = false }
        #expect((-1...1).contains(device.batteryLevel))
        device.isProximityMonitoringEnabled = true
        #expect(!device.isProximityMonitoringEnabled)
    }
}
