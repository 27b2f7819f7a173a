import Testing
import UIKit
import UIKitTesting

@Suite("Date pickers")
struct DatePickerTests {
    private let picker = UIDatePicker()

    /// 31 January 2024, 14:37:20 UTC.
    private let date = Date(timeIntervalSince1970: 1_706_711_840)

    private func start(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> HeadlessApp {
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 700), rootViewController: controller)
        controller.view.addSubview(picker)
        picker.sizeToFit()
        picker.frame.origin = CGPoint(x: 20, y: 40)
        app.settle()
        return app
    }

    private func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter.string(from: date)
    }

    private func wheels() throws -> UIPickerView {
        var found: UIPickerView?
        func visit(_ view: UIView) {
            if let wheels = view as? UIPickerView { found = wheels }
            view.subviews.forEach(visit)
        }
        visit(picker)
        return try #require(found)
    }

    private func turn(_ component: Int, to row: Int) throws {
        let wheels = try wheels()
        wheels.selectRow(row, inComponent: component, animated: false)
        wheels.delegate?.pickerView(wheels, didSelectRow: row, inComponent: component)
    }

    @Test("Date picker: wheels stand in the order of the language, and clamp the day")
    func wheelsOfDate() throws {
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let app = start(.date, .wheels)
        let wheels = try wheels()
        #expect((0..<3).map { wheels.selectedRow(inComponent: $0) } == [0, 30, 2023])
        try turn(0, to: 1)
        app.settle()
        #expect(text(picker.date) == "2024-02-29 14:37" && changes == 1)
        #expect(wheels.selectedRow(inComponent: 1) == 28)
    }

    @Test("Date picker: times are rounded down to the interval, with halves of the day")
    func time() throws {
        let app = start(.time, .wheels)
        for wrong in [7, 60, 0, -1] {
            picker.minuteInterval = wrong
            #expect(picker.minuteInterval == 1)
        }
        picker.minuteInterval = 15
        #expect(text(picker.date) == "2024-01-31 14:30")
        let wheels = try wheels()
        #expect((0..<3).map { wheels.selectedRow(inComponent: $0) } == [2, 2, 1])
        try turn(2, to: 0)
        #expect(text(picker.date) == "2024-01-31 02:30")
        app.settle()
    }

    @Test("Date picker: dates beyond the limits come back; inverted limits have no effect")
    func limits() throws {
        let app = start(.date, .wheels)
        picker.maximumDate = date.addingTimeInterval(86_400)
        try turn(2, to: 2030)
        app.settle()
        #expect(text(picker.date) == "2024-02-01 14:37")
        picker.minimumDate = date.addingTimeInterval(1e9)
        picker.date = date
        #expect(picker.date == date)
    }

    @Test("Date picker: a countdown is between a minute and 23 hours 59")
    func countDown() throws {
        let app = start(.countDownTimer, .automatic)
        #expect(picker.datePickerStyle == .wheels && picker.countDownDuration == 60)
        picker.countDownDuration = 0
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 1e6
        #expect(picker.countDownDuration == 86_340)
        picker.countDownDuration = 5_400
        #expect(try wheels().selectedRow(inComponent: 0) == 1)
        try turn(1, to: 0)
        #expect(picker.countDownDuration == 3_600)
        app.settle()
    }

    @Test("Date picker: a calendar turns its months, and a tapped day keeps the time")
    func calendar() throws {
        let app = start(.date, .inline)
        try app.finger.tap(on: "January 12, 2024")
        app.settle()
        #expect(text(picker.date) == "2024-01-12 14:37")
        try app.finger.tap(on: "Next month")
        app.settle()
        #expect(app.find("February 29, 2024") != nil && app.find("January 12, 2024") == nil)
        try app.finger.tap(on: "February 29, 2024")
        #expect(text(picker.date) == "2024-02-29 14:37")
        app.settle()
    }

    @Test("Date picker: compact buttons open a calendar on a panel")
    func compact() throws {
        let app = start(.dateAndTime, .automatic)
        try app.finger.tap(on: "Jan 31, 2024")
        app.settle()
        try app.finger.tap(on: "January 3, 2024")
        app.settle()
        #expect(text(picker.date) == "2024-01-03 14:37")
        app.finger.tap(at: CGPoint(x: 360, y: 690))
        app.settle()
        #expect(app.find("January 3, 2024") == nil && app.find("Jan 3, 2024") != nil)
    }

    @Test("Date picker: compact buttons are as high as large text needs")
    func largeText() throws {
        let app = start(.date, .compact)
        #expect(picker.intrinsicContentSize.height == 34.5)
        app.setTextSize(.accessibilityExtraLarge)
        app.settle()
        let text = UIFont.preferredFont(forTextStyle: .body).lineHeight
        #expect(picker.intrinsicContentSize.height > text + 10)
        picker.sizeToFit()
        app.settle()
        let button = try #require(picker.subviews.first?.subviews.first)
        #expect(button.frame.height == picker.bounds.height)
    }
}
