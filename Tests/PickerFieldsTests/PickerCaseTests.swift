import Foundation
import PickerFields
import Testing
import UIKit
import UIKitTesting

@Suite("Picker fields in use")
final class PickerCaseTests {
    private let app: HeadlessApp
    private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 44))
    private let fruits = PickerChoices.list(["Apple", "Banana", "Cherry"])

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: controller)
        controller.view.addSubview(field)
        app.settle()
        app.advance(by: 0)
    }

    private func open() {
        field.becomeFirstResponder()
        app.settle()
    }

    @Test("Choices: replaced while they are open, the new wheels appear and Done is theirs")
    func replaced() throws {
        field.setChoices(fruits)
        open()
        let input = field.setChoices(.list(["Pear", "Plum"]))
        app.settle()
        #expect(input.picker.window != nil && field.isFirstResponder)
        input.picker.selectRow(1, inComponent: 0, animated: false)
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(field.text == "Plum" && !field.isFirstResponder)
    }

    @Test("Choices: removed while they are open, the keyboard is back and keys write")
    func removed() {
        let picker = field.setChoices(fruits).picker
        open()
        #expect(picker.window != nil)
        field.removeChoices()
        app.settle()
        #expect(picker.window == nil && field.isFirstResponder)
        app.keyboard.type("x")
        #expect(field.text == "x")
    }

    @Test("Choices: the buttons of a bar whose input was removed do nothing")
    func oldBar() {
        let bar = field.setChoices(fruits).bar
        field.setChoices(.list(["Pear"]))
        bar.doneButton.sendActions(for: .touchUpInside)
        bar.cancelButton.sendActions(for: .touchUpInside)
        #expect(field.text == "")
    }

    @Test("Choices: the menu of choices that were replaced is dismissed")
    func oldMenu() {
        let wide = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 1_000, height: 700), rootViewController: wide)
        wide.view.addSubview(field)
        app.settle()
        field.setChoices(fruits)
        field.becomeFirstResponder()
        app.settle()
        #expect(wide.presentedViewController != nil)
        field.removeChoices()
        app.settle()
        #expect(wide.presentedViewController == nil)
    }

    @Test("Choices: a value set by code is shown in the menu that is open")
    func menuFollowsCode() throws {
        let wide = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 1_000, height: 700), rootViewController: wide)
        wide.view.addSubview(field)
        app.settle()
        let input = field.setChoices(fruits)
        field.becomeFirstResponder()
        app.settle()
        func checked() -> [String?] {
            let cells = app.query(UITableViewCell.self).all.compactMap {
                $0.view as? UITableViewCell
            }
            return cells.filter { $0.accessoryType == .checkmark }.map { cell in
                (cell.contentConfiguration as? UIListContentConfiguration)?.text
            }
        }
        input.choose("Banana")
        app.settle()
        #expect(checked() == ["Banana"])
        field.text = "Cherry"
        app.settle()
        #expect(checked() == ["Cherry"])
    }

    @Test("Dates: a date set by code is shown in the calendar that is open")
    func calendarFollowsCode() throws {
        let wide = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 1_000, height: 700), rootViewController: wide)
        wide.view.addSubview(field)
        app.settle()
        let input = field.setDates(.date)
        input.picker.locale = Locale(identifier: "en_US")
        input.picker.timeZone = TimeZone(secondsFromGMT: 0)
        field.becomeFirstResponder()
        app.settle()
        let calendar = try #require(
            app.query(UIDatePicker.self).all.first?.view as? UIDatePicker)
        let day = Date(timeIntervalSinceReferenceDate: 200.5 * 86_400)
        input.choose(day)
        #expect(calendar.date == day)
        field.text = "Apr 11, 2005"
        #expect(calendar.date == input.date && input.date != day)
    }

    @Test("Dates: a calendar that is opened again while it appears shows the field's text")
    func calendarAgain() throws {
        let wide = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 1_000, height: 700), rootViewController: wide)
        wide.view.addSubview(field)
        app.settle()
        let input = field.setDates(.date)
        input.picker.locale = Locale(identifier: "en_US")
        input.picker.timeZone = TimeZone(secondsFromGMT: 0)
        field.becomeFirstResponder()
        app.advance(by: 0.05)
        input.cancel()
        field.text = "Feb 29, 2024"
        field.becomeFirstResponder()
        app.settle()
        let calendar = try #require(
            app.query(UIDatePicker.self).all.first?.view as? UIDatePicker)
        #expect(calendar.date == input.date && field.isFirstResponder)
    }

    @Test("Choices: a text set by code is what a key and Cancel leave")
    func keysLeaveText() throws {
        field.setChoices(fruits)
        field.text = "Banana"
        open()
        app.keyboard.type("c")
        #expect(field.text == "Banana")
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(field.text == "Banana")
    }

    @Test("Choices: the wheels open at the field's text", arguments: [true, false])
    func opensAtText(before: Bool) throws {
        if before { field.text = "Cherry" }
        let input = field.setChoices(fruits)
        if !before { field.text = "Cherry" }
        open()
        #expect(input.picker.selectedRow(inComponent: 0) == 2)
        try app.finger.tap(on: "Done")
        #expect(field.text == "Cherry")
    }

    @Test("Choices: several wheels open at the field's text")
    func columnsOpenAtText() throws {
        let input = field.setChoices(.columns([["S", "M", "L"], ["red", "dark red", "blue"]]))
        field.text = "M dark red"
        open()
        #expect(input.picker.selectedRow(inComponent: 1) == 1)
        try app.finger.tap(on: "Done")
        #expect(field.text == "M dark red")
        field.text = "something else"
        open()
        #expect(input.picker.selectedRow(inComponent: 0) == 1)
    }

    @Test("Choices: Done during a fling writes the titles of all columns")
    func fling() {
        let input = field.setChoices(
            .dependent(columns: 2) { path in
                guard let first = path.first else { return ["many", "few"] }
                return first == "many" ? (0..<20).map { "m\($0)" } : ["f0", "f1"]
            })
        open()
        input.picker.selectRow(15, inComponent: 1, animated: false)
        input.picker.selectRow(1, inComponent: 0, animated: false)
        input.done()
        #expect(field.text == "few f1")
        #expect(input.chosenPath == ["few", "f1"])
    }

    @Test("Dates: a countdown writes a duration, and opens at it again")
    func countdown() throws {
        let input = field.setDates(.countDownTimer)
        input.picker.countDownDuration = 5_400
        open()
        #expect(input.picker.countDownDuration == 5_400)
        input.done()
        #expect(field.text == "1 hr, 30 min")
        app.settle()
        open()
        input.picker.countDownDuration = 600
        input.cancel()
        app.settle()
        open()
        #expect(field.text == "1 hr, 30 min" && input.picker.countDownDuration == 5_400)
    }

    @Test("Dates: the wheels open at a date that code wrote in the same form")
    func dateByCode() {
        let input = field.setDates(.date)
        input.picker.calendar = Calendar(identifier: .gregorian)
        input.picker.locale = Locale(identifier: "en_US")
        input.picker.timeZone = TimeZone(identifier: "UTC")
        input.choose(Date(timeIntervalSince1970: 86_400 * 100))
        let text = field.text
        input.choose(Date(timeIntervalSince1970: 86_400 * 5_000))
        field.text = text
        open()
        input.done()
        #expect(field.text == text)
    }
}
