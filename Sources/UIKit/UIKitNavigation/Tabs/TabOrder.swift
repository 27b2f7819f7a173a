import Foundation
import UIKitControls
import UIKitCore
import UIKitLists

/// The screen on which the user orders the tabs: the first ones stand in the bar.
final class TabOrder: UITableViewController {
    private let items: [UITabBarItem]
    private(set) var order: [UITabBarItem]
    private let movable: Set<UITabBarItem>
    private let onEnd: ([UITabBarItem], Bool) -> Void

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - items: The tabs in their order.
    ///   - movable: The tabs that the user may move; the others keep their places.
    ///   - onEnd: Receives the new order, and `true` if it differs from the old one.
    init(
        _ items: [UITabBarItem], movable: [UITabBarItem],
        onEnd: @escaping ([UITabBarItem], Bool) -> Void
    ) {
        self.items = items
        order = items
        self.movable = Set(movable)
        self.onEnd = onEnd
        super.init(style: .insetGrouped)
        title = SystemText.localized("Edit")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.end() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Only the button ends it, so that the order is always taken over.
        isModalInPresentation = true
        tableView.isEditing = true
    }

    private func end() { onEnd(order, order != items) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        order.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        TabCell.dequeue(in: tableView, for: order[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        movable.contains(order[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        // A tab that keeps its place is never pushed aside.
        let (source, target) = (sourceIndexPath.row, proposedDestinationIndexPath.row)
        let passed = source < target ? order[source...target] : order[target...source]
        return passed.allSatisfy(movable.contains) ? proposedDestinationIndexPath : sourceIndexPath
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        order.insert(order.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
