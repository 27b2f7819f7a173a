public import Foundation
public import UIKitCore

/// A movement of the focus to or from a row.
@preconcurrency @MainActor
public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The path of the row that had the focus; `nil` if it was not on a row.
    public let previouslyFocusedIndexPath: IndexPath?

    /// The path of the row that gets the focus; `nil` if it is not on a row.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        func path(of view: UIView?) -> IndexPath? {
            (view as? UITableViewCell).flatMap(table.indexPath)
        }
        previouslyFocusedIndexPath = path(of: context.previouslyFocusedView)
        nextFocusedIndexPath = path(of: context.nextFocusedView)
        super.init(context)
    }
}
