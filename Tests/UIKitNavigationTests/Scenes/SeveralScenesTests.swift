import Foundation
import Testing
import UIKit
import UIKitTesting

/// What the delegates of a test's scenes were called with.
@MainActor
private final class SceneLog {
    static var calls: [String] = []

    static func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

private final class LoggingApp: UIResponder, UIApplicationDelegate {
    var sizes: [CGSize] = []

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Notes", sessionRole: session.role)
        configuration.delegateClass = LoggingScene.self
        return configuration
    }

    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        SceneLog.calls.append("discarded \(sceneSessions.count)")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        SceneLog.calls.append("terminate")
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        SceneLog.calls.append("app continue \(userActivity.activityType)")
        restorationHandler(application.windows.compactMap(\.rootViewController))
        return true
    }
}

private final class NoteController: UIViewController {
    override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["seen": 7])
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        SceneLog.calls.append("restore \(activity.activityType)")
    }
}

private final class LoggingScene: UIResponder, UIWindowSceneDelegate {
    static var makesBadActivity = false

    var window: UIWindow?
    var note = "?"

    private func log(_ call: String) { SceneLog.calls.append("\(note) \(call)") }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        let activity = options.userActivities.first ?? session.stateRestorationActivity
        note = activity?.userInfo?["note"] as? String ?? "first"
        log("connect")
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = note
        let window = UIWindow(windowScene: scene)
        window.frame.size = CGSize(width: 300, height: 200)
        let controller = NoteController()
        controller.userActivity = NSUserActivity(activityType: "note")
        controller.userActivity?.userInfo = activity?.userInfo ?? ["note": note]
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log("active") }
    func sceneWillResignActive(_ scene: UIScene) { log("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { log("background") }
    func sceneDidDisconnect(_ scene: UIScene) { log("disconnect") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = window?.rootViewController?.userActivity
        if Self.makesBadActivity { activity?.userInfo?["view"] = UIView() }
        return activity
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        log("restore \(activity.userInfo?["seen"] ?? "-")")
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        log("continue \(userActivity.activityType)")
    }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate space: any UICoordinateSpace,
        interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
    ) {
        log("update \(Int(space.bounds.width))")
    }
}

@MainActor
private func launch(_ folder: URL? = nil) -> HeadlessApp {
    HeadlessApp(
        size: CGSize(width: 1000, height: 800), stateFolder: folder, delegate: LoggingApp())
}

extension HeadlessApp {
    /// Opens another window with a note, and returns it.
    fileprivate func open(_ note: String) -> UIWindow {
        let activity = NSUserActivity(activityType: "note")
        activity.userInfo = ["note": note]
        application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        settle()
        return window
    }
}

private func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
}

/// Several suites of this file share the log.
@Suite("Several scenes", .serialized)
@MainActor
struct SeveralScenesTests {
    @Test("Scenes: a second one is connected and becomes active, and the first resigns")
    func second() throws {
        let app = launch()
        let first = app.window
        #expect(SceneLog.take() == ["first connect", "first foreground", "first active"])
        let second = app.open("b")
        #expect(
            SceneLog.take() == ["b connect", "first resign", "b foreground", "b active"])
        #expect(second !== first && second.isKeyWindow)
        #expect(app.application.applicationState == .active)
        #expect(app.application.connectedScenes.count == 2)
        #expect(app.application.openSessions.count == 2)
        #expect(first.windowScene?.activationState == .foregroundInactive)
        #expect(second.windowScene?.activationState == .foregroundActive)
        #expect(app.host.windows.map(\.title) == ["first", "b"])
    }

    @Test("Scenes: the one whose window comes to the front is active, the other one inactive")
    func front() throws {
        let app = launch()
        let first = app.window
        let second = app.open("b")
        _ = SceneLog.take()
        app.activate(first)
        #expect(SceneLog.take() == ["b resign", "first active"])
        let session = try #require(second.windowScene?.session)
        let activity = NSUserActivity(activityType: "more")
        app.application.requestSceneSessionActivation(
            session, userActivity: activity, options: nil)
        app.settle()
        #expect(SceneLog.take() == ["b continue more", "first resign", "b active"])
        #expect(second.isKeyWindow)
    }

    @Test("Scenes: closing one window of two discards its session")
    func closing() throws {
        let app = launch()
        let first = app.window
        let second = app.open("b")
        let scene = try #require(second.windowScene)
        _ = SceneLog.take()
        app.closeByHand(second)
        #expect(
            SceneLog.take() == ["b resign", "first active", "b disconnect", "discarded 1"])
        #expect(scene.activationState == .unattached)
        #expect(app.application.connectedScenes == [first.windowScene])
        var problems: [any Error] = []
        app.application.requestSceneSessionDestruction(scene.session, options: nil) {
            problems.append($0)
        }
        app.application.requestSceneSessionActivation(
            scene.session, userActivity: nil, options: nil
        ) { problems.append($0) }
        app.settle()
        #expect(problems.map { ($0 as? UISceneError)?.code } == [.requestDenied, .requestDenied])
    }

    @Test("Scenes: destruction by code closes the window; that of the last one ends the program")
    func destruction() throws {
        let app = launch()
        let first = try #require(app.window.windowScene)
        let second = try #require(app.open("b").windowScene)
        _ = SceneLog.take()
        app.application.requestSceneSessionDestruction(second.session, options: nil)
        app.settle()
        #expect(
            SceneLog.take() == ["b resign", "first active", "b disconnect", "discarded 1"])
        #expect(app.host.windows.count == 1)
        app.application.requestSceneSessionDestruction(first.session, options: nil)
        app.settle()
        #expect(app.host.run() == 0)
    }

    @Test("Scenes: at the end they enter the background and are disconnected, then the app ends")
    func termination() {
        let app = launch()
        _ = app.open("b")
        _ = SceneLog.take()
        app.terminate()
        #expect(
            SceneLog.take() == [
                "b resign", "first background", "b background", "first disconnect",
                "b disconnect", "terminate",
            ])
    }

    @Test("Scenes: an app without a scene delegate gets an error instead of a second one")
    func unsupported() {
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
        #expect(!app.application.supportsMultipleScenes)
        var problems: [any Error] = []
        app.application.activateSceneSession(for: UISceneSessionActivationRequest()) {
            problems.append($0)
        }
        app.settle()
        #expect(
            problems.map { ($0 as? UISceneError)?.code } == [.multipleScenesNotSupported])
    }

    @Test("Scenes: the delegate hears of a new size, with the coordinates before")
    func resizing() {
        let app = launch()
        _ = SceneLog.take()
        app.resize(to: CGSize(width: 400, height: 300))
        #expect(SceneLog.take() == ["first update 300"])
        #expect(app.window.windowScene?.coordinateSpace.bounds.width == 400)
    }

    // MARK: Restoration

    @Test("Restoration: windows come back with their sessions, sizes and activities")
    func restart() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var app = launch(folder)
        let first = app.window
        let identifier = first.windowScene?.session.persistentIdentifier
        _ = app.open("b")
        app.resize(to: CGSize(width: 420, height: 310))
        app.window.rootViewController?.userActivity?.needsSave = true
        app.window.windowScene?.session.userInfo = ["colour": "red", "count": 3]
        app.activate(first)
        app.terminate()
        _ = SceneLog.take()

        app = launch(folder)
        #expect(
            SceneLog.take() == [
                "b connect", "b restore 7", "b foreground", "first connect", "first restore -",
                "first foreground", "first active",
            ])
        #expect(app.window.windowScene?.session.persistentIdentifier == identifier)
        #expect(app.window.bounds.size == CGSize(width: 300, height: 200))
        let other = try #require(app.application.windows.first { !$0.isKeyWindow })
        #expect(other.bounds.size == CGSize(width: 420, height: 310))
        #expect(other.windowScene?.session.userInfo?["colour"] as? String == "red")
        #expect(other.windowScene?.session.userInfo?["count"] as? Int == 3)
    }

    @Test("Restoration: a crash loses only what was done in the last seconds")
    func crash() {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var app = launch(folder)
        app.resize(to: CGSize(width: 450, height: 350))
        app.finger.tap(at: CGPoint(x: 5, y: 5))
        app.advance(by: 3)
        // No call at the end: the process just disappears.
        app = launch(folder)
        #expect(app.window.bounds.size == CGSize(width: 450, height: 350))
        _ = SceneLog.take()
    }

    @Test("Restoration: closing the last window keeps it, and closing one of several does not")
    func lastWindow() {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var app = launch(folder)
        app.closeByHand(app.open("b"))
        app.resize(to: CGSize(width: 450, height: 350))
        app.closeByHand()
        app.terminate()
        app = launch(folder)
        #expect(app.application.windows.count == 1)
        #expect(app.window.bounds.size == CGSize(width: 450, height: 350))
        _ = SceneLog.take()
    }

    @Test("Restoration: a file that no app has written is left alone, with one message")
    func hostile() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("windows.json")
        let session = #"{"identifier":"a","role":"r","#
        let texts = [
            "", "[]", "{", "\u{0}\u{1}", String(repeating: "[", count: 100_000),
            String(repeating: " ", count: 2_000_000),
            #"{"version":9,"isOpening":false,"sessions":[]}"#,
            #"{"version":1,"isOpening":true,"sessions":[]}"#,
            #"{"version":1,"isOpening":false,"sessions":[\#(session)"activity":{"type":""}}]}"#,
            #"""
            {"version":1,"isOpening":false,"sessions":[\#(session)"place":{"width":1e9,"height":5,
            "requestedWidth":300,"requestedHeight":200,"isMaximized":false}}]}
            """#,
            #"{"version":1,"isOpening":false,"sessions":[\#(session)"x":1},\#(session)"x":1}]}"#,
        ]
        for text in texts {
            try Data(text.utf8).write(to: file)
            let app = launch(folder)
            #expect(app.application.windows.count == 1, "\(text.prefix(80))")
            #expect(app.window.bounds.size == CGSize(width: 300, height: 200))
        }
        _ = SceneLog.take()
    }

    @Test("Restoration: an activity that cannot be written is left out, the size is kept")
    func unwritable() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        LoggingScene.makesBadActivity = true
        defer { LoggingScene.makesBadActivity = false }
        var app = launch(folder)
        app.resize(to: CGSize(width: 450, height: 350))
        app.terminate()
        app = launch(folder)
        #expect(app.window.bounds.size == CGSize(width: 450, height: 350))
        let file = folder.appendingPathComponent("windows.json")
        #expect(try !String(contentsOf: file, encoding: .utf8).contains("activity"))
        _ = SceneLog.take()
    }

    @Test("Restoration: a window without a scene gets the size of the last launch")
    func plainWindow() {
        final class PlainApp: UIResponder, UIApplicationDelegate {
            let size: CGSize
            init(_ size: CGSize) {
                self.size = size
                super.init()
            }
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: CGRect(origin: .zero, size: size))
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                return true
            }
        }
        func launch(_ folder: URL, _ width: CGFloat) -> HeadlessApp {
            HeadlessApp(
                size: CGSize(width: 1000, height: 800), stateFolder: folder,
                delegate: PlainApp(CGSize(width: width, height: 200)))
        }
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var app = launch(folder, 300)
        app.resize(to: CGSize(width: 640, height: 480))
        app.closeByHand()
        app.terminate()
        app = launch(folder, 300)
        #expect(app.window.bounds.size == CGSize(width: 640, height: 480))
        app.terminate()
        // An app that wants another size than before gets that.
        app = launch(folder, 320)
        #expect(app.window.bounds.size == CGSize(width: 320, height: 200))
    }

    @Test("Scenes: one without a delegate lets the application's delegate continue activities")
    func continuedByApp() throws {
        let app = launch()
        let scene = try #require(app.window.windowScene)
        scene.delegate = nil
        _ = SceneLog.take()
        app.application.requestSceneSessionActivation(
            scene.session, userActivity: NSUserActivity(activityType: "more"), options: nil)
        app.settle()
        #expect(SceneLog.take() == ["app continue more", "restore more"])
    }
}
