public import Foundation
public import FoundationGaps

/// An object that is notified of the application's life cycle.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them: a method added by a subclass is not called. Implement all methods in the class
/// that conforms, and override them there.
///
///     @main
///     final class AppDelegate: UIResponder, UIApplicationDelegate {
///         var window: UIWindow?
///
///         func application(
///             _ application: UIApplication,
///             didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///         ) -> Bool {
///             window = UIWindow(frame: UIScreen.main.bounds)
///             window?.rootViewController = CanvasViewController()
///             window?.makeKeyAndVisible()
///             return true
///         }
///     }
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIWindowOwning {
    /// The application's main window.
    var window: UIWindow? { get set }

    /// Performs a quick action, in an app without scenes. Call the handler at the end, with `true`
    /// on success. Does nothing by default.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Called when the application launches, before anything is shown.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the application is ready to run. Create the windows here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Returns the configuration of the scene that is about to be connected; by default the
    /// first of the scene manifest in the app's `Info.plist`, else one without a delegate, for apps
    /// that create their windows at launch.
    ///
    /// Called for a scene of the last launch too: the name of its configuration was kept, but not
    /// the class of its delegate.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called soon after scenes were closed whose sessions are not used any more.
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Called when a scene without a delegate is requested with an activity: show its contents.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity.
    ///   - restorationHandler: May be called with the controllers and other responders that show
    ///     the activity's contents; each gets `restoreUserActivityState(_:)`.
    /// - Returns: `true` if the app continues the activity; `false` by default.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Called by the default of ``application(_:didFinishLaunchingWithOptions:)``, for apps older
    /// than launch options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when the application starts to receive events.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the application stops receiving events.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when the application is off screen.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the application returns to the screen.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called before the application terminates. Save unsaved data here.
    func applicationWillTerminate(_ application: UIApplication)

    /// Called when the system runs out of memory. Free what can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called after the registration for remote notifications; not on a desktop, which has none.
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Called after the registration for remote notifications failed, as it does on a desktop.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

/// An object that may have a window, such as the application's delegate.
///
/// Apple's delegates need not have the property, so code for iOS unwraps it twice, as in
/// `UIApplication.shared.delegate?.window??.rootViewController`. This protocol makes that compile.
@preconcurrency @MainActor
public protocol UIWindowOwning: AnyObject {}

extension UIWindowOwning {
    /// The window of an application's delegate.
    @_disfavoredOverload
    public var window: UIWindow?? { (self as? any UIApplicationDelegate)?.window }
}

extension UIApplicationDelegate {
    /// `nil`. The application retains an assigned window while it is visible.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
