import Platform
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Apps in the background")
@MainActor
struct BackgroundTests {
    /// Writes down what the app and its scenes are told, with the app's state.
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var log: [String] = []

        private func note(_ word: String) {
            let states = ["active", "inactive", "background"]
            log.append("\(word) (\(states[UIApplication.shared.applicationState.rawValue]))")
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
        func applicationWillResignActive(_ application: UIApplication) { note("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { note("terminate") }
    }

    private let size = CGSize(width: 320, height: 480)

    @Test(
        "Background: an app whose windows are minimised goes there, and comes back",
        .rows("S4-10"))
    func minimized() {
        let delegate = Delegate()
        let app = HeadlessApp(size: size, delegate: delegate)
        delegate.log = []
        app.enterBackground()
        #expect(delegate.log == ["resign (active)", "background (background)"])
        #expect(UIApplication.shared.applicationState == .background)
        app.enterBackground()
        app.enterForeground()
        #expect(
            delegate.log.dropFirst(2) == ["foreground (background)", "active (active)"])
        app.enterForeground()
        #expect(delegate.log.count == 4 && delegate.window?.isKeyWindow == true)
    }

    @Test("Background: an app that is suspended goes on where it was", .rows("S4-10"))
    func suspended() {
        let delegate = Delegate()
        let app = HeadlessApp(size: size, delegate: delegate)
        delegate.log = []
        app.suspend()
        #expect(UIApplication.shared.applicationState == .background)
        app.enterForeground()
        #expect(
            delegate.log == [
                "resign (active)", "background (background)", "foreground (background)",
                "active (active)",
            ])
        app.suspend()
        delegate.log = []
        app.terminate()
        // The system ends a suspended app without a word.
        #expect(delegate.log.isEmpty)
    }

    @Test("Background: a closed program is told there too", .rows("S4-10"))
    func terminated() {
        let delegate = Delegate()
        let app = HeadlessApp(size: size, delegate: delegate)
        app.enterBackground()
        delegate.log = []
        app.terminate()
        #expect(delegate.log == ["terminate (background)"])
    }

    private final class Player: UIViewController {
        var log: [String] = []

        override var canBecomeFirstResponder: Bool { true }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            log.append("began \(motion) \(event?.type == .motion)")
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            log.append("ended \(motion)")
        }
        override func remoteControlReceived(with event: UIEvent?) {
            log.append("\(event?.subtype ?? .none)")
        }
    }

    @Test(
        "Events: a shake is a motion of the first responder, in windows by a key",
        .rows("S4-01"))
    func shake() {
        let player = Player()
        let app = HeadlessApp(size: size, rootViewController: player)
        player.becomeFirstResponder()
        app.shake()
        #expect(player.log == ["began motionShake true", "ended motionShake"])
        app.keyboard.press("s", [.control, .alt, .shift])
        #expect(player.log.count == 4)
        app.keyboard.press("s", [.control, .alt])
        #expect(player.log.count == 4)
    }

    @Test(
        "Events: media keys reach the first responder of an app that receives them",
        .rows("S4-01"))
    func media() {
        let player = Player()
        let app = HeadlessApp(size: size, rootViewController: player)
        player.becomeFirstResponder()
        app.keyboard.press(.media(.play))
        #expect(player.log.isEmpty)
        UIApplication.shared.beginReceivingRemoteControlEvents()
        for key in [MediaKey.play, .pause, .stop, .next, .previous, .forward, .rewind] {
            app.keyboard.press(.media(key))
        }
        #expect(
            player.log == [
                "remoteControlTogglePlayPause", "remoteControlPause", "remoteControlStop",
                "remoteControlNextTrack", "remoteControlPreviousTrack",
                "remoteControlBeginSeekingForward", "remoteControlEndSeekingForward",
                "remoteControlBeginSeekingBackward", "remoteControlEndSeekingBackward",
            ])
        UIApplication.shared.endReceivingRemoteControlEvents()
        app.keyboard.press(.media(.play))
        #expect(player.log.count == 9)
    }
}
