// Written by Scripts/delegate-table.

public import UIKitControls
public import UIKitCore

extension UITextDropDelegate {
    /// Returns `drop.suggestedProposal` by default.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }

    /// Does nothing by default.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willPerformDrop drop: any UITextDropRequest
    ) {}

    /// Does nothing by default.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnter session: any UIDropSession
    ) {}

    /// Does nothing by default.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidUpdate session: any UIDropSession
    ) {}

    /// Does nothing by default.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidExit session: any UIDropSession
    ) {}

    /// Does nothing by default.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnd session: any UIDropSession
    ) {}
}
