/// An object that is told what happens to the application.
///
/// Linux Swift finds a conforming class's optional methods when the class that *states* the conformance has them: a
/// subclass that adds one is not asked. State all you need in the class that conforms, and override there.
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
public protocol UIApplicationDelegate: AnyObject {
    /// The application's main window.
    var window: UIWindow? { get set }

    /// The application starts; nothing is shown yet.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application is ready to run: make the windows.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Calls ``application(_:didFinishLaunchingWithOptions:)`` in apps older than launch options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Events come now.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Events stop coming.
    func applicationWillResignActive(_ application: UIApplication)

    /// The application is off the screen.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// The application comes back onto the screen.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// The application ends: save what is not saved.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// None. An assigned window is kept by the application while it is visible.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}
