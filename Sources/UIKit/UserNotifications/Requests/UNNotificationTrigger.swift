public import Foundation
import UIKitCore

/// The condition under which a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// `true` for a condition that is met again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    nonisolated deinit {}

    /// Returns the next time at which the condition is met after another; `nil` if it never is.
    func date(after date: Date) -> Date? { nil }
}

/// Delivers a notification some time after it was requested.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: Seconds above 0; at least 60 if it repeats.
    ///   - repeats: `true` to deliver the notification again after each interval.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        requires(
            timeInterval > 0, "The time interval must be greater than 0. It is \(timeInterval).")
        requires(
            !repeats || timeInterval >= 60,
            "The time interval must be at least 60 if it repeats. It is \(timeInterval).")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the next time, counted from now.
    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after date: Date) -> Date? { date + timeInterval }
}

/// Delivers a notification when the calendar shows a date or a time.
///
///     // Every day at half past eight.
///     UNCalendarNotificationTrigger(
///         dateMatching: DateComponents(hour: 8, minute: 30), repeats: true)
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date and time to match. Parts that are `nil` match anything.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - components: What the calendar shows.
    ///   - repeats: `true` to deliver the notification each time.
    public init(dateMatching components: DateComponents, repeats: Bool) {
        dateComponents = components
        super.init(repeats: repeats)
    }

    /// Returns the next time after now; `nil` for a date that has passed or does not exist.
    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after date: Date) -> Date? {
        let calendar = dateComponents.calendar ?? .current
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}
