import BookshelfCore
import BookshelfLists
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import BookshelfUI

@Suite("Reading times, loans and wishes")
struct ReadingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }

    @Test("Book: loans, wishes and reading times are written and read")
    func file() throws {
        var book = Book(name: "a")
        book.isWished = true
        book.loan = Book.Loan(borrower: "小明", since: 1_700_000_000)
        book.readingSince = 12
        book.readingTimes = [100: 60, 900: 5000]
        let data = BookList.data(of: [book])
        #expect(BookStore.books(in: data) == [book])
        let wrong = Data(
            #"[{"loan": 3, "is_wished": "yes", "reading_times": {"x": 1, "5": -2, "7": 9}}]"#.utf8)
        let read = try #require(BookStore.books(in: wrong)?.first)
        #expect(read.loan == nil && read.isWished == nil && read.readingTimes == [7: 9])
    }

    @Test("Book: a reading of less than five seconds or with a clock set back does not count")
    func clock() {
        var book = Book(name: "a")
        func toggle(_ second: Double) {
            book.toggleReading(at: Date(timeIntervalSince1970: second))
        }
        toggle(100)
        toggle(103)
        toggle(200)
        toggle(150)
        #expect(book.readingTimes.isEmpty && book.readingSince == nil)
        toggle(1000)
        toggle(1000 + 86_400)
        #expect(book.readingTimes == [1000: Book.longestReading])
    }

    @Test("Statistics: minutes of days, streaks and totals")
    func statistics() {
        let day = 86_400
        var book = Book(name: "a")
        book.pages = 100
        book.isRead = true
        book.readingTimes = [
            10 * day + 60: 600, 10 * day + 7200: 300, 9 * day: 1200, 8 * day: 60, 5 * day: 60,
        ]
        var other = Book(name: "b")
        other.page = 7
        let noon = Date(timeIntervalSince1970: Double(10 * day + 43_200))
        let statistics = ReadingStatistics(
            [book, other], today: noon, calendar: calendar, days: 4)
        #expect(statistics.days.map(\.minutes) == [0, 1, 20, 15])
        #expect(statistics.streak == 3 && statistics.seconds == 2220)
        #expect(statistics.booksRead == 1 && statistics.pagesRead == 107)
        let tomorrow = ReadingStatistics(
            [book], today: noon.addingTimeInterval(86_400), calendar: calendar)
        #expect(tomorrow.streak == 3)
    }

    @Test(
        "Statistics: the chart's scale ends at a round number above the longest day",
        arguments: [
            (0.0, 10.0), (10, 10), (11, 20), (45, 50), (99, 100), (480, 500), (501, 1000),
        ])
    func scale(minutes: Double, top: Double) {
        #expect(ReadingChart.top(of: minutes) == top)
    }

    @Test("Details: a button times the reading, also across a restart")
    func timing() throws {
        let (app, _, _) = HeadlessApp.shelf(in: folder)
        try app.finger.tap(on: "Walden")
        app.settle()
        try app.finger.tap(on: "Start reading")
        app.advance(by: 600)
        let (second, library, api) = HeadlessApp.shelf(in: folder)
        second.advance(by: 60)
        try second.finger.tap(on: "Stop reading")
        second.settle()
        #expect(api.books[1].readingSeconds >= 60)
        #expect(library.details.table.numberOfRows(inSection: 0) == 4)
        try second.finger.tap(on: "Bookshelf")
        second.settle()
        try second.finger.tap(on: "More")
        second.settle()
        try second.finger.tap(on: "Statistics")
        second.settle()
        #expect(second.find("Minutes a day") != nil)
    }

    @Test("Form: lending and wishing; wishes are not among the books that one has")
    func lending() throws {
        let (app, library, api) = HeadlessApp.shelf(in: folder)
        try app.finger.tap(on: "Walden")
        app.settle()
        try app.finger.tap(on: "Edit book")
        app.settle()
        let form = try #require(
            (library.details.presentedViewController as? UINavigationController)?
                .viewControllers.first as? BookFormController)
        let field = try #require(app.find("Lent to")?.view as? UITextField)
        field.text = "Anna"
        try app.finger.tap(on: "Save")
        app.settle()
        #expect(api.books[1].loan?.borrower == "Anna" && form.view.window == nil)
        let since = api.books[1].loan?.since
        try api.update(api.entries[1].id) { $0.year = 1 }
        #expect(api.books[1].loan?.since == since)
        #expect(ShelfQuery.Filter.lent.admits(api.books[1]))
        try api.update(api.entries[0].id) { $0.isWished = true }
        #expect(library.shelf.shown.count == 2)
        #expect(FilterList(api.entries).filters.contains(.wished))
    }
}
