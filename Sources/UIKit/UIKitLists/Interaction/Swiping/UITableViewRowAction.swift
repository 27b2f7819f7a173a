public import Foundation
public import UIKitCore

/// An action of a row that is swiped, of the kind before ``UIContextualAction``.
///
/// Return an array of them from `tableView(_:editActionsForRowAt:)`. The row stays open after an
/// action until the app deletes or reloads it, or sets the table's `isEditing` to `false`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The kind of an action.
    public nonisolated enum Style: Int, Hashable, Sendable {
        /// The action removes the row.
        case destructive = 0
        case normal

        /// The same as ``destructive``.
        public static let `default` = Style.destructive
    }

    let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(
        style: Style, title: String?,
        handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    nonisolated deinit {}

    /// The look of the button.
    public final let style: Style

    /// The title.
    open var title: String?

    /// The colour behind the title; `nil`, the default, for that of the style.
    open var backgroundColor: UIColor?
}
