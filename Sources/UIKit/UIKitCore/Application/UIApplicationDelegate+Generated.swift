// Written by Scripts/delegate-table.

public import Foundation
public import FoundationGaps

extension UIApplicationDelegate {
    /// Does nothing by default.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}

    /// Returns `true` by default.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Calls ``applicationDidFinishLaunching(_:)``, and returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    /// Returns the configuration of the app's information list for the role.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let role = connectingSceneSession.role
        let entry = application.info.scenes.first { $0.role == role.rawValue }
        return UISceneConfiguration(name: entry?.name, sessionRole: role, entry: entry)
    }

    /// Does nothing by default.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}

    /// Returns `false` by default.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Does nothing by default.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    /// Does nothing by default.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing by default.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing by default.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing by default.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing by default.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Does nothing by default.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Does nothing by default.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Does nothing by default.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
}
