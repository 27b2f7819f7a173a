import UIKit

extension MailListController: UITableViewDragDelegate, UITableViewDropDelegate {
    /// A message is dragged as its text, also to text fields of other apps.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let message = message(indexPath)
        let item = UIDragItem(itemProvider: NSItemProvider(object: message.text))
        item.localObject = message
        return [item]
    }

    func tableView(
        _ tableView: UITableView, canHandle session: any UIDropSession
    ) -> Bool { box.search.isEmpty && tableView.hasActiveDrag }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    /// Not called: `tableView(_:moveRowAt:to:)` moves messages within the list, and others are not
    /// handled.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
}
