import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Scenes: geometry and items that open")
struct SceneGeometryTests {
    private final class App: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Items", sessionRole: session.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            scene.title = options.userActivities.first?.title
            let window = UIWindow(windowScene: scene)
            window.frame.size = CGSize(width: 300, height: 500)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 100)
            layout.minimumLineSpacing = 0
            window.rootViewController = Items(collectionViewLayout: layout)
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    private final class Items: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 4 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIWindowScene.ActivationConfiguration? {
            guard indexPath.item != 3 else { return nil }
            let activity = NSUserActivity(activityType: "item")
            activity.title = "Item \(indexPath.item)"
            return UIWindowScene.ActivationConfiguration(userActivity: activity)
        }
    }

    private func launch() -> HeadlessApp {
        HeadlessApp(size: CGSize(width: 1000, height: 800), delegate: App())
    }

    @Test("Geometry: a window has the orientation of its shape, and others are refused")
    func geometry() throws {
        let app = launch()
        let scene = try #require(app.window.windowScene)
        #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
        #expect(scene.effectiveGeometry.systemFrame.size == CGSize(width: 300, height: 500))
        #expect(scene.sizeRestrictions == nil)
        var errors: [UISceneError.Code?] = []
        let note: (any Error) -> Void = { errors.append(($0 as? UISceneError)?.code) }
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait), errorHandler: note)
        app.settle()
        #expect(errors.isEmpty)
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape), errorHandler: note)
        scene.requestGeometryUpdate(.Mac(systemFrame: .zero), errorHandler: note)
        app.settle()
        #expect(errors == [.geometryRequestDenied, .geometryRequestUnsupported])
    }

    @Test("Two fingers that spread an item open its scene; an item without one stays")
    func spreading() {
        let app = launch()
        app.settle()
        app.pinch(at: CGPoint(x: 150, y: 350), from: 40, to: 90)
        app.settle()
        #expect(app.application.connectedScenes.count == 1)
        app.pinch(at: CGPoint(x: 150, y: 150), from: 40, to: 90)
        app.settle()
        #expect(app.application.connectedScenes.count == 2)
        #expect(app.window.windowScene?.title == "Item 1")
    }
}
