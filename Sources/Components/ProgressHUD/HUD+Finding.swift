public import UIKit

extension HUD {
    /// Shows a new HUD in `view`. It is removed when it is hidden.
    @discardableResult
    public static func showAdded(to view: UIView, animated: Bool) -> HUD {
        let hud = HUD(view: view)
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        hud.show(animated: animated)
        return hud
    }

    /// Hides the topmost HUD of `view` and removes it.
    ///
    /// - Returns: `true` if there was a HUD that was not hidden yet.
    @discardableResult
    public static func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.removeFromSuperViewOnHide = true
        hud.hide(animated: animated)
        return true
    }

    /// The topmost HUD of `view` that is not hidden; `nil` if there is none.
    public static func forView(_ view: UIView) -> HUD? {
        view.subviews.last { ($0 as? HUD)?.hasFinished == false } as? HUD
    }
}
