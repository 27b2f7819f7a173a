import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let ledger = LedgerViewController(style: .plain)
        window?.rootViewController = UINavigationController(rootViewController: ledger)
        window?.makeKeyAndVisible()
        return true
    }
}
