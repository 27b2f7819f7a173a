import UIKit

/// An app for the monkey to find fault with: once “Arm” was tapped, “Fire” ends the program.
///
/// It is written as one for iOS: its program has the options of Touchstone's apps all the same.
@main
final class FaultyApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    private var isArmed = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let screen = UIViewController()
        for (row, name) in ["Arm", "Fire", "Idle"].enumerated() {
            let button = UIButton(frame: CGRect(x: 0, y: row * 60, width: 200, height: 60))
            button.setTitle(name, for: .normal)
            button.addAction(
                UIAction { [unowned self] _ in tapped(name) }, for: .touchUpInside)
            screen.view.addSubview(button)
        }
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        return true
    }

    private func tapped(_ name: String) {
        if name == "Arm" { isArmed = true }
        // Unlike a precondition's, its message is also written in release builds.
        if name == "Fire", isArmed { fatalError("An armed app was fired.") }
    }
}
