package import BookshelfLists
package import Foundation

/// How much was read: the numbers behind the chart.
package struct ReadingStatistics: Hashable, Sendable {
    /// A day and the minutes that were read on it.
    package struct Day: Hashable, Sendable {
        /// The day's first moment.
        package let date: Date

        package let minutes: Double
    }

    /// The last days up to today, oldest first.
    package let days: [Day]

    /// The number of days in a row with a reading, up to today or yesterday.
    package let streak: Int

    package let booksRead: Int
    package let pagesRead: Int

    /// The seconds of all readings.
    package let seconds: Int

    /// Counts.
    ///
    /// - Parameters:
    ///   - calendar: Says when a day begins. A reading counts for the day on which it began.
    ///   - count: The number of days in ``days``.
    package init(_ books: [Book], today: Date, calendar: Calendar, days count: Int = 14) {
        var seconds: [Date: Int] = [:]
        for (start, length) in books.lazy.flatMap(\.readingTimes) {
            let day = calendar.startOfDay(for: Date(timeIntervalSince1970: Double(start)))
            seconds[day, default: 0] += length
        }
        let first = calendar.startOfDay(for: today)
        func day(_ offset: Int) -> Date {
            calendar.date(byAdding: .day, value: -offset, to: first) ?? first
        }
        days = (0..<count).reversed().map { offset in
            Day(date: day(offset), minutes: Double(seconds[day(offset)] ?? 0) / 60)
        }
        let start = seconds[first] == nil ? 1 : 0
        streak = (start...).lazy.prefix { seconds[day($0)] != nil }.count
        self.seconds = seconds.values.reduce(0, +)
        booksRead = books.count { $0.isRead == true }
        pagesRead = books.reduce(0) { sum, book in
            sum + max(0, book.isRead == true ? book.pages ?? 0 : book.page ?? 0)
        }
    }
}
