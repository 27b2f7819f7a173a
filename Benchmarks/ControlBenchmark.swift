import UIKit
import UIKitTesting

/// Controls: opening a form, many that animate, and what those cost that do not change.
@MainActor
enum ControlBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "controls: opening a form of 50", limit: .seconds(0.014), rounds: 20,
                repetitions: 1,
                subject: {
                    let app = makeApp()
                    return { open(Form(), in: app) }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "controls: a frame in which 1,000 switches animate",
                limit: .seconds(0.011), rounds: 100, repetitions: 1,
                subject: {
                    let board = SwitchBoard(app: makeApp())
                    return { board.nextFrame() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "controls: a second of 1,000 switches that do not change",
                limit: .seconds(0.0005), rounds: 50, repetitions: 1,
                subject: {
                    let board = SwitchBoard(app: makeApp())
                    board.app.settle()
                    return { board.app.advance(by: 1) }
                }, floor: nil, clock: .processor),
        ]
    }

    private static func makeApp() -> HeadlessApp {
        HeadlessApp(
            size: CGSize(width: 1280, height: 800), scale: 1,
            rootViewController: UIViewController())
    }

    private static func open(_ form: Form, in app: HeadlessApp) {
        app.window.rootViewController = form
        app.advance(by: 1.0 / 60)
    }
}

/// A column of 50 controls of all kinds, each with its label.
private final class Form: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let columns = (0..<5).map { column in
            let rows = (0..<10).map { row -> UIView in
                let label = UILabel()
                label.text = "Row \(column * 10 + row)"
                let line = UIStackView(arrangedSubviews: [label, makeControl(row)])
                line.spacing = 8
                return line
            }
            let stack = UIStackView(arrangedSubviews: rows)
            stack.axis = .vertical
            stack.spacing = 12
            return stack
        }
        let all = UIStackView(arrangedSubviews: columns)
        all.spacing = 20
        all.alignment = .top
        all.distribution = .fillEqually
        all.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(all)
        NSLayoutConstraint.activate([
            all.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            all.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            all.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        ])
    }

    private func makeControl(_ index: Int) -> UIControl {
        switch index {
        case 0, 5: return UISwitch()
        case 1, 6: return UISlider()
        case 2: return UIStepper()
        case 3: return UISegmentedControl(items: ["A", "B"])
        case 4, 8:
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.text = "Text"
            return field
        case 7:
            let pages = UIPageControl()
            pages.numberOfPages = 4
            return pages
        default:
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Button"
            return button
        }
    }
}

/// A thousand switches, which are turned on and off together.
@MainActor
private final class SwitchBoard {
    let app: HeadlessApp
    private var switches: [UISwitch] = []
    private var frame = 0

    init(app: HeadlessApp) {
        self.app = app
        for index in 0..<1_000 {
            let control = UISwitch()
            control.frame.origin = CGPoint(x: index % 40 * 32, y: index / 40 * 32)
            app.window.rootViewController?.view.addSubview(control)
            switches.append(control)
        }
        app.advance(by: 1.0 / 60)
    }

    /// Shows the next frame, after another turn of all switches when they have come to rest.
    func nextFrame() {
        if frame % 12 == 0 {
            for control in switches { control.setOn(!control.isOn, animated: true) }
        }
        frame += 1
        app.advance(by: 1.0 / 60)
    }
}
