// Written by Scripts/delegate-table.

public import Foundation

extension UICalendarSelectionSingleDateDelegate {
    /// Returns `true` by default.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}
