import Testing
import UIKit
import UIKitTesting

@Suite("Scenes", .serialized)
@MainActor
struct SceneTests {
    private static var calls: [String] = []

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            SceneTests.calls.append("launched \(application.connectedScenes.count)")
            return true
        }
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            SceneTests.calls.append("configuration")
            let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
        func applicationDidBecomeActive(_ application: UIApplication) {
            SceneTests.calls.append("application active")
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) {
            SceneTests.calls.append("connect \(scene.activationState == .unattached)")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { SceneTests.calls.append("foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { SceneTests.calls.append("active") }
        func sceneWillResignActive(_ scene: UIScene) { SceneTests.calls.append("resign") }
        func sceneDidDisconnect(_ scene: UIScene) { SceneTests.calls.append("disconnect") }
    }

    @Test("Scene: is configured, connected and activated after the launch, in this order")
    func launch() {
        Self.calls = []
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), delegate: AppDelegate())
        #expect(
            Self.calls == ["launched 0", "configuration", "connect true", "foreground", "active"])
        let scene = app.window.windowScene
        #expect(scene?.activationState == .foregroundActive)
        #expect(scene?.windows == [app.window] && scene?.keyWindow === app.window)
        #expect(scene?.session.configuration.name == "Main")
    }
}
