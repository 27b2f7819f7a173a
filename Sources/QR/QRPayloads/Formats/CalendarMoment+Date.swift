public import Foundation

extension CalendarMoment {
    /// Creates a moment in `zone`, or in universal time for `nil`; `nil` outside the years 0 to
    /// 9999.
    public init?(_ date: Date, in zone: TimeZone? = nil) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone ?? .gmt
        let parts = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second], from: date)
        guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day,
            let hour = parts.hour, let minute = parts.minute, let second = parts.second,
            let day = CalendarDay(year: year, month: month, day: day),
            let time = ClockTime(hour: hour, minute: minute, second: second)
        else { return nil }
        self = zone.map { .zoned(day, time, zone: $0.identifier) } ?? .universal(day, time)
    }
}
