import Foundation
import UIKitCore

extension UIViewController {
    /// Clears the selection of a list that appears: at once, or alongside an animated transition,
    /// after which it is restored if the transition was cancelled.
    fileprivate func clearSelection(
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

extension UITableViewController: PreparesToAppear {
    package final func prepareToAppear(animated: Bool) {
        guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
        let paths = table.indexPathsForSelectedRows ?? []
        clearSelection(animated: animated, of: paths) {
            table.deselectRow(at: $0, animated: animated)
        } restoring: {
            table.selectRow(at: $0, animated: false, scrollPosition: .none)
        }
    }
}

extension UICollectionViewController: PreparesToAppear {
    package final func prepareToAppear(animated: Bool) {
        guard clearsSelectionOnViewWillAppear, let list = collectionView else { return }
        let paths = list.indexPathsForSelectedItems ?? []
        clearSelection(animated: animated, of: paths) {
            list.deselectItem(at: $0, animated: animated)
        } restoring: {
            list.selectItem(at: $0, animated: false, scrollPosition: [])
        }
    }
}
