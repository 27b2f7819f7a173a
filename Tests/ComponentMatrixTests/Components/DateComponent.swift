import Foundation
import PickerFields
import UIKit

final class DateComponent: FieldComponent {
    private var dates: DateInput!

    /// `true` after the wheels were turned without Done.
    private var isTurned = false

    override var input: FieldInput? { dates }
    override var wheels: UIView? { dates.picker }

    private static let formatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateStyle = .medium
        return formatter
    }()

    private static func day(_ number: Int) -> Date {
        Date(timeIntervalSinceReferenceDate: (Double(number) + 0.5) * 86_400)
    }

    private static func text(_ date: Date) -> String { formatter.string(from: date) }

    override func prepare() {
        view.addSubview(field)
        setDates()
    }

    private func setDates(_ mode: UIDatePicker.Mode = .date) {
        dates = field.setDates(mode) { [weak self] _ in self?.whenEnded?() }
        dates.picker.locale = Locale(identifier: "en_US")
        dates.picker.timeZone = TimeZone(secondsFromGMT: 0)
        dates.picker.date = Self.day(0)
        isTurned = false
    }

    override func hide() {
        super.hide()
        isTurned = false
    }

    // MARK: Values

    private func limited(_ date: Date) -> Date {
        let least = dates.picker.minimumDate.map { max($0, date) } ?? date
        return dates.picker.maximumDate.map { min($0, least) } ?? least
    }

    private func choose(_ date: Date) {
        dates.choose(date)
        isTurned = false
        let text = Self.text(limited(date))
        expect("the text of a chosen date", field.text, is: text)
        expect("the chosen date", dates.date.map(Self.text), is: text)
    }

    private func confirm() {
        let text = Self.text(dates.picker.date)
        dates.done()
        (isOpen, isTurned) = (false, false)
        expect("the text after Done", field.text, is: text)
        expect("the date after Done", dates.date.map(Self.text), is: text)
    }

    /// Writes a text into the field, which the wheels show if it is a date.
    private func write(_ text: String) {
        field.text = text
        expect("the text by code", field.text, is: text)
        guard isOpen, field.isFirstResponder, let date = Self.formatter.date(from: text) else {
            return
        }
        isTurned = false
        expect("the date of a text by code", dates.date.map(Self.text), is: Self.text(date))
    }

    private func limit(_ number: Int) {
        dates.picker.minimumDate = Self.day(number)
        dates.picker.maximumDate = Self.day(number + 400)
    }

    override func useValues() {
        guard isOpen else { return }
        write("Apr 11, 1970")
        stage.app.keyboard.type("x")
        expect("the text after a key", field.text, is: "Apr 11, 1970")
        stage.pass(0.3)
        checkShown("a date by code")
        if dates.picker.window != nil {
            dates.picker.date = Self.day(1_000)
            confirm()
            stage.pass(0.6)
            show()
            stage.pass(0.6)
        }
        choose(Self.day(-70))
        stage.pass(0.3)
        checkShown("a chosen date")
        limit(0)
        choose(Self.day(-70))
    }

    override func replaceSettings() {
        setDates(.time)
        stage.pass(0.6)
        checkShown("another mode")
        setDates()
        dates.format = { "on \(Self.text($0))" }
        stage.pass(0.6)
        checkShown("another format")
        dates.choose(Self.day(3))
        expect("the text in a format", field.text, is: "on \(Self.text(Self.day(3)))")
    }

    // MARK: What is seen

    /// The calendar next to the field.
    private var calendar: UIDatePicker? {
        menu?.view.subviews.lazy.compactMap { $0 as? UIDatePicker }.first
    }

    override func checkShown(_ moment: String) {
        super.checkShown(moment)
        guard isOpen, !isTurned, let date = dates.date,
            let shown = dates.picker.window == nil ? calendar : dates.picker
        else { return }
        expect(
            "\(moment): the date that is shown", Self.text(shown.date), is: Self.text(limited(date))
        )
    }

    override var parts: [AnyObject] { [field, dates, dates.picker, dates.bar] }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            ("done", { [unowned self] _ in confirm() }),
            ("choose", { [unowned self] number in choose(Self.day(number - 5_000)) }),
            (
                "text",
                { [unowned self] number in
                    write(["Apr 11, 1970", "soon", "Feb 29, 2024", ""][number % 4])
                }
            ),
            (
                "turn",
                { [unowned self] number in
                    guard dates.picker.window != nil else { return }
                    dates.picker.date = Self.day(number)
                    isTurned = true
                }
            ),
            (
                "type",
                { [unowned self] number in
                    let text = field.text
                    guard isOpen, field.isFirstResponder else { return }
                    stage.app.keyboard.type(["a", "12", "x"][number % 3])
                    expect("the text after keys", field.text, is: text)
                }
            ),
            (
                "calendar",
                { [unowned self] number in
                    // One that appears may be that of an input which was replaced.
                    guard let calendar, menu?.isBeingPresented == false else { return }
                    calendar.date = Self.day(number)
                    calendar.sendActions(for: .valueChanged)
                    isTurned = false
                    expect("the text of the calendar", field.text, is: Self.text(calendar.date))
                }
            ),
            (
                "limits",
                { [unowned self] number in if menu == nil { limit(number - 5_000) } }
            ),
            (
                "remove",
                { [unowned self] _ in
                    field.removeChoices()
                    setDates()
                }
            ),
        ]
    }
}
