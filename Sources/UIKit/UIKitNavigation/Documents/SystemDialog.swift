import Foundation
import Platform
import UIKitCore

extension UIViewController {
    /// Prepares a controller whose contents are a dialog of the desktop: its own view is clear, and
    /// blocks the app behind.
    func prepareForSystemDialog() {
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    /// Shows the desktop's dialog for files in front of the controller.
    func chooseFiles(
        _ request: FileRequest, _ completion: @escaping @MainActor ([URL]?) -> Void
    ) {
        guard let application = UIApplication.current else { return completion(nil) }
        application.host.chooseFiles(request, in: view.window?.hostWindow) { paths in
            application.makeCurrent()
            completion(paths.map { $0.map { URL(fileURLWithPath: $0) } })
        }
    }
}
