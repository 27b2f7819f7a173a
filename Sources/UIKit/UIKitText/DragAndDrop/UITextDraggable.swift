import Foundation
public import UIKitControls
public import UIKitCore

/// A text view or text field whose selected text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// The delegate of drags, which may change what is dragged.
    var textDragDelegate: (any UITextDragDelegate)? { get set }

    /// The interaction, to disable drags.
    var textDragInteraction: UIDragInteraction? { get }

    /// `true` while text of this view is dragged.
    var isTextDragActive: Bool { get }

    /// Options for the look of dragged text. None by default.
    var textDragOptions: UITextDragOptions { get set }
}

/// Options for the look of dragged text.
public nonisolated struct UITextDragOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Dragged text is shown in the colour of labels.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A drag that is about to begin in a text.
@preconcurrency @MainActor
public protocol UITextDragRequest: AnyObject {
    /// The range of the text.
    var dragRange: UITextRange { get }

    /// The items that are dragged without a delegate.
    var suggestedItems: [UIDragItem] { get }

    /// `true` if the text is selected.
    var isSelected: Bool { get }

    /// The drag.
    var dragSession: any UIDragSession { get }
}

/// The delegate of drags of text. Every method has a default.
@preconcurrency @MainActor
public protocol UITextDragDelegate: AnyObject {
    /// Returns the items to drag; the suggested ones by default, none to drag nothing.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]

    /// Returns the preview of a lifted item; `nil`, the default, for the text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before text is lifted.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)

    /// Called when lifted text is first moved.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionWillBegin session: any UIDragSession)

    /// Called after text was dropped or has returned.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}
