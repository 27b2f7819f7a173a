import Foundation
import UIKitCore

extension UIViewController {
    /// Clears the selection of a list that appears: at once, or alongside an animated transition,
    /// after which it is restored if the transition was cancelled.
    func clearSelection(
        animated: Bool, of paths: [IndexPath], _ deselect: @escaping (IndexPath) -> Void,
        restoring select: @escaping (IndexPath) -> Void
    ) {
        guard !paths.isEmpty else { return }
        guard animated, let transitionCoordinator else { return paths.forEach(deselect) }
        transitionCoordinator.animate { _ in
            paths.forEach(deselect)
        } completion: { context in
            if context.isCancelled { paths.forEach(select) }
        }
    }
}
