// Written by Scripts/delegate-table.

extension UIFindInteractionDelegate {
    /// Does nothing by default.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    }

    /// Does nothing by default.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
