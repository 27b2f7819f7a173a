// Written by Scripts/delegate-table.

extension UIBarPositioningDelegate {
    /// Returns `.any` by default.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
