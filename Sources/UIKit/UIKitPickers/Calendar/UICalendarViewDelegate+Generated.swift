// Written by Scripts/delegate-table.

public import Foundation

extension UICalendarViewDelegate {
    /// Does nothing by default.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
