import Foundation
import FoundationGaps
import Platform

/// The values of an app's `Info.plist` that UIKit reads.
///
/// The file is among the resources of the app's bundle, with a name that ends in `-Info.plist`; the
/// plugin `TouchstonePort` puts it there. Its entries are also those of
/// `Bundle.main.infoDictionary`. Fonts need no list: all fonts among the resources are used.
package nonisolated struct AppInfo: Sendable {
    /// An entry of the scene manifest.
    struct Scene: Hashable, Sendable {
        var role: String
        var name: String?
        /// The name of the delegate's class, with its module.
        var delegateClass: String?
        /// The name of a storyboard file.
        var storyboard: String?
    }

    /// The name that the user sees.
    package var displayName: String?

    /// The appearance that the app has wherever the desktop's is; `nil` to follow the desktop.
    var appearance: Appearance?

    /// The name of the main storyboard.
    var mainStoryboard: String?

    /// `false` for an app that wants one window alone.
    var supportsMultipleScenes: Bool?

    /// The entries of the scene manifest, in the file's order for each role.
    var scenes: [Scene] = []

    /// An entry of the menu of the app's icon.
    struct Shortcut: Hashable, Sendable {
        var type: String
        var title: String
        var subtitle: String?
        var icon: String?
        var symbol: String?
    }

    /// The kinds of device that the app was made for, and their orientations.
    var device = DeviceSupport([:])

    /// The quick actions, from `UIApplicationShortcutItems`.
    var shortcuts: [Shortcut] = []

    /// Reads the keys that UIKit knows. Values of other types than the key's count as absent.
    init(_ entries: [String: Any]) {
        displayName = ["CFBundleDisplayName", "CFBundleName"].lazy
            .compactMap { entries[$0] as? String }.first { !$0.isEmpty }
        switch entries["UIUserInterfaceStyle"] as? String {
        case "Light": appearance = .light
        case "Dark": appearance = .dark
        default: break
        }
        mainStoryboard = entries["UIMainStoryboardFile"] as? String
        device = DeviceSupport(entries)
        for entry in entries["UIApplicationShortcutItems"] as? [[String: Any]] ?? [] {
            guard let type = entry["UIApplicationShortcutItemType"] as? String,
                let title = entry["UIApplicationShortcutItemTitle"] as? String
            else { continue }
            shortcuts.append(
                Shortcut(
                    type: type, title: title,
                    subtitle: entry["UIApplicationShortcutItemSubtitle"] as? String,
                    icon: entry["UIApplicationShortcutItemIconFile"] as? String,
                    symbol: entry["UIApplicationShortcutItemIconSymbolName"] as? String))
        }
        guard let manifest = entries["UIApplicationSceneManifest"] as? [String: Any] else { return }
        supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool
        let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        for (role, list) in roles.sorted(by: { $0.key < $1.key }) {
            for entry in list as? [[String: Any]] ?? [] {
                scenes.append(
                    Scene(
                        role: role, name: entry["UISceneConfigurationName"] as? String,
                        delegateClass: entry["UISceneDelegateClassName"] as? String,
                        storyboard: entry["UISceneStoryboardFile"] as? String))
            }
        }
    }

    // MARK: The app's own

    /// The file of the running program; empty where there is none, and in a test's process with
    /// several apps. A file that cannot be read is reported on standard error.
    package static let main: AppInfo = {
        guard let file = file(in: Bundle.main.resourceFolders) else { return AppInfo([:]) }
        do {
            try Bundle.addToMainInfo(Data(contentsOf: file))
        } catch {
            FileHandle.standardError.write(
                Data("“\(file.path)” is no property list that can be read: \(error)\n".utf8))
        }
        return AppInfo(Bundle.main.infoDictionary ?? [:])
    }()

    /// The file in the program's own folders; `nil` without one, or with those of several programs.
    static func file(in folders: [String]) -> URL? {
        let own = "_\(Bundle.main.executableURL?.lastPathComponent ?? "").resources"
        let found = folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.sorted().filter { $0.hasSuffix("-Info.plist") }
                .map { URL(fileURLWithPath: "\(folder)/\($0)") }
        }
        let ownFile = found.first { $0.deletingLastPathComponent().path.hasSuffix(own) }
        return ownFile ?? (found.count == 1 ? found[0] : nil)
    }
}
