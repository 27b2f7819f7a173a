import UIKitCore

/// The source of the items of a drag. All methods but the first have defaults.
///
/// If a base class conforms without one of them, a subclass that adds it is not called: write it in
/// the class that conforms.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
    /// Returns the items to drag; none to leave the touch to others.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]

    /// Returns the preview of an item that is lifted; that of the interaction's view by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before the items are lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)

    /// Called when the lifted items are first moved.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    /// Returns `true` (the default) if the items may be moved rather than copied.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Returns `true` if other programs cannot take the items. `false` by default.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool

    /// Called after the finger moved.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// Called when the finger lifts, before items are dropped or return.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        willEndWith operation: UIDropOperation)

    /// Called after the items were dropped, or have returned.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation)

    /// Called after the dropped items' data was passed on.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

    /// Returns the preview of an item that returns; `defaultPreview` by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called before an item returns.
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating)
}
