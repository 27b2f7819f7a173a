// Written by Scripts/delegate-table.

public import Foundation

extension UICalendarSelectionMultiDateDelegate {
    /// Returns `true` by default.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }

    /// Returns `true` by default.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
