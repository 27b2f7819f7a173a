import Foundation
import UIKit

/// Prints a line.
@MainActor
func say(_ words: String...) {
    let line = words.joined(separator: " ").replacingOccurrences(of: "\n", with: "⏎")
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

final class DesktopProbe: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.usesSoftwareKeyboard = CommandLine.arguments.contains("--keyboard")
        watchInput()
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Editor", sessionRole: session.role)
        configuration.delegateClass = ProbeScene.self
        return configuration
    }

    // MARK: Commands

    private func watchInput() {
        let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                let data = FileHandle.standardInput.availableData
                if data.isEmpty { source.cancel() }
                for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                    self.obey(String(line))
                }
            }
        }
        source.activate()
    }

    private var editors: [EditorController] {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows).compactMap { window in
                let navigation = window.rootViewController as? UINavigationController
                return navigation?.viewControllers.first as? EditorController
            }
    }

    private func obey(_ command: String) {
        let editors = editors
        guard let editor = editors.first(where: { $0.title == "Editor" }) ?? editors.first
        else { return say("no editor") }
        switch command {
        case "text": say("text is", editor.text)
        case "second":
            let activity = NSUserActivity(activityType: "note")
            activity.userInfo = ["title": "Second", "text": ""]
            UIApplication.shared.requestSceneSessionActivation(
                nil, userActivity: activity, options: nil)
        case "print": editor.printText()
        case "tap": editor.sayKeys()
        case "secret": editor.hideText()
        default: say("what?", command)
        }
    }
}

final class ProbeScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var editor: EditorController?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let activity = options.userActivities.first ?? session.stateRestorationActivity
        let title = activity?.userInfo?["title"] as? String ?? "Editor"
        let editor = EditorController(
            title: title, text: activity?.userInfo?["text"] as? String ?? "")
        scene.title = title
        let window = UIWindow(windowScene: scene)
        window.frame.size = CGSize(width: 800, height: 500)
        window.rootViewController = UINavigationController(rootViewController: editor)
        window.makeKeyAndVisible()
        self.window = window
        self.editor = editor
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        say("active", scene.title ?? "", editor?.text ?? "")
    }

    func sceneDidDisconnect(_ scene: UIScene) { say("disconnected", scene.title ?? "") }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "note")
        activity.userInfo = ["title": scene.title ?? "", "text": editor?.text ?? ""]
        return activity
    }
}
