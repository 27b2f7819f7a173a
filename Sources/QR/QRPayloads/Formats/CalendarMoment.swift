/// A day of the Gregorian calendar.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// The year, from 0 to 9999.
    public let year: Int

    /// The month, from 1 to 12.
    public let month: Int

    /// The day of the month, from 1 to 31.
    public let day: Int

    /// Creates a day; `nil` for one that does not exist in the calendar.
    public init?(year: Int, month: Int, day: Int) {
        guard 0...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.length(month, of: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    private static func length(_ month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// Returns the day some days later or earlier; `nil` outside the years 0 to 9999.
    ///
    /// Counts days of years that begin in March, so that the leap day is the last one.
    public func adding(days: Int) -> CalendarDay? {
        let shifted = (month + 9) % 12
        let marchYear = year - (month < 3 ? 1 : 0) + 400
        let before = marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400
        let (number, overflows) = (before + (153 * shifted + 2) / 5 + day - 1)
            .addingReportingOverflow(days)
        guard !overflows, number >= 0, number < 10_500 * 366 else { return nil }

        let era = number / 146_097
        let dayOfEra = number % 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let newMonth = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return CalendarDay(
            year: era * 400 + yearOfEra - 400 + (newMonth < 3 ? 1 : 0), month: newMonth,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }
}

/// A time of day.
public struct ClockTime: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public let hour: Int

    /// The minute, from 0 to 59.
    public let minute: Int

    /// The second, from 0 to 60, for leap seconds.
    public let second: Int

    /// Creates a time; `nil` for an invalid one.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second else { return nil }
        self.hour = hour
        self.minute = minute
        self.second = second
    }
}

/// The beginning or end of an event, in calendar terms.
public enum CalendarMoment: Hashable, Sendable {
    /// A whole day.
    case day(CalendarDay)

    /// A floating time, in the reader's time zone.
    case local(CalendarDay, ClockTime)

    /// A time in universal time.
    case universal(CalendarDay, ClockTime)

    /// A time in a named zone, such as `Asia/Shanghai`.
    case zoned(CalendarDay, ClockTime, zone: String)

    /// The day in the moment's own time zone.
    public var day: CalendarDay {
        switch self {
        case .day(let day), .local(let day, _), .universal(let day, _), .zoned(let day, _, _): day
        }
    }

    /// Returns the moment `seconds` later in the same zone; for a whole day, by whole days.
    func adding(seconds: Int) -> CalendarMoment? {
        func later(_ day: CalendarDay, _ time: ClockTime) -> (CalendarDay, ClockTime)? {
            let start = time.hour * 3600 + time.minute * 60 + time.second
            let (sum, overflows) = start.addingReportingOverflow(seconds)
            guard !overflows else { return nil }
            let days = Int((Double(sum) / 86_400).rounded(.down))
            let rest = sum - days * 86_400
            guard let newDay = day.adding(days: days),
                let newTime = ClockTime(
                    hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60)
            else { return nil }
            return (newDay, newTime)
        }
        switch self {
        case .day(let day): return day.adding(days: seconds / 86_400).map { .day($0) }
        case .local(let day, let time): return later(day, time).map { .local($0, $1) }
        case .universal(let day, let time): return later(day, time).map { .universal($0, $1) }
        case .zoned(let day, let time, let zone):
            return later(day, time).map { .zoned($0, $1, zone: zone) }
        }
    }
}
