import Foundation
import HostHeadless
import Platform
import Testing
import UIKit

@testable import UIKitCore

@Suite("Info.plist", .serialized)
@MainActor
struct AppInfoTests {
    private func application(_ entries: [String: Any]) throws -> UIApplication {
        let host = try HeadlessHost(
            screen: ScreenDescription(size: CGSize(width: 400, height: 300), scale: 1))
        return UIApplication(host: host, info: AppInfo(entries))
    }

    @Test("Info.plist: the app's name and appearance are those that it states")
    func nameAndStyle() throws {
        let app = try application([
            "CFBundleName": "reader", "CFBundleDisplayName": "Reader",
            "UIUserInterfaceStyle": "Dark",
        ])
        #expect(app.name == "Reader")
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
        app.host.client?.hostDidChangeAppearance(.light)
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
        let plain = try application(["UIUserInterfaceStyle": 3, "CFBundleName": ""])
        #expect(plain.name == ProcessInfo.processInfo.processName)
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {}

    @Test(
        "Info.plist: an app for phones alone has a phone's screen, idiom and windows on a desktop",
        arguments: [
            (CGSize(width: 1920, height: 1080), nil, CGSize(width: 390, height: 844)),
            (CGSize(width: 1366, height: 768), nil, CGSize(width: 390, height: 640)),
            (
                CGSize(width: 1920, height: 1080), ["UIInterfaceOrientationLandscapeLeft"],
                CGSize(width: 844, height: 390)
            ),
            (CGSize(width: 360, height: 640), nil, CGSize(width: 360, height: 640)),
        ])
    func phone(desktop: CGSize, orientations: [String]?, size: CGSize) throws {
        var entries: [String: Any] = ["UIDeviceFamily": [1]]
        entries["UISupportedInterfaceOrientations"] = orientations
        let host = try HeadlessHost(screen: ScreenDescription(size: desktop, scale: 1))
        let info = AppInfo(entries)
        let app = UIApplication(host: host, info: info, screen: info.screen(on: host.screen))
        app.launch(delegate: Delegate())
        #expect(UIScreen.main.bounds.size == size)
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        #expect(window.hostWindow?.size == size)
        #expect(window.traitCollection.userInterfaceIdiom == .phone)
        #expect(window.traitCollection.horizontalSizeClass == .compact)
        let isLow = size.height < size.width
        #expect(window.traitCollection.verticalSizeClass == (isLow ? .compact : .regular))
        window.isHidden = true
    }

    @Test("Info.plist: an app for pads too has the desktop's screen; families may be texts")
    func devices() throws {
        let desktop = ScreenDescription(size: CGSize(width: 1920, height: 1080), scale: 1)
        for (families, isPhone): (Any, Bool) in [
            ([1, 2], false), ([2], false), (["1"], true), (1, true), ([Int](), false),
        ] {
            let info = AppInfo(["UIDeviceFamily": families])
            #expect(info.isForPhonesOnly == isPhone, "\(families)")
            #expect((info.screen(on: desktop) == desktop) == !isPhone)
        }
        #expect(AppInfo([:]).screen(on: desktop) == desktop)
    }

    @Test("Info.plist: orientations turn a size only where the app lacks its own")
    func orientations() throws {
        let (tall, wide) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
        let key = "UISupportedInterfaceOrientations"
        let right = ["UIInterfaceOrientationLandscapeRight"]
        let upright = ["UIInterfaceOrientationPortrait"]
        #expect(AppInfo([key: right]).oriented(tall) == wide)
        #expect(AppInfo([key: right]).oriented(wide) == wide)
        #expect(AppInfo([key: upright]).oriented(wide) == tall)
        #expect(AppInfo([key: right + upright]).oriented(tall) == tall)
        #expect(AppInfo([key: right + upright]).oriented(wide) == wide)
        #expect(AppInfo([key: ["Sideways"]]).oriented(tall) == tall)
        #expect(AppInfo([:]).oriented(tall) == tall)
        // A pad's list does not count on a phone.
        #expect(AppInfo(["\(key)~ipad": right]).oriented(tall) == tall)
        #expect(AppInfo(["\(key)~ipad": right, key: upright]).oriented(wide) == tall)
        #expect(
            AppInfo(["\(key)~ipad": right]).oriented(CGSize(width: 768, height: 1024))
                == CGSize(width: 1024, height: 768))
        let app = try application([key: right])
        #expect(app.supportedInterfaceOrientations(for: nil) == .landscapeRight)
    }

    @Test("Info.plist: the scene manifest names the delegate of the first scene")
    func manifest() throws {
        let entry = [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": NSStringFromClass(InfoSceneDelegate.self),
        ]
        let app = try application([
            "UIApplicationSceneManifest": [
                "UIApplicationSupportsMultipleScenes": false,
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]],
            ]
        ])
        let delegate = Delegate()
        app.launch(delegate: delegate)
        let scene = try #require(app.connectedScenes.first)
        #expect(scene.delegate is InfoSceneDelegate)
        #expect(scene.session.configuration.name == "Default Configuration")
        #expect(!app.supportsMultipleScenes)
        let named = UISceneConfiguration(
            name: "Default Configuration", sessionRole: .windowApplication)
        #expect(named.delegateClass == InfoSceneDelegate.self)
        #expect(
            UISceneConfiguration(name: "Other", sessionRole: .windowApplication).delegateClass
                == nil)
    }

    /// A file of the main bundle with a storyboard, and its name.
    private func storyboard() throws -> (file: URL, name: String) {
        let name = "Launch-\(UUID().uuidString)"
        let file = Bundle.main.bundleURL.appendingPathComponent("\(name).storyboard")
        try Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document version="3.0" initialViewController="a"><scenes><scene sceneID="s"><objects>
              <viewController id="a" title="First"><view key="view" id="v"/></viewController>
            </objects></scene></scenes></document>
            """.utf8
        ).write(to: file)
        return (file, name)
    }

    @Test("Info.plist: the main storyboard's window exists before launch, and is shown after it")
    func mainStoryboard() throws {
        let (file, name) = try storyboard()
        defer { try? FileManager.default.removeItem(at: file) }
        let app = try application(["UIMainStoryboardFile": name])
        let delegate = LaunchDelegate()
        app.launch(delegate: delegate)
        #expect(delegate.titles == ["First", "First"])
        #expect(delegate.wasHidden == true)
        #expect(delegate.window?.isKeyWindow == true)
        #expect(app.windows.count == 1)
    }

    @Test("Info.plist: a window that the delegate creates replaces the main storyboard's")
    func replacedWindow() throws {
        let (file, name) = try storyboard()
        defer { try? FileManager.default.removeItem(at: file) }
        let app = try application(["UIMainStoryboardFile": name])
        let delegate = LaunchDelegate()
        delegate.makesWindow = true
        app.launch(delegate: delegate)
        #expect(app.windows.count == 1)
        #expect(delegate.window?.rootViewController?.title == "Own")
    }

    @Test("Info.plist: a scene has its storyboard's window before it connects; without one, none")
    func sceneWindows() throws {
        let (file, name) = try storyboard()
        defer { try? FileManager.default.removeItem(at: file) }
        for hasStoryboard in [true, false] {
            var entry = [
                "UISceneConfigurationName": "Default Configuration",
                "UISceneDelegateClassName": NSStringFromClass(InfoSceneDelegate.self),
            ]
            if hasStoryboard { entry["UISceneStoryboardFile"] = name }
            let app = try application([
                "UIMainStoryboardFile": name,
                "UIApplicationSceneManifest": [
                    "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
                ],
            ])
            let delegate = Delegate()
            app.launch(delegate: delegate)
            let scene = try #require(app.connectedScenes.first?.delegate as? InfoSceneDelegate)
            #expect(scene.title == (hasStoryboard ? "First" : nil))
            #expect(scene.wasHidden == (hasStoryboard ? true : nil))
            #expect(app.windows.count == (hasStoryboard ? 1 : 0))
            #expect(scene.window?.isKeyWindow == (hasStoryboard ? true : nil))
        }
    }

    @Test("Info.plist: a window that a scene's delegate creates replaces its storyboard's")
    func replacedSceneWindow() throws {
        let (file, name) = try storyboard()
        defer { try? FileManager.default.removeItem(at: file) }
        let app = try application([
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Default Configuration",
                            "UISceneDelegateClassName": NSStringFromClass(OwnWindowDelegate.self),
                            "UISceneStoryboardFile": name,
                        ]
                    ]
                ]
            ]
        ])
        let delegate = Delegate()
        app.launch(delegate: delegate)
        let scene = try #require(app.connectedScenes.first?.delegate as? OwnWindowDelegate)
        #expect(app.windows.count == 1)
        #expect(scene.window?.rootViewController?.title == "Own")
        #expect(scene.window?.isKeyWindow == true)
    }

    @Test("Objects of classes known at run time: also of classes that are not responders")
    func objects() {
        let types: [NSObject.Type] = [InfoModel.self, NSObject.self]
        let objects = types.map { $0.makeOfClass() }
        #expect((objects[0] as? InfoModel)?.count == 3)
        #expect(type(of: objects[1]) == NSObject.self)
    }

    @Test("Info.plist: its entries are those of the main bundle; other data is refused")
    func mainBundle() throws {
        let list: [String: Any] = ["TouchstoneTest": ["a": [1, 2]], "TouchstoneFlag": true]
        try Bundle.addToMainInfo(
            PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
        let value = Bundle.main.object(forInfoDictionaryKey: "TouchstoneTest") as? [String: [Int]]
        #expect(value == ["a": [1, 2]])
        #expect(Bundle.main.infoDictionary?["TouchstoneFlag"] as? Bool == true)
        #expect(throws: (any Error).self) { try Bundle.addToMainInfo(Data("<plist>".utf8)) }
    }

    @Test("Info.plist: of several files in the folders, none that is not the program's own")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("info-\(UUID().uuidString)")
        for name in ["A", "B"] {
            let bundle = folder.appendingPathComponent("P_\(name).resources")
            try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
            try Data().write(to: bundle.appendingPathComponent("\(name)-Info.plist"))
        }
        let bundles = ["A", "B"].map { folder.appendingPathComponent("P_\($0).resources").path }
        #expect(AppInfo.file(in: bundles) == nil)
        #expect(AppInfo.file(in: [bundles[1]])?.lastPathComponent == "B-Info.plist")
        #expect(AppInfo.file(in: []) == nil)
    }
}

/// A delegate that has a window of its own.
final class OwnWindowDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.rootViewController?.title = "Own"
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// A delegate that a scene manifest names.
final class InfoSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var title: String?
    private(set) var wasHidden: Bool?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        title = window?.rootViewController?.title
        wasHidden = window?.isHidden
    }
}

/// A delegate that notes what its window is while the app launches.
private final class LaunchDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var makesWindow = false
    private(set) var titles: [String?] = []
    private(set) var wasHidden: Bool?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        titles.append(window?.rootViewController?.title)
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        titles.append(window?.rootViewController?.title)
        wasHidden = window?.isHidden
        guard makesWindow else { return true }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.rootViewController?.title = "Own"
        window?.makeKeyAndVisible()
        return true
    }
}

/// An object that is no responder.
private final class InfoModel: NSObject {
    let count: Int

    override init() { count = 3 }
}
