import Foundation
import Testing
import UIKit
import UIKitTesting

/// Sizes, events, configurations, pickers and menus of controls.
@Suite("Recorded: controls")
@MainActor
struct RecordedControlTests {
    /// Returns the events of a control since the call before, in order.
    private final class Events {
        private(set) var names: [String] = []

        private static let all: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
            (.touchDragExit, "exit"), (.touchDragOutside, "outside"), (.touchDragEnter, "enter"),
            (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
            (.touchCancel, "cancel"), (.valueChanged, "value"),
            (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
        ]

        init(of control: UIControl) {
            for (event, name) in Self.all {
                control.addAction(
                    UIAction { [weak self] _ in self?.names.append(name) }, for: event)
            }
        }

        func take() -> [String] {
            defer { names = [] }
            return names
        }
    }

    /// Returns the label with a text among the views inside of another.
    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    // MARK: Sizes

    @Test("Sizes: switch, stepper, slider, segments, progress, indicators, pickers")
    func sizes() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect((31...34).contains(UISlider().intrinsicContentSize.height))
        #expect((31...32).contains(UISegmentedControl(items: ["A"]).intrinsicContentSize.height))
        #expect(UIProgressView().intrinsicContentSize.height == 4)
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize.width == 20)
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
        let date = UIDatePicker()
        date.preferredDatePickerStyle = .wheels
        #expect(date.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test("Switch: its size is fixed, whatever the frame")
    func switchSize() {
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    }

    @Test("Button: a system button is the title's line and 12 points high, without side padding")
    func buttonSize() {
        for (size, height) in [(15, 30), (17, 33)] as [(CGFloat, CGFloat)] {
            let button = UIButton(type: .system)
            button.titleLabel?.font = .systemFont(ofSize: size)
            button.setTitle("Button", for: .normal)
            #expect(button.intrinsicContentSize.height == height)
        }
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let title = button.titleLabel?.intrinsicContentSize.width ?? 0
        #expect(abs(button.intrinsicContentSize.width - title) < 1)
    }

    @Test("Hit area: a control's is its bounds")
    func hitArea() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(!button.point(inside: CGPoint(x: 22, y: 10), with: nil))
    }

    @Test("Progress: setting it with animation changes the value at once")
    func progress() {
        let progress = UIProgressView()
        progress.setProgress(0.5, animated: true)
        #expect(progress.progress == 0.5)
        progress.progress = 3
        #expect(progress.progress == 1)
    }

    // MARK: Ranges

    @Test("Ranges: the other end and the value follow, and code sends nothing")
    func ranges() {
        let slider = UISlider()
        let events = Events(of: slider)
        slider.minimumValue = 2
        #expect(slider.maximumValue == 2 && slider.value == 2)
        slider.maximumValue = 1
        #expect(slider.minimumValue == 1 && slider.value == 1)
        #expect(events.take() == [])
        let stepper = UIStepper()
        stepper.maximumValue = 10
        stepper.value = 50
        #expect(stepper.value == 10)
        stepper.minimumValue = 4
        stepper.value = 0
        #expect(stepper.value == 4)
    }

    @Test("Date picker: an inverted range has no effect; its date is rounded down to the interval")
    func dates() throws {
        let picker = UIDatePicker()
        let now = Date(timeIntervalSince1970: 1_000_000_000)
        picker.minimumDate = now.addingTimeInterval(10_000)
        picker.maximumDate = now.addingTimeInterval(-10_000)
        picker.date = now
        #expect(picker.date == now)
        picker.minimumDate = nil
        picker.maximumDate = nil
        picker.minuteInterval = 15
        picker.date = Date(timeIntervalSince1970: 1_000_000_000 + 600)
        let minutes = Calendar.current.component(.minute, from: picker.date)
        #expect(minutes % 15 == 0)
    }

    @Test("States: a disabled control stays disabled when it is highlighted")
    func disabledState() {
        let button = UIButton()
        button.isEnabled = false
        button.isHighlighted = true
        #expect(button.state.contains(.disabled))
        button.isEnabled = true
        button.isHighlighted = true
        button.isSelected = true
        #expect(button.state == [.highlighted, .selected])
    }

    @Test("Segments: disabled ones are half transparent, the selected title is semibold")
    func segments() throws {
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 0
        let app = HeadlessApp.showing(segments)
        app.settle()
        let one = try #require(label("One", in: segments))
        let two = try #require(label("Two", in: segments))
        #expect(one.font.pointSize == 13 && two.font.pointSize == 13)
        #expect(one.font.fontDescriptor != two.font.fontDescriptor)
    }

    // MARK: Events

    @Test("Touch: out and back in sends exit, outside, enter; the lift inside")
    func wander() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        let app = HeadlessApp.showing(button)
        let events = Events(of: button)
        let finger = app.finger
        finger.down(at: CGPoint(x: 50, y: 35))
        finger.move(to: CGPoint(x: 250, y: 35))
        finger.move(to: CGPoint(x: 260, y: 35))
        #expect(!button.isHighlighted)
        finger.move(to: CGPoint(x: 50, y: 35))
        #expect(button.isHighlighted)
        finger.up()
        let names = events.take()
        #expect(names.count { $0 == "exit" } == 1 && names.count { $0 == "enter" } == 1)
        #expect(names.contains("outside") && names.suffix(2) == ["upInside", "primary"])
    }

    private final class Taking: UIScrollView {
        override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }

    @Test("Touch: a scroll view that takes it cancels it")
    func taken() {
        let scroll = Taking(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
        scroll.contentSize = CGSize(width: 280, height: 1_000)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 280, height: 100))
        scroll.addSubview(button)
        let app = HeadlessApp.showing(scroll)
        let events = Events(of: button)
        let finger = app.finger
        finger.down(at: CGPoint(x: 100, y: 100))
        app.advance(by: 0.3)
        finger.move(to: CGPoint(x: 100, y: 40), duration: 0.2)
        finger.up()
        #expect(events.take().last == "cancel" && scroll.contentOffset.y > 0)
    }

    @Test("Button: with a menu as its primary action it opens on touch down")
    func menuButton() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let app = HeadlessApp.showing(button)
        let events = Events(of: button)
        app.finger.down(at: CGPoint(x: 50, y: 35))
        app.advance(by: 0.1)
        #expect(events.take().contains("menu") && app.find("One") != nil)
        app.finger.up()
        #expect(!events.take().contains("upInside"))
    }

    @Test("Button: a toggle flips before the actions of touchUpInside")
    func toggle() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        button.changesSelectionAsPrimaryAction = true
        var wasSelected: Bool?
        button.addAction(
            UIAction { [button] _ in wasSelected = button.isSelected }, for: .touchUpInside)
        let app = HeadlessApp.showing(button)
        app.finger.tap(at: CGPoint(x: 50, y: 35))
        #expect(wasSelected == true)
    }

    @Test("Slider: a tap on the track does not jump; each move sends its value")
    func slider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        let app = HeadlessApp.showing(slider)
        let events = Events(of: slider)
        app.finger.tap(at: CGPoint(x: 180, y: 35))
        #expect(slider.value == 0)
        _ = events.take()
        app.finger.drag(from: CGPoint(x: 34, y: 35), to: CGPoint(x: 134, y: 35))
        #expect(slider.value > 0.4)
        let names = events.take()
        #expect(names.first == "down" && names.count { $0 == "value" } > 2)
        slider.isContinuous = false
        app.finger.drag(from: CGPoint(x: 134, y: 35), to: CGPoint(x: 60, y: 35))
        #expect(events.take().count { $0 == "value" } == 1)
    }

    @Test("Primary action: values of switch, slider, stepper, segments and pages trigger it")
    func primary() {
        let controls: [(UIControl, CGPoint)] = [
            (UISwitch(), CGPoint(x: 45, y: 35)), (UIStepper(), CGPoint(x: 100, y: 35)),
            (UISegmentedControl(items: ["One", "Two"]), CGPoint(x: 90, y: 35)),
        ]
        for (control, point) in controls {
            control.sizeToFit()
            let app = HeadlessApp.showing(control)
            let events = Events(of: control)
            app.finger.tap(at: point)
            app.settle()
            let names = events.take()
            #expect(names.contains("value") && names.contains("primary"), "\(type(of: control))")
        }
    }

    @Test("Actions: several targets fire in the order added; the same identifier replaces")
    func actions() {
        let button = UIButton()
        var calls: [Int] = []
        let id = UIAction.Identifier("a")
        button.addAction(UIAction(identifier: id) { _ in calls.append(1) }, for: .touchUpInside)
        button.addAction(UIAction { _ in calls.append(2) }, for: .touchUpInside)
        button.addAction(UIAction(identifier: id) { _ in calls.append(3) }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(calls.sorted() == [2, 3])
        #expect(UIControl.Event.primaryActionTriggered.rawValue == 8_192)
    }

    // MARK: Configurations

    @Test("Configuration: insets by size, and the size is insets and title exactly")
    func insets() {
        typealias Row = (UIButton.Configuration.Size, CGFloat, CGFloat)
        let rows: [Row] = [(.mini, 5, 10), (.small, 5, 10), (.medium, 7, 12), (.large, 15, 20)]
        for (size, top, leading) in rows {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.buttonSize = size
            let button = UIButton(configuration: configuration)
            button.layoutIfNeeded()
            let title = button.titleLabel?.intrinsicContentSize ?? .zero
            let wanted = CGSize(
                width: title.width + 2 * leading, height: title.height + 2 * top)
            let own = button.intrinsicContentSize
            #expect(abs(own.width - wanted.width) < 1 && abs(own.height - wanted.height) < 1)
        }
        let plain = UIButton.Configuration.plain()
        #expect(plain.imagePadding == 0 && plain.titlePadding == 1)
        #expect(plain.imagePlacement == .leading && plain.titleAlignment == .automatic)
    }

    @Test("Configuration: the handler runs in the next update, once, and not for a configuration")
    func handler() {
        let button = UIButton(configuration: .filled())
        let app = HeadlessApp.showing(button)
        var calls = 0
        button.configurationUpdateHandler = { _ in calls += 1 }
        app.settle()
        calls = 0
        button.isHighlighted = true
        button.isEnabled = false
        button.setNeedsUpdateConfiguration()
        #expect(calls == 0)
        app.settle()
        #expect(calls == 1)
        button.configuration?.title = "Other"
        button.frame.size.width = 200
        app.settle()
        #expect(calls == 1)
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.subtitle = "Sub"
        }
        app.settle()
        #expect(calls == 2)
    }

    @Test("Configuration: disabled titles are tertiary, highlighted ones at 75 %")
    func stateColours() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        let app = HeadlessApp.showing(button)
        button.isEnabled = false
        app.settle()
        let label = try #require(self.label("Title", in: button))
        #expect(
            label.textColor.resolvedColor(with: label.traitCollection)
                == UIColor.tertiaryLabel.resolvedColor(with: label.traitCollection))
    }

    // MARK: Pickers

    @Test("Picker: rows 32 high, 216 high in all, columns 5 apart within 18 less")
    func picker() {
        final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(
                _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
            ) -> Int { 5 }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { "\(row)" }
        }
        let source = Source()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = source
        picker.delegate = source
        let app = HeadlessApp.showing(picker)
        app.settle()
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
        #expect(picker.selectedRow(inComponent: 0) == 0)
        picker.selectRow(3, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 3)
    }

    @Test("Date picker: a countdown stays between a minute and 23:59")
    func countdown() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 0
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 1_000_000
        #expect(picker.countDownDuration <= 86_340)
    }

    // MARK: Menus

    @Test("Menu: one checked item indents all titles")
    func indented() throws {
        func titleX(_ state: UIMenuElement.State) throws -> CGFloat {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            button.menu = UIMenu(children: [
                UIAction(title: "One") { _ in }, UIAction(title: "Two", state: state) { _ in },
            ])
            button.showsMenuAsPrimaryAction = true
            let app = HeadlessApp.showing(button)
            app.finger.tap(at: CGPoint(x: 50, y: 35))
            app.settle()
            let label = try #require(self.label("One", in: app.window))
            return label.convert(label.bounds, to: nil).minX
        }
        #expect(try titleX(.on) > titleX(.off))
    }

    @Test("Menu: uncached deferred elements are asked each time, cached ones once")
    func deferred() {
        var calls = [0, 0]
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        button.menu = UIMenu(children: [
            UIDeferredMenuElement { done in
                calls[0] += 1
                done([UIAction(title: "One") { _ in }])
            },
            UIDeferredMenuElement.uncached { done in
                calls[1] += 1
                done([UIAction(title: "Two") { _ in }])
            },
        ])
        button.showsMenuAsPrimaryAction = true
        let app = HeadlessApp.showing(button)
        for _ in 0..<2 {
            app.finger.tap(at: CGPoint(x: 50, y: 35))
            app.settle()
            app.keyboard.press(.escape)
            app.settle()
        }
        #expect(calls == [1, 2])
    }

    private final class EditMenus: NSObject, UIEditMenuInteractionDelegate {
        var calls: [String] = []
        var menu: UIMenu?

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            calls.append("menu")
            return menu
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect {
            calls.append("rect")
            return CGRect(x: 50, y: 100, width: 10, height: 10)
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("will")
            animator.addAnimations { self.calls.append("animations") }
            animator.addCompletion { self.calls.append("completion") }
            calls.append("returned")
        }
    }

    @Test("Edit menu: menu, rectangle, will present, animations after it, completion")
    func editMenu() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
        let app = HeadlessApp.showing(view)
        let menus = EditMenus()
        menus.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        let interaction = UIEditMenuInteraction(delegate: menus)
        view.addInteraction(interaction)
        #expect(interaction.location(in: view).x == CGFloat.greatestFiniteMagnitude)
        let configuration = UIEditMenuConfiguration(
            identifier: nil, sourcePoint: CGPoint(x: 60, y: 110))
        interaction.presentEditMenu(with: configuration)
        app.settle()
        #expect(
            menus.calls == ["menu", "rect", "will", "returned", "animations", "completion"])
        #expect(interaction.location(in: view) == CGPoint(x: 60, y: 110))
        menus.calls = []
        interaction.reloadVisibleMenu()
        #expect(menus.calls == ["menu", "rect"])
        menus.calls = []
        interaction.updateVisibleMenuPosition(animated: false)
        #expect(menus.calls == ["rect"])
    }

    @Test("Edit menu: an empty or nil one stops after the question; nothing happens off the window")
    func noEditMenu() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
        let app = HeadlessApp.showing(view)
        let menus = EditMenus()
        let interaction = UIEditMenuInteraction(delegate: menus)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        interaction.presentEditMenu(with: configuration)
        #expect(menus.calls == [])
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: configuration)
        menus.menu = UIMenu(children: [])
        interaction.presentEditMenu(with: configuration)
        #expect(menus.calls == ["menu", "menu"])
        view.removeFromSuperview()
        interaction.presentEditMenu(with: configuration)
        #expect(menus.calls == ["menu", "menu"])
        withExtendedLifetime(app) {}
    }

    // MARK: Appearance

    @Test("Appearance: values are set after willMove to the window and before didMove")
    func appearanceTime() {
        final class Styled: UIView {
            var seen: [UIColor?] = []
            override func willMove(toWindow newWindow: UIWindow?) {
                if newWindow != nil { seen.append(backgroundColor) }
            }
            override func didMoveToWindow() {
                if window != nil { seen.append(backgroundColor) }
            }
        }
        Styled.appearance().backgroundColor = .red
        let view = Styled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let app = HeadlessApp.showing(view)
        #expect(view.seen == [nil, .red])
        Styled.appearance().backgroundColor = .blue
        app.settle()
        #expect(view.backgroundColor == .red)
        Styled.appearance().backgroundColor = nil
    }
}
