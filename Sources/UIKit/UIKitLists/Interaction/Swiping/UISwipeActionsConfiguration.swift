public import Foundation
public import UIKitCore

/// The actions that a swipe over a row shows, the first at the edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public init(actions: [UIContextualAction]) { self.actions = actions }

    nonisolated deinit {}

    /// The actions.
    public final let actions: [UIContextualAction]

    /// `true` (the default) if a swipe over the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true
}

/// An action of a row that is swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The kind of an action.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case normal = 0
        /// The action removes the row.
        case destructive
    }

    /// The closure of an action. It calls its last argument when it has finished: with `true` if it
    /// was performed.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView,
        _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    nonisolated deinit {}

    /// The look: normal or destructive.
    public final let style: Style

    /// Called when the user chooses the action.
    public final let handler: Handler

    /// The title.
    open var title: String?

    /// The image, shown in white.
    open var image: UIImage?

    /// The colour behind the title: red for destructive actions and grey for others by default.
    open var backgroundColor: UIColor!
}
