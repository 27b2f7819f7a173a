import Testing
import UIKit
import UIKitTesting

/// What each control sends, for each way to use it. A row is a control; repeated events are
/// written once.
@Suite("Table of control events")
@MainActor
struct ControlEventTableTests {
    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragEnter, "enter"),
        (.touchDragInside, "inside"), (.touchDragExit, "exit"), (.touchDragOutside, "outside"),
        (.touchUpInside, "up"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        (.valueChanged, "value"), (.menuActionTriggered, "menu"),
        (.editingDidEndOnExit, "endOnExit"), (.primaryActionTriggered, "primary"),
        (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
    ]

    /// A control, and a place on it.
    enum Kind: String, CaseIterable, Sendable {
        case button, toggle, menu, `switch`, slider, stepper, segments, momentary, pages, well
        case field

        @MainActor
        fileprivate func make() -> UIControl {
            switch self {
            case .button: return UIButton()
            case .toggle:
                let button = UIButton()
                button.changesSelectionAsPrimaryAction = true
                return button
            case .menu:
                let button = UIButton()
                button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
                button.showsMenuAsPrimaryAction = true
                return button
            case .switch: return UISwitch()
            case .slider: return UISlider()
            case .stepper:
                let stepper = UIStepper()
                stepper.value = 5
                return stepper
            case .segments, .momentary:
                let control = UISegmentedControl(items: ["A", "B", "C"])
                control.isMomentary = self == .momentary
                control.selectedSegmentIndex = 1
                return control
            case .pages:
                let pages = UIPageControl()
                pages.numberOfPages = 5
                pages.currentPage = 3
                return pages
            case .well: return UIColorWell()
            case .field: return UITextField()
            }
        }
    }

    /// A way to use a control at (60, 160) or near it.
    enum Use: String, CaseIterable, Sendable {
        case tap, click, doubleTap, leave, comeBack, drag, secondaryClick, wheel, space, enter
        case right

        @MainActor
        fileprivate func perform(_ app: HeadlessApp) {
            let point = CGPoint(x: 40, y: 160)
            switch self {
            case .tap: app.finger.tap(at: point)
            case .click: app.mouse.click(at: point)
            case .doubleTap:
                app.finger.tap(at: point)
                app.finger.tap(at: point)
            case .leave:
                app.finger.drag(along: [point, CGPoint(x: 40, y: 20)], duration: 0.2)
            case .comeBack:
                app.finger.drag(along: [point, CGPoint(x: 40, y: 20), point], duration: 0.4)
            case .drag:
                app.finger.drag(along: [point, CGPoint(x: 100, y: 160)], duration: 0.2)
            case .secondaryClick: app.mouse.click(at: point, button: .secondary)
            case .wheel: app.mouse.scroll(at: point, by: CGSize(width: 0, height: 40))
            case .space, .enter, .right:
                app.keyboard.press(.tab)
                app.keyboard.press(self == .space ? .space : self == .enter ? .enter : .right)
            }
        }
    }

    private func events(_ kind: Kind, _ use: Use) -> String {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 400), rootViewController: controller)
        let control = kind.make()
        control.frame = CGRect(x: 20, y: 140, width: 200, height: 40)
        controller.view.addSubview(control)
        app.settle()
        var log: [String] = []
        for (event, name) in Self.names {
            control.addAction(
                UIAction { _ in log.append(name) }, for: event)
        }
        use.perform(app)
        app.settle()
        return Self.withoutRepetition(log).joined(separator: " ")
    }

    /// Returns the events with equal ones in a row, and equal groups in a row, written once.
    private static func withoutRepetition(_ log: [String]) -> [String] {
        var result = log
        for length in 1...3 {
            var index = 0
            while index + 2 * length <= result.count {
                let next = index + length
                if result[index..<next] == result[next..<next + length] {
                    result.removeSubrange(index..<next)
                } else {
                    index += 1
                }
            }
        }
        return result
    }

    private static let button = """
        tap: down up primary
        click: down up primary
        doubleTap: down up primary down repeat up primary
        leave: down inside exit outside upOutside
        comeBack: down inside exit outside enter inside up primary
        drag: down inside up primary
        space: down up primary
        enter: down up primary
        """

    /// Uses that send nothing are left out.
    private static let expected: [Kind: String] = [
        .button: button, .toggle: button,
        .menu: """
        tap: down menu
        click: down menu
        doubleTap: down menu
        leave: down menu
        comeBack: down menu
        drag: down menu
        space: down menu
        enter: down menu
        """,
        .switch: """
        tap: down value primary up
        click: down value primary up
        doubleTap: down value primary up down repeat value primary up
        leave: down inside exit outside upOutside
        comeBack: down inside exit outside enter inside value primary up
        drag: down inside value primary up
        space: value primary
        enter: value primary
        right: value primary
        """,
        .slider: """
        tap: down up
        click: down up
        doubleTap: down up down repeat up
        leave: down inside exit outside upOutside
        comeBack: down inside exit outside enter inside up
        drag: down value primary inside up
        space: down up
        enter: down up
        right: value primary
        """,
        .stepper: """
        tap: value primary down up
        click: value primary down up
        doubleTap: value primary down up value primary down repeat up
        leave: value primary down inside exit outside upOutside
        comeBack: value primary down inside exit outside enter inside up
        drag: value primary down inside up
        wheel: value primary
        space: down up
        enter: down up
        right: value primary
        """,
        .segments: """
        tap: down value primary up
        click: down value primary up
        doubleTap: down value primary up down repeat up
        leave: down inside exit outside upOutside
        comeBack: down inside exit outside enter inside value primary up
        drag: down inside up
        right: value primary
        """,
        .momentary: """
        tap: down value primary up
        click: down value primary up
        doubleTap: down value primary up down repeat value primary up
        leave: down inside exit outside upOutside
        comeBack: down inside exit outside enter inside value primary up
        drag: down inside value primary up
        space: value primary
        enter: value primary
        """,
        .pages: """
        tap: down value primary up
        click: down value primary up
        doubleTap: down value primary up down repeat value primary up
        leave: down inside exit outside upOutside
        comeBack: down inside exit outside enter inside value primary up
        drag: down inside value primary inside up
        space: down up
        enter: down up
        right: value primary
        """,
        .well: """
        tap: down up
        click: down up
        doubleTap: down up value primary
        leave: down inside exit outside upOutside
        comeBack: down inside exit outside enter inside up
        drag: down inside up
        space: down up
        enter: down up
        """,
        .field: """
        tap: down begin up
        click: begin down up
        doubleTap: down begin up down repeat up
        leave: down inside exit outside upOutside
        comeBack: down inside exit outside enter inside begin up
        drag: down inside begin up
        secondaryClick: begin
        space: begin
        enter: begin endOnExit primary end
        right: begin
        """,
    ]

    @Test("Events: of a control, by touch, pointer and keyboard", arguments: Kind.allCases)
    func table(kind: Kind) {
        let sent = Use.allCases.compactMap { use -> String? in
            let events = events(kind, use)
            return events.isEmpty ? nil : "\(use.rawValue): \(events)"
        }
        #expect(sent.joined(separator: "\n") == Self.expected[kind])
    }
}
