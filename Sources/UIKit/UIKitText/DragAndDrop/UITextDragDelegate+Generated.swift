// Written by Scripts/delegate-table.

public import UIKitControls
public import UIKitCore

extension UITextDragDelegate {
    /// Returns `dragRequest.suggestedItems` by default.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }

    /// Returns `nil` by default.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }

    /// Does nothing by default.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {}

    /// Does nothing by default.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionWillBegin session: any UIDragSession
    ) {}

    /// Does nothing by default.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
    ) {}
}
