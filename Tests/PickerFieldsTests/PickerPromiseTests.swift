import Foundation
import PickerFields
import Testing
import UIKit
import UIKitTesting

/// Sentences of the documentation that no other test proves.
@Suite("Picker fields: what the documentation promises")
final class PickerPromiseTests {
    private let app: HeadlessApp
    private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 44))
    private var events: [String] = []

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

    @Test("Choices: one that was chosen sends two events, and calls back with the text")
    func chosen() {
        app.advance(by: 0)
        for (event, name) in [
            (UIControl.Event.editingChanged, "editing"), (.valueChanged, "value"),
        ] {
            field.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
        }
        let input = field.setChoices(.list(["a", "b"])) { self.events.append($0) }
        #expect(input.chosenPath.isEmpty)
        open()
        input.picker.selectRow(1, inComponent: 0, animated: false)
        input.done()
        #expect(events == ["editing", "value", "b"] && input.chosenPath == ["b"])
        field.resignFirstResponder()
        open()
        input.cancel()
        #expect(events.count == 3 && !field.isFirstResponder)
    }

    @Test("Choices: several titles are written with the separator in between")
    func separator() {
        app.advance(by: 0)
        let input = field.setChoices(.columns([["S", "M"], ["red", "blue"]]))
        #expect(input.separator == " " && input.choices.columnCount == 2)
        input.choose(path: ["M", "blue"])
        #expect(field.text == "M blue")
        input.separator = " / "
        input.choose(path: ["S", "red"])
        #expect(field.text == "S / red")
        #expect(PickerChoices.list(["a"]).titles(after: []) == ["a"])
        #expect(PickerChoices.list(["a"]).titles(after: ["a"]).isEmpty)
        #expect(PickerTextField().choices.titles(after: []).isEmpty)
    }

    @Test("Choices: in a narrow window the menu opens next to the field if its style says so")
    func narrowMenu() {
        app.advance(by: 0)
        let input = field.setChoices(.list(["a", "b"]))
        #expect(input.style == .automatic)
        open()
        #expect(input.picker.window != nil && input.bar.window != nil)
        input.cancel()
        app.settle()
        input.style = .menu
        open()
        #expect(input.picker.window == nil)
        #expect(app.window.rootViewController?.presentedViewController != nil)
    }

    @Test("Choices: a path that is none is refused with advice")
    func wrongPath() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let field = UITextField()
                field.setChoices(.list(["a"])).choose(path: ["b"])
            }
        }
    }

    @Test(
        "Dates: nothing is chosen at first; the text is of medium length in the picker's language")
    func dates() {
        app.advance(by: 0)
        var chosen: [Date] = []
        let input = field.setDates(.date) { chosen.append($0) }
        input.picker.locale = Locale(identifier: "de_DE")
        input.picker.timeZone = .gmt
        #expect(input.date == nil && input.countDownDuration == nil && field.dateInput === input)
        open()
        input.cancel()
        app.settle()
        #expect(input.date == nil && field.text == "")
        let day = Date(timeIntervalSince1970: 86_400 * 10_000)
        input.choose(day)
        #expect(field.text == "19.05.1997" && chosen == [day])
        field.setChoices(.list(["a"]))
        #expect(field.dateInput == nil && field.pickerInput != nil)
        field.removeChoices()
        #expect(field.pickerInput == nil)
    }

    @Test("Picker bar: Cancel and Done are in the app's language")
    func barTexts() {
        app.advance(by: 0)
        #expect(PickerBar(frame: .zero).doneButton.title(for: .normal) == "Done")
        let chinese = HeadlessApp(
            size: CGSize(width: 375, height: 667), language: .simplifiedChinese,
            rootViewController: UIViewController())
        chinese.advance(by: 0)
        let bar = PickerBar(frame: .zero)
        #expect(bar.cancelButton.title(for: .normal) == "取消")
        #expect(bar.doneButton.title(for: .normal) == "完成")
        #expect(bar.intrinsicContentSize.height == 44)
    }

    @Test("Picker bar: its classic style is orange, with blue buttons and a title", .rows("S2-02"))
    func classicBar() {
        let chinese = HeadlessApp(
            size: CGSize(width: 375, height: 667), language: .simplifiedChinese,
            rootViewController: UIViewController())
        chinese.advance(by: 0)
        let bar = PickerBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let standard = bar.backgroundColor
        #expect(bar.titleLabel.text == nil)
        bar.style = .classic
        bar.layoutIfNeeded()
        #expect(bar.backgroundColor == .orange && bar.titleLabel.text == "请选择类型")
        #expect(bar.titleLabel.frame == CGRect(x: 112.5, y: 0, width: 150, height: 44))
        for button in [bar.cancelButton, bar.doneButton] {
            #expect(button.tintColor == .blue && button.titleLabel?.font.pointSize == 17)
            #expect(button.titleColor(for: .normal) == .blue)
        }
        bar.style = .standard
        #expect(bar.backgroundColor == standard && bar.titleLabel.text == nil)
    }
}

/// Situations that users of other pickers report.
@Suite("Picker fields where users have put them")
final class PickerReportTests {
    private let app: HeadlessApp
    private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 44))
    private let now = Date(timeIntervalSince1970: 86_400 * 10_000 + 3_600 * 11 + 43 * 60)

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

    @Test("Choices: Done without a touch of the wheels writes the row that is shown")
    func untouched() {
        app.advance(by: 0)
        field.setChoices(.list(["a", "b"])).picker.selectRow(0, inComponent: 0, animated: false)
        open()
        field.pickerInput?.done()
        #expect(field.text == "a")
        let dates = field.setDates(.date)
        field.text = ""
        open()
        dates.done()
        #expect(dates.date == dates.picker.date && field.text?.isEmpty == false)
    }

    @Test("Dates: before the least one, Done writes the least")
    func minimum() {
        app.advance(by: 0)
        var chosen: [Date] = []
        let input = field.setDates(.dateAndTime) { chosen.append($0) }
        input.picker.date = now
        input.picker.minimumDate = now.addingTimeInterval(7_200)
        open()
        input.done()
        #expect(chosen == [input.picker.date])
        #expect((chosen.first ?? .distantPast) >= now.addingTimeInterval(7_200))
    }

    @Test("Dates: with an interval of minutes, Done writes the time that is shown")
    func interval() {
        app.advance(by: 0)
        var chosen: [Date] = []
        let input = field.setDates(.time) { chosen.append($0) }
        input.picker.timeZone = .gmt
        input.picker.minuteInterval = 10
        input.choose(now)
        #expect(chosen.last == input.picker.date)
        let minutes = Int((chosen.last ?? now).timeIntervalSince1970) / 60
        #expect(minutes % 10 == 0, "\(field.text ?? "")")
    }

    @Test("Dates: Done while a wheel turns writes what the picker is at")
    func turningWheel() {
        app.advance(by: 0)
        let input = field.setDates(.date)
        input.picker.timeZone = .gmt
        input.choose(now)
        open()
        app.finger.drag(
            from: CGPoint(x: 190, y: 560), to: CGPoint(x: 190, y: 480), duration: 0.08)
        app.advance(by: 0.05)
        input.done()
        let written = field.text
        app.settle()
        #expect(field.text == written)
        open()
        #expect(input.picker.date == input.date && field.text == written)
    }

    @Test("Choices: a field in a reused cell that code empties writes nothing of the old row")
    func emptied() throws {
        app.advance(by: 0)
        let input = field.setChoices(.list(["a", "b", "c"]))
        input.choose("c")
        field.text = ""
        open()
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(field.text == "")
        open()
        app.keyboard.type("b")
        input.done()
        #expect(field.text == "b")
    }
}
