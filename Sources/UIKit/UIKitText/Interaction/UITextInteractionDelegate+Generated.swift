// Written by Scripts/delegate-table.

public import CoreGraphics

extension UITextInteractionDelegate {
    /// Returns `true` by default.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    { true }

    /// Does nothing by default.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}

    /// Does nothing by default.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
