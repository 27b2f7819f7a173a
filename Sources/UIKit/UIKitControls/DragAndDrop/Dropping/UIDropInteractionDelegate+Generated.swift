// Written by Scripts/delegate-table.

extension UIDropInteractionDelegate {
    /// Returns `true` by default.
    public func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { true }

    /// Does nothing by default.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {}

    /// Returns `UIDropProposal(operation: .cancel)` by default.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

    /// Does nothing by default.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {}

    /// Does nothing by default.
    public func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {}

    /// Does nothing by default.
    public func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) {}

    /// Does nothing by default.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {}

    /// Returns `defaultPreview` by default.
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }

    /// Does nothing by default.
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
