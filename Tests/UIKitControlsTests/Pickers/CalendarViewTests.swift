import Testing
import UIKit
import UIKitTesting

@Suite("Calendar views")
struct CalendarViewTests {
    private let calendarView = UICalendarView()
    private let log = Log()

    private final class Log: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var events: [String] = []
        var refused: Set<Int> = []
        var keepsOne = false

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            dateComponents.day == 10 ? .default(color: .red, size: .large) : nil
        }

        func calendarView(
            _ calendarView: UICalendarView,
            didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            let month = calendarView.visibleDateComponents
            events.append("from \(previousDateComponents.month ?? 0) to \(month.month ?? 0)")
        }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate,
            didSelectDate dateComponents: DateComponents?
        ) { events.append("day \(dateComponents?.day ?? 0)") }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate,
            canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents.map { !refused.contains($0.day ?? 0) } ?? !keepsOne }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { events.append("added \(dateComponents.day ?? 0)") }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate,
            didDeselectDate dateComponents: DateComponents
        ) { events.append("removed \(dateComponents.day ?? 0)") }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate,
            canDeselectDate dateComponents: DateComponents
        ) -> Bool { !refused.contains(dateComponents.day ?? 0) }
    }

    private func start(_ language: Language = .english) -> HeadlessApp {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 500), language: language,
            rootViewController: controller)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        calendarView.calendar = calendar
        calendarView.locale = .init(identifier: language == .english ? "en_US" : "zh_CN")
        calendarView.visibleDateComponents = DateComponents(year: 2024, month: 2)
        calendarView.frame = CGRect(x: 20, y: 20, width: 335, height: 440)
        controller.view.addSubview(calendarView)
        app.settle()
        return app
    }

    @Test("Calendar: arrows and swipes turn the month, and the delegate gets the one before")
    func months() throws {
        let app = start()
        calendarView.delegate = log
        app.settle()
        try app.finger.tap(on: "Next month")
        app.finger.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 260, y: 200), duration: 0.1)
        app.settle()
        #expect(log.events == ["from 2 to 3", "from 3 to 2"])
        #expect(app.find("February 29, 2024") != nil && app.find("February 2024") != nil)
        #expect(app.find("February 30, 2024") == nil)
    }

    @Test("Calendar: the title shows wheels of month and year")
    func wheels() throws {
        let app = start()
        try app.finger.tap(on: "February 2024")
        app.settle()
        #expect(app.find("February 14, 2024") == nil && app.find("Next month") == nil)
        try app.finger.tap(on: "February 2024")
        app.settle()
        #expect(app.find("February 14, 2024") != nil)
    }

    @Test("Calendar: a day is selected by a tap, and deselected unless the delegate keeps it")
    func single() throws {
        let app = start()
        let selection = UICalendarSelectionSingleDate(delegate: log)
        calendarView.selectionBehavior = selection
        log.refused = [3]
        selection.updateSelectableDates()
        try app.finger.tap(on: "February 14, 2024")
        #expect(selection.selectedDate?.day == 14)
        try? app.finger.tap(on: "February 3, 2024")
        #expect(selection.selectedDate?.day == 14)
        try app.finger.tap(on: "February 14, 2024")
        #expect(selection.selectedDate == nil)
        log.keepsOne = true
        try app.finger.tap(on: "February 15, 2024")
        try app.finger.tap(on: "February 15, 2024")
        #expect(selection.selectedDate?.day == 15)
        #expect(log.events == ["day 14", "day 0", "day 15"])
        selection.setSelected(DateComponents(year: 2024, month: 5, day: 2), animated: true)
        app.settle()
        #expect(calendarView.visibleDateComponents.month == 5)
        #expect(log.events.count == 3)
    }

    @Test("Calendar: several days are selected and deselected, those that may be")
    func multiple() throws {
        let app = start()
        let selection = UICalendarSelectionMultiDate(delegate: log)
        selection.selectedDates = [DateComponents(year: 2024, month: 2, day: 1)]
        calendarView.selectionBehavior = selection
        app.settle()
        log.refused = [1]
        try app.finger.tap(on: "February 14, 2024")
        try app.finger.tap(on: "February 20, 2024")
        try app.finger.tap(on: "February 14, 2024")
        try? app.finger.tap(on: "February 1, 2024")
        #expect(selection.selectedDates.map(\.day) == [1, 20])
        #expect(log.events == ["added 14", "added 20", "removed 14"])
    }

    @Test("Calendar: without a selection, and outside of the range, nothing is selected")
    func range() throws {
        let app = start()
        let utc = Calendar(identifier: .gregorian)
        let first = DateComponents(
            calendar: utc, timeZone: TimeZone(identifier: "UTC"), year: 2024, month: 2, day: 5)
        let last = DateComponents(
            calendar: utc, timeZone: TimeZone(identifier: "UTC"), year: 2024, month: 2, day: 20)
        calendarView.availableDateRange = try DateInterval(
            start: #require(first.date), end: #require(last.date))
        let selection = UICalendarSelectionSingleDate(delegate: log)
        calendarView.selectionBehavior = selection
        app.settle()
        for day in ["February 4, 2024", "February 21, 2024"] {
            try? app.finger.tap(on: day)
        }
        try? app.finger.tap(on: "Next month")
        #expect(log.events.isEmpty && calendarView.visibleDateComponents.month == 2)
        try app.finger.tap(on: "February 5, 2024")
        #expect(selection.selectedDate?.day == 5)
        calendarView.visibleDateComponents = DateComponents(year: 2030, month: 1)
        #expect(calendarView.visibleDateComponents.year == 2024)
    }

    @Test("Calendar: decorations are below their days, and make the rows higher")
    func decorations() {
        let app = start()
        let plain = calendarView.intrinsicContentSize.height
        calendarView.delegate = log
        app.settle()
        #expect(calendarView.intrinsicContentSize.height == plain + 6 * 14)
        let day = app.find("February 10, 2024")?.frame ?? .zero
        var dots: [CGRect] = []
        func visit(_ view: UIView) {
            if view.backgroundColor == .red { dots.append(view.convert(view.bounds, to: nil)) }
            view.subviews.forEach(visit)
        }
        visit(calendarView)
        #expect(dots.count == 1 && abs((dots.first?.midX ?? 0) - day.midX) < 1)
        #expect(dots.first?.minY ?? 0 >= day.maxY - 1 && dots.first?.width == 13)
        calendarView.wantsDateDecorations = false
        #expect(calendarView.intrinsicContentSize.height == plain)
    }

    @Test("Calendar: other calendars and languages have their months and first weekdays")
    func calendars() {
        let app = start(.simplifiedChinese)
        #expect(app.find("2024年2月") != nil)
        var hebrew = Calendar(identifier: .hebrew)
        hebrew.timeZone = TimeZone(identifier: "UTC") ?? .current
        calendarView.calendar = hebrew
        calendarView.locale = Locale(identifier: "en_US")
        app.settle()
        #expect(calendarView.visibleDateComponents.year == 5784)
        calendarView.calendar = Calendar(identifier: .buddhist)
        #expect(calendarView.visibleDateComponents.year == 2567)
    }

    @Test("Calendar: parts that are no date leave the month")
    func bad() {
        _ = start()
        calendarView.visibleDateComponents = DateComponents(year: 2024, month: 3)
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        calendarView.selectionBehavior = selection
        selection.selectedDate = DateComponents()
        #expect(calendarView.visibleDateComponents.month == 3)
    }
}
