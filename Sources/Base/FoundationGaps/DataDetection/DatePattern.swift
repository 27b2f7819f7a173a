import Foundation

/// The shapes of dates with a year, each with the groups of its parts.
struct DatePattern: Sendable {
    let expression: NSRegularExpression

    /// The groups of year, month, day, hour, minute, and of the half of the day.
    private let groups: (year: Int, month: Int, day: Int, hour: Int, minute: Int, half: Int)

    private static let months = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?"
    private static let weekday =
        "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?"
    private static let time =
        "(?:(?:,? at |,? |T)(\\d{1,2})(?::(\\d{2}))?(?: ?([ap])\\.?m\\b\\.?|(?<=:\\d{2})(?!\\d)))?"
    private static let chineseTime = "(?: ?(上午|下午|晚上|早上)?(\\d{1,2})(?:[:：点时](\\d{2})?分?))?"

    /// Year-month-day, day month year, month day year, and the Chinese form.
    static let all = [
        DatePattern(
            expression: NSRegularExpression(
                known: "(?<!\\d)(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})(?!\\d)\(time)"),
            groups: (1, 3, 4, 5, 6, 7)),
        DatePattern(
            expression: NSRegularExpression(
                known:
                    "(?<!\\d)\(weekday)(\\d{1,2})(?:st|nd|rd|th)? (?:of )?\(months),? (\\d{4})(?!\\d)\(time)"
            ),
            groups: (3, 2, 1, 4, 5, 6)),
        DatePattern(
            expression: NSRegularExpression(
                known: "\\b\(weekday)\(months) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)\(time)"),
            groups: (3, 1, 2, 4, 5, 6)),
        DatePattern(
            expression: NSRegularExpression(
                known: "(?<!\\d)(\\d{4}) ?年 ?(\\d{1,2}) ?月 ?(\\d{1,2}) ?[日号]\(chineseTime)"),
            groups: (1, 2, 3, 5, 6, 4)),
    ]

    private static let monthNames = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// Reads a match of ``expression``; `nil` for days that do not exist.
    func read(
        _ match: NSTextCheckingResult, in string: String
    ) -> (DetectedData.Value, NSRange)? {
        func part(_ group: Int) -> String? {
            Range(match.range(at: group), in: string).map { String(string[$0]) }
        }
        func number(_ group: Int) -> Int? { part(group).flatMap { Int($0) } }
        let name = part(groups.month)?.lowercased() ?? ""
        let month = Self.monthNames.firstIndex(of: name).map { $0 + 1 } ?? Int(name)
        var hour = number(groups.hour)
        if let half = part(groups.half)?.lowercased(), let plain = hour, plain <= 12 {
            let isLate = ["p", "下午", "晚上"].contains(half)
            hour = plain % 12 + (isLate ? 12 : 0)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let parts = DateComponents(
            calendar: calendar, year: number(groups.year), month: month, day: number(groups.day),
            hour: hour ?? 12, minute: number(groups.minute) ?? 0)
        guard month != nil, parts.isValidDate, let date = parts.date else { return nil }
        return (.date(date), match.range)
    }
}
