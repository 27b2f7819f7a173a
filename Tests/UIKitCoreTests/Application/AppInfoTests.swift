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

/// A delegate that a scene manifest names.
final class InfoSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
