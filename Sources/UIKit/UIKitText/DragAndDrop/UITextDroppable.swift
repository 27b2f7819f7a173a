import Foundation
public import UIKitControls
public import UIKitCore

/// A text view or text field on which text can be dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    /// The delegate of drops, which may change what they do.
    var textDropDelegate: (any UITextDropDelegate)? { get set }

    /// The interaction, to remove drops.
    var textDropInteraction: UIDropInteraction? { get }

    /// `true` while items are dragged over this view.
    var isTextDropActive: Bool { get }
}

/// The effect of a drop on a text.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// The part of the text that dropped text replaces.
    public nonisolated enum Action: UInt, Hashable, Sendable {
        /// Nothing: the text is inserted at the place of the drop.
        case insert = 0
        case replaceSelection
        case replaceAll
    }

    /// The part of the text that dropped text replaces. None by default.
    open var dropAction = Action.insert

    nonisolated deinit {}

    /// Creates a proposal to copy.
    public convenience init(dropAction: Action) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }
}

/// A drop that is in progress over a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: AnyObject {
    /// The place of the drop.
    var dropPosition: UITextPosition { get }

    /// The proposal without a delegate.
    var suggestedProposal: UITextDropProposal { get }

    /// `true` if the dragged text is of the same view.
    var isSameView: Bool { get }

    /// The drag.
    var dropSession: any UIDropSession { get }
}

/// The delegate of drops on a text. Every method has a default.
@preconcurrency @MainActor
public protocol UITextDropDelegate: AnyObject {
    /// Returns the effect of a drop; the suggested one by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal

    /// Called before a drop changes the text.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willPerformDrop drop: any UITextDropRequest)

    /// Called when items are dragged over the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnter session: any UIDropSession)

    /// Called when items are moved over the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidUpdate session: any UIDropSession)

    /// Called when items leave the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidExit session: any UIDropSession)

    /// Called at the end of a drag that has been over the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnd session: any UIDropSession)
}
