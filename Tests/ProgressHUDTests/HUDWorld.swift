import ProgressHUD
import UIKit
import UIKitTesting

/// A headless app with an empty view, and a HUD in it.
final class HUDWorld: HUDDelegate {
    let app: HeadlessApp
    let controller = UIViewController()
    var events: [String] = []

    /// The controller's view. Using it makes the app the current one.
    var view: UIView {
        app.advance(by: 0)
        return controller.view
    }

    init(size: CGSize = CGSize(width: 320, height: 480)) {
        let controller = controller
        app = HeadlessApp(size: size, rootViewController: controller)
        controller.view.backgroundColor = .white
    }

    /// Adds a HUD that records its completions, not shown yet.
    func add(_ configure: (HUD) -> Void = { _ in }) -> HUD {
        let hud = HUD(view: view)
        hud.delegate = self
        hud.completionBlock = { [unowned self] in events.append("block") }
        configure(hud)
        view.addSubview(hud)
        return hud
    }

    func hudWasHidden(_ hud: HUD) {
        events.append("delegate")
    }
}

extension HUD {
    /// `true` if the user sees the panel, at least in part.
    var isSeen: Bool {
        superview != nil && alpha > 0
            && bezelView.layer.presentation()?.opacity ?? bezelView.layer.opacity > 0
    }
}
