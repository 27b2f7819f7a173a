import CoreGraphics
import Foundation
import UIKitControls
package import UIKitCore
import UIKitText

/// The main menu, the shortcuts, and the question before documents are lost.
package final class DesktopPanels: SystemPanels {
    private init() {}

    /// Gives the current application its panels.
    package static func install() {
        UIApplication.current?.systemPanels = DesktopPanels()
        UIResponder.itemsOfPasteboard = { UIPasteboard.general.itemProviders }
    }

    package func showMainMenu(in window: UIWindow) {
        if window.closeMenu() { return }
        let corner = window.bounds.inset(by: window.safeAreaInsets)
        let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        window.openMenu(
            UIApplication.shared.validatedMainMenu(for: window),
            at: CGRect(x: isMirrored ? corner.maxX : 0, y: corner.minY, width: 0, height: 0))
    }

    package func showShortcuts(in window: UIWindow) {
        let sections = ShortcutList.sections(in: window)
        guard let front = Self.front(of: window), !sections.isEmpty,
            (front as? UINavigationController)?.viewControllers.first is ShortcutList == false
        else { return }
        let list = UINavigationController(rootViewController: ShortcutList(sections))
        list.modalPresentationStyle = .formSheet
        front.present(list, animated: true)
    }

    package func saveDocuments(
        in window: UIWindow, orAskBefore end: @escaping () -> Void
    ) -> Bool {
        guard let document = UIDocument.saveAll(), let front = Self.front(of: window) else {
            return true
        }
        guard !(front is UIAlertController) else { return false }
        let alert = UIAlertController(
            title: SystemText.unsaved(document: document.localizedName),
            message: SystemText.localized("The last changes are not saved yet."),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemText.localized("Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(
                title: SystemText.localized("Close without Saving"), style: .destructive
            ) { _ in end() })
        front.present(alert, animated: true)
        return false
    }

    /// The controller in front.
    private static func front(of window: UIWindow) -> UIViewController? {
        var controller = window.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }
}
