import Foundation
import HostHeadless
import Platform
import Testing
import UIKit

@testable import UIKitCore

@Suite("Quick actions")
struct ShortcutItemTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var launched: UIApplicationShortcutItem?
        var performed: [String] = []
        var performsAtLaunch = false

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            launched = options?[.shortcutItem] as? UIApplicationShortcutItem
            return !performsAtLaunch
        }

        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            performed.append(shortcutItem.type)
            completionHandler(true)
        }
    }

    private func application() throws -> UIApplication {
        let application = UIApplication(host: try HeadlessHost(screen: .standIn))
        application.shortcutItems = [
            UIApplicationShortcutItem(
                type: "new", localizedTitle: "New", localizedSubtitle: "Note",
                icon: UIApplicationShortcutIcon(type: .add))
        ]
        return application
    }

    @Test("Quick action: the app is launched with it, and performs it", arguments: [false, true])
    func launch(performsAtLaunch: Bool) throws {
        let delegate = Delegate()
        delegate.performsAtLaunch = performsAtLaunch
        let application = try application()
        application.launch(delegate: delegate, shortcut: "new")
        #expect(delegate.launched?.localizedTitle == "New")
        #expect(delegate.performed == (performsAtLaunch ? [] : ["new"]))
        application.terminate()
    }

    @Test("Quick action: an unknown one launches the app as usual")
    func unknown() throws {
        let delegate = Delegate()
        let application = try application()
        application.launch(delegate: delegate, shortcut: "old")
        #expect(delegate.launched == nil && delegate.performed == [])
        application.terminate()
    }

    @Test("Quick actions of Info.plist")
    func entries() {
        let info = AppInfo([
            "UIApplicationShortcutItems": [
                [
                    "UIApplicationShortcutItemType": "new",
                    "UIApplicationShortcutItemTitle": "New note",
                    "UIApplicationShortcutItemIconFile": "plus",
                ], ["UIApplicationShortcutItemTitle": "Without a type"],
            ]
        ])
        #expect(info.shortcuts == [AppInfo.Shortcut(type: "new", title: "New note", icon: "plus")])
    }

    @Test("Quick actions: copies can be changed, and are equal by their contents")
    func copies() throws {
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        #expect(copy == item)
        copy.localizedSubtitle = "Second line"
        copy.icon = UIApplicationShortcutIcon(systemImageName: "plus")
        #expect(copy != item && item.localizedSubtitle == nil)
        let fixed = try #require(copy.copy() as? UIApplicationShortcutItem)
        copy.type = "other"
        #expect(fixed.type == "new" && fixed.localizedSubtitle == "Second line")
        #expect(fixed.icon == UIApplicationShortcutIcon(systemImageName: "plus"))
        #expect(fixed.icon != UIApplicationShortcutIcon(type: .add))
    }
}
