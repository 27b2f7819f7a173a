public import Foundation
public import UIKitControls

/// The taker of items that are dropped on a table.
///
/// All methods but the first have defaults; write them in the class that conforms.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
    /// Takes the items: change the data, and the table in a batch. Not called for a row that is
    /// moved within its table if the data source has `canMoveRowAt` and `moveRowAt`.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Returns `true` (the default) if the table may take the items.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Returns the effect of a drop at a row; `cancel` by default.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: The session of the drop.
    ///   - destinationIndexPath: The row; at the end of a section its number of rows, and `nil`
    ///     away from all sections. For a row of the table that is moved, the place that it would
    ///     have.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

/// The answer of a table's delegate to items that are dragged over it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The meaning of the row below the finger.
    public nonisolated enum Intent: Int, Hashable, Sendable {
        /// None: the table shows nothing.
        case unspecified = 0
        /// Items become rows there: the table makes room.
        case insertAtDestinationIndexPath = 1
        /// Items go into the row, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Items go into the row under the middle of which the finger is; between rows otherwise.
        case automatic = 3
    }

    /// Where the items go in relation to the target.
    public final let intent: Intent

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    nonisolated deinit {}
}
