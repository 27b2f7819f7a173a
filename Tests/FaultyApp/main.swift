import AppLaunching
import UIKit

/// An app for the monkey to find fault with: once “Arm” was tapped, “Fire” ends the program.
final class FaultyApp: UIResponder, UIApplicationDelegate {
    private let window: UIWindow
    private var isArmed = false

    init(size: CGSize) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        super.init()
    }

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
        window.rootViewController = screen
        window.makeKeyAndVisible()
        return true
    }

    private func tapped(_ name: String) {
        if name == "Arm" { isArmed = true }
        // Unlike a precondition's, its message is also written in release builds.
        if name == "Fire", isArmed { fatalError("An armed app was fired.") }
    }
}

AppProgram(
    "FaultyApp", "ends when it should not", size: CGSize(width: 200, height: 180)
) { launch in
    FaultyApp(size: launch.size)
}.main()
