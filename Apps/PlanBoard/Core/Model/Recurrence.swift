public import Foundation

/// How often a card comes back after it is finished.
public enum Recurrence: String, Hashable, Sendable, Codable, CaseIterable {
    case daily, weekdays, weekly, monthly, yearly

    /// The first due date of the series after `due` that is later than `now`.
    ///
    /// The 31st of a month becomes the last day of a shorter one.
    public func next(after due: Date, now: Date, calendar: Calendar) -> Date {
        var step = 0
        while true {
            step += 1
            guard let date = date(step, from: due, calendar) else { return due }
            if date > now, self != .weekdays || !calendar.isDateInWeekend(date) { return date }
        }
    }

    private func date(_ step: Int, from due: Date, _ calendar: Calendar) -> Date? {
        switch self {
        case .daily, .weekdays: calendar.date(byAdding: .day, value: step, to: due)
        case .weekly: calendar.date(byAdding: .day, value: 7 * step, to: due)
        case .monthly: calendar.date(byAdding: .month, value: step, to: due)
        case .yearly: calendar.date(byAdding: .year, value: step, to: due)
        }
    }
}
