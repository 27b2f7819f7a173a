import Testing
import UIKit
import UIKitTesting

@Suite("Pickers")
struct PickerViewTests {
    private let picker = UIPickerView()
    private let rows = Rows()

    private func start() -> HeadlessApp {
        picker.dataSource = rows
        picker.delegate = rows
        let controller = UIViewController()
        controller.view.addSubview(picker)
        return HeadlessApp(
            size: CGSize(width: 320, height: 400), rootViewController: controller)
    }

    @Test("Picker: a dragged wheel stops on a row and reports it once")
    func drag() {
        let app = start()
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 100)
        app.finger.drag(
            from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 70), duration: 0.5)
        app.settle()
        let row = picker.selectedRow(inComponent: 0)
        #expect(row >= 2 && rows.selected == ["0: \(row)"])
        #expect(picker.view(forRow: row, forComponent: 0)?.center.y == 108)
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    private final class Speaker: UIPickerViewAccessibilityDelegate {
        func pickerView(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { "Row \(row)" }
        func pickerView(
            _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
        ) -> String? { component == 0 ? "Hours" : nil }
        func pickerView(
            _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
        ) -> String? { component == 0 ? "Sets the alarm" : nil }
        func pickerView(
            _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
        ) -> [String] { component == 0 ? ["Hour", "Time"] : [] }
    }

    private final class Painter: UIPickerViewDelegate {
        var reused = 0

        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            if view is UISwitch { reused += 1 }
            let view = view as? UISwitch ?? UISwitch()
            view.isOn = row.isMultiple(of: 2)
            return view
        }
    }

    @Test("Picker: the delegate's views are the rows, and return to it for others")
    func views() {
        let app = start()
        let painter = Painter()
        picker.delegate = painter
        app.settle()
        #expect((picker.view(forRow: 0, forComponent: 0) as? UISwitch)?.isOn == true)
        #expect((picker.view(forRow: 1, forComponent: 0) as? UISwitch)?.isOn == false)
        picker.selectRow(50, inComponent: 0, animated: false)
        app.settle()
        #expect(picker.view(forRow: 50, forComponent: 0) is UISwitch && painter.reused > 0)
    }

    @Test("Picker: the delegate names its columns; others have the name of the picker")
    func names() {
        let app = start()
        let speaker = Speaker()
        picker.delegate = speaker
        picker.accessibilityLabel = "Alarm"
        app.settle()
        let columns = app.accessibilityElements().filter { $0.value == "Row 0" }
        #expect(columns.map(\.label) == ["Hours", "Alarm"])
        #expect(picker.showsSelectionIndicator)
        let spoken = picker.subviews.filter(\.isAccessibilityElement)
            .compactMap(\.accessibilityUserInputLabels)
        #expect(spoken == [["Hour", "Time"], ["Alarm"]])
    }

    @Test("Picker: a tapped row turns to the middle")
    func tap() {
        let app = start()
        // The row after the middle is 32 points below it, a little less on the wheel.
        app.finger.tap(at: CGPoint(x: 240, y: 139))
        app.settle()
        #expect(picker.selectedRow(inComponent: 1) == 1 && rows.selected == ["1: 1"])
    }

    @Test("Picker: selecting in code reports nothing, animated or not")
    func select() {
        let app = start()
        picker.selectRow(40, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 40)
        picker.selectRow(42, inComponent: 0, animated: true)
        app.settle()
        #expect(picker.selectedRow(inComponent: 0) == 42 && rows.selected.isEmpty)
        #expect(picker.view(forRow: 42, forComponent: 0) != nil)
        #expect(picker.view(forRow: 60, forComponent: 0) == nil)
    }

    @Test("Picker: fewer rows after a reload, also while it turns, keep it within them")
    func reload() {
        let app = start()
        picker.selectRow(90, inComponent: 0, animated: true)
        rows.count = 5
        picker.reloadAllComponents()
        app.settle()
        #expect(picker.selectedRow(inComponent: 0) <= 4)
        rows.count = 0
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == -1)
        app.settle()
    }

    @Test("Picker: rows stand on a wheel as recorded")
    func wheel() throws {
        let app = start()
        app.settle()
        // H = 216, rows of 32: 19 in a turn, radius 97.25.
        let first = try #require(picker.view(forRow: 1, forComponent: 0))
        #expect(abs(first.center.y - (108 + 97.252 * sin(2 * .pi / 19))) < 0.01)
        #expect(abs(first.frame.height - 32 * cos(2 * .pi / 19)) < 0.01)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
        #expect(picker.view(forRow: 5, forComponent: 0) == nil)
    }
}

private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    var count = 100
    var selected: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }

    func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { selected.append("\(component): \(row)") }
}
