import Testing
import UIKit
import UIKitTesting

/// Each control gets the same value by a finger, by a mouse, and by keys alone.
@Suite("Controls by each kind of input")
@MainActor
struct ControlInputTests {
    enum Input: String, CaseIterable, Sendable { case finger, mouse, keyboard }

    private let app: HeadlessApp
    private let content = UIView()

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 400), rootViewController: controller)
        controller.view.backgroundColor = .systemBackground
        content.frame = CGRect(x: 0, y: 100, width: 320, height: 220)
        controller.view.addSubview(content)
    }

    /// Shows a control, and leads the focus to it if keys are used.
    private func show<Control: UIView>(
        _ control: Control, _ input: Input, size: CGSize = CGSize(width: 200, height: 40)
    ) -> Control {
        control.frame = CGRect(origin: CGPoint(x: 20, y: 10), size: size)
        content.addSubview(control)
        app.settle()
        if input == .keyboard { app.keyboard.press(.tab) }
        return control
    }

    /// Touches or clicks a point of a view.
    private func touch(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ input: Input) {
        let point = view.convert(CGPoint(x: x, y: y), to: nil)
        if input == .finger { app.finger.tap(at: point) } else { app.mouse.click(at: point) }
        app.settle()
    }

    private func drag(_ view: UIView, from x: CGFloat, to end: CGFloat, _ input: Input) {
        let y = view.bounds.midY
        let start = view.convert(CGPoint(x: x, y: y), to: nil)
        let last = view.convert(CGPoint(x: end, y: y), to: nil)
        if input == .finger {
            app.finger.drag(from: start, to: last)
        } else {
            app.mouse.drag(from: start, to: last)
        }
        app.settle()
    }

    @Test("Input: a button is pressed", arguments: Input.allCases)
    func button(_ input: Input) {
        var count = 0
        let button = show(UIButton(type: .system), input)
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        if input == .keyboard { app.keyboard.press(.space) } else { touch(button, 50, 20, input) }
        #expect(count == 1)
    }

    @Test("Input: a button's menu is opened and chosen from", arguments: Input.allCases)
    func menu(_ input: Input) throws {
        var chosen = ""
        let button = UIButton(type: .system)
        button.menu = UIMenu(
            children: ["One", "Two"].map { title in UIAction(title: title) { _ in chosen = title } }
        )
        button.showsMenuAsPrimaryAction = true
        _ = show(button, input)
        if input == .keyboard {
            app.keyboard.press(.enter)
            app.settle()
            app.keyboard.press(.down)
            app.keyboard.press(.down)
            app.keyboard.press(.enter)
        } else {
            touch(button, 50, 20, input)
            let row = try #require(app.find("Two")).view
            touch(row, row.bounds.midX, row.bounds.midY, input)
        }
        app.settle()
        #expect(chosen == "Two")
    }

    @Test("Input: a switch is turned on", arguments: Input.allCases)
    func toggle(_ input: Input) {
        let toggle = show(UISwitch(), input)
        if input == .keyboard { app.keyboard.press(.space) } else { touch(toggle, 20, 15, input) }
        #expect(toggle.isOn)
    }

    @Test("Input: a slider is moved to its end", arguments: Input.allCases)
    func slider(_ input: Input) {
        let slider = show(UISlider(), input)
        if input == .keyboard {
            app.keyboard.press(.end)
        } else {
            drag(slider, from: 16, to: 220, input)
        }
        #expect(slider.value == 1)
    }

    @Test("Input: a stepper steps up", arguments: Input.allCases)
    func stepper(_ input: Input) {
        let stepper = show(UIStepper(), input)
        if input == .keyboard { app.keyboard.press(.up) } else { touch(stepper, 70, 16, input) }
        #expect(stepper.value == 1)
    }

    @Test("Input: the next segment is selected", arguments: Input.allCases)
    func segments(_ input: Input) {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 1
        _ = show(control, input)
        if input == .keyboard {
            app.keyboard.press(.right)
        } else {
            touch(control, 180, 20, input)
        }
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test("Input: pages turn", arguments: Input.allCases)
    func pages(_ input: Input) {
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 1
        _ = show(pages, input)
        if input == .keyboard { app.keyboard.press(.right) } else { touch(pages, 190, 20, input) }
        #expect(pages.currentPage == 2)
    }

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(
            _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
        ) -> Int { 9 }
        func pickerView(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { "Row \(row)" }
    }

    @Test("Input: a wheel turns by a row, also by the mouse's wheel", arguments: Input.allCases)
    func picker(_ input: Input) {
        let rows = Rows()
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        _ = show(picker, input, size: CGSize(width: 280, height: 200))
        switch input {
        case .keyboard: app.keyboard.press(.down)
        case .finger: touch(picker, 140, 132, input)
        case .mouse:
            let point = picker.convert(CGPoint(x: 140, y: 100), to: nil)
            app.mouse.scroll(at: point, by: CGSize(width: 0, height: 32))
        }
        app.settle()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        withExtendedLifetime(rows) {}
    }

    @Test("Input: a date is turned to the next one", arguments: Input.allCases)
    func date(_ input: Input) {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .time
        picker.locale = Locale(identifier: "en_GB")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Date(timeIntervalSince1970: 36_000)
        _ = show(picker, input, size: CGSize(width: 280, height: 216))
        switch input {
        case .keyboard: app.keyboard.press(.down)
        case .finger, .mouse: touch(picker, 110, 140, input)
        }
        app.settle()
        #expect(picker.date == Date(timeIntervalSince1970: 39_600))
    }

    @Test("Input: a field is edited", arguments: Input.allCases)
    func field(_ input: Input) {
        let field = show(UITextField(), input)
        field.borderStyle = .roundedRect
        if input != .keyboard { touch(field, 50, 20, input) }
        app.keyboard.type("tea")
        #expect(field.text == "tea")
    }

    // MARK: The mouse's wheel

    @Test("Wheel: sliders and steppers step; scrolling content scrolls instead")
    func wheel() {
        let slider = show(UISlider(), .mouse)
        slider.value = 0.5
        let point = slider.convert(CGPoint(x: 100, y: 20), to: nil)
        app.mouse.scroll(at: point, by: CGSize(width: 0, height: -50))
        app.settle()
        #expect(abs(slider.value - 0.55) < 0.001)
        app.mouse.scroll(at: point, by: CGSize(width: 0, height: 20), isPrecise: true)
        app.settle()
        #expect(abs(slider.value - 0.53) < 0.001)
        slider.isEnabled = false
        app.mouse.scroll(at: point, by: CGSize(width: 0, height: 20))
        app.settle()
        #expect(abs(slider.value - 0.53) < 0.001)
        slider.removeFromSuperview()

        let scroll = show(UIScrollView(), .mouse, size: CGSize(width: 280, height: 100))
        scroll.contentSize = CGSize(width: 280, height: 600)
        let stepper = UIStepper()
        stepper.value = 5
        scroll.addSubview(stepper)
        app.settle()
        let place = stepper.convert(CGPoint(x: 40, y: 30), to: nil)
        app.mouse.scroll(at: place, by: CGSize(width: 0, height: 10))
        app.settle()
        #expect(stepper.value == 5 && scroll.contentOffset.y == 10)
        app.keyboard.press(.tab)
        #expect(stepper.isFocused)
        let next = stepper.convert(CGPoint(x: 40, y: 20), to: nil)
        app.mouse.scroll(at: next, by: CGSize(width: 0, height: -48))
        app.settle()
        #expect(stepper.value == 6)
    }
}
