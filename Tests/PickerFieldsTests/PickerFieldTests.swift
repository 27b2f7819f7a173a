import PickerFields
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Picker fields")
struct PickerFieldTests {
    let app: HeadlessApp
    let taste = PickerTextField(frame: CGRect(x: 87.5, y: 78, width: 200, height: 44))
    let volume = UITextField(frame: CGRect(x: 87.5, y: 178, width: 200, height: 44))

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: controller)
        controller.view.addSubview(taste)
        controller.view.addSubview(volume)
        taste.choices = .list(["鲜橙", "哈密瓜", "蓝莓"])
        app.settle()
    }

    private var input: PickerInput { taste.input }

    /// Opens the wheels and turns the first one.
    private func open(_ row: Int) {
        app.advance(by: 0)
        taste.becomeFirstResponder()
        app.settle()
        input.picker.selectRow(row, inComponent: 0, animated: false)
    }

    @Test("Picker field: Done writes the row, Cancel leaves the text", .rows("S2-01"))
    func doneAndCancel() throws {
        var events: [String] = []
        taste.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
        open(1)
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(taste.text == "哈密瓜" && !taste.isFirstResponder && events == ["changed"])
        open(2)
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(taste.text == "哈密瓜" && !taste.isFirstResponder && events == ["changed"])
        taste.becomeFirstResponder()
        #expect(input.picker.selectedRow(inComponent: 0) == 1, "the cancelled row is forgotten")
    }

    @Test("Picker field: without rows nothing changes", .rows("S2-01"))
    func empty() {
        taste.choices = .list([])
        open(0)
        input.done()
        #expect(taste.text == "" && !taste.isFirstResponder)
    }

    @Test(
        "Picker field: rows that change while it is open are shown, and the text stays",
        .rows("S2-01"))
    func changedRows() {
        open(2)
        input.done()
        taste.becomeFirstResponder()
        taste.choices = .list(["a", "b"])
        #expect(input.picker.numberOfRows(inComponent: 0) == 2 && taste.text == "蓝莓")
        input.done()
        #expect(taste.text == "b")
    }

    @Test("Picker field: keys do not write", .rows("S2-01"))
    func keys() {
        open(0)
        app.keyboard.type("abc")
        app.settle()
        #expect(taste.text == "")
    }

    @Test("Picker field: the bar's frames, also after a resize", .rows("S2-02"))
    func bar() {
        let bar = PickerBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        bar.layoutIfNeeded()
        #expect(bar.cancelButton.frame == CGRect(x: 0, y: 0, width: 70, height: 44))
        #expect(bar.doneButton.frame == CGRect(x: 305, y: 0, width: 70, height: 44))
        #expect(bar.titleLabel.frame == CGRect(x: 112.5, y: 0, width: 150, height: 44))
        bar.frame.size.width = 600
        bar.layoutIfNeeded()
        #expect(bar.doneButton.frame.maxX == 600)
    }

    @Test("Choices of a plain field: independent of others, and removed again", .rows("S2-03"))
    func byExtension() {
        app.advance(by: 0)
        var chosen: [String] = []
        let first = volume.setChoices(.list(["x"]))
        volume.setChoices(.list(["250 mL", "500 mL", "1000 mL"])) { chosen.append($0) }
        #expect(volume.pickerInput !== first && volume.inputView === volume.pickerInput?.picker)
        volume.becomeFirstResponder()
        volume.pickerInput?.picker.selectRow(2, inComponent: 0, animated: false)
        volume.pickerInput?.done()
        #expect(volume.text == "1000 mL" && chosen == ["1000 mL"] && taste.text == "")
        volume.removeChoices()
        #expect(volume.inputView == nil && volume.inputAccessoryView == nil)
        volume.becomeFirstResponder()
        app.keyboard.type("!")
        #expect(volume.text == "1000 mL!")
    }

    @Test("Choices: a text set by code moves the wheel to it", .rows("S2-04"))
    func byCode() {
        var chosen: [String] = []
        let input = volume.setChoices(.list(["250 mL", "500 mL"])) { chosen.append($0) }
        input.choose("500 mL")
        #expect(volume.text == "500 mL" && input.picker.selectedRow(inComponent: 0) == 1)
        input.choose("")
        #expect(volume.text == "" && input.picker.selectedRow(inComponent: 0) == 1)
        input.choose("2 L")
        #expect(volume.text == "2 L" && input.picker.selectedRow(inComponent: 0) == 1)
        #expect(chosen == ["500 mL", "", "2 L"])
    }

    @Test("Choices: columns may depend on those before")
    func dependent() {
        let cities = ["浙江": ["杭州", "宁波"], "江苏": ["南京", "苏州", "无锡"]]
        let input = volume.setChoices(
            .dependent(columns: 2) { path in
                path.isEmpty ? ["浙江", "江苏"] : cities[path[0]] ?? []
            })
        app.advance(by: 0)
        volume.becomeFirstResponder()
        #expect(input.picker.numberOfRows(inComponent: 1) == 2)
        input.picker.selectRow(1, inComponent: 0, animated: false)
        input.pickerView(input.picker, didSelectRow: 1, inComponent: 0)
        #expect(input.picker.numberOfRows(inComponent: 1) == 3)
        input.picker.selectRow(2, inComponent: 1, animated: false)
        input.done()
        #expect(volume.text == "江苏 无锡")
    }

    @Test("Picker field: assistive technologies choose the next row and the one before")
    func accessibility() {
        app.advance(by: 0)
        taste.accessibilityIncrement()
        #expect(taste.text == "鲜橙")
        taste.accessibilityIncrement()
        #expect(taste.text == "哈密瓜")
        taste.accessibilityDecrement()
        taste.accessibilityDecrement()
        #expect(taste.text == "鲜橙")
    }

    @Test("Picker field: a choice can be undone")
    func undo() {
        open(1)
        input.done()
        open(2)
        input.done()
        #expect(taste.text == "蓝莓")
        taste.undoManager?.undo()
        #expect(taste.text == "哈密瓜")
    }
}
