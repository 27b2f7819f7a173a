import PatternKit
import UIKit

/// Two objects that are drawn as they live and die: a screen owns a loader, whose closure refers to
/// the screen. A probe tells which of them are still there.
final class LeakGraphExample: UIViewController {
    private final class Loader { var whenDone: () -> Void = {} }

    private final class Screen {
        let loader = Loader()
        func show() {}
    }

    private let graph = Graph(frame: .zero)
    private let alive = UILabel()
    private let isWeak = UISwitch()
    private var screen: Screen?
    private weak var loader: Loader?
    private var probe = LeakProbe()

    /// Makes a screen and its loader. What leaked before is freed by hand.
    private func open() {
        loader?.whenDone = {}
        probe = LeakProbe()
        let new = Screen()
        if isWeak.isOn {
            new.loader.whenDone = { [weak new] in new?.show() }
        } else {
            new.loader.whenDone = { new.show() }
        }
        screen = probe.watch(new)
        loader = probe.watch(new.loader)
        graph.isWeak = isWeak.isOn
        show()
    }

    /// Lets go of the screen.
    private func close() {
        screen = nil
        show()
    }

    private func show() {
        graph.alive = probe.alive
        graph.isHeld = screen != nil
        let names = probe.alive.joined(separator: ", ")
        alive.text = screen == nil && !names.isEmpty ? "leaked: \(names)" : "alive: \(names)"
    }

    /// Boxes for a variable and two objects, and the references between them.
    private final class Graph: UIView {
        var alive: [String] = [] { didSet { setNeedsDisplay() } }
        var isHeld = false { didSet { setNeedsDisplay() } }
        var isWeak = false { didSet { setNeedsDisplay() } }

        override func draw(_ rect: CGRect) {
            let names = ["variable", "Screen", "Loader"]
            let gap: CGFloat = 34
            let width = (bounds.width - 2 * gap) / 3
            let boxes = names.indices.map {
                CGRect(x: CGFloat($0) * (width + gap), y: 26, width: width, height: 40)
            }
            for (name, box) in zip(names, boxes) {
                draw(name, in: box, isAlive: name == "variable" || alive.contains(name))
            }
            if isHeld { arrow(from: boxes[0], to: boxes[1], at: 0, isDashed: false) }
            guard alive.contains("Loader") else { return }
            arrow(from: boxes[1], to: boxes[2], at: -9, isDashed: false)
            arrow(from: boxes[2], to: boxes[1], at: 9, isDashed: isWeak)
        }

        private func draw(_ name: String, in box: CGRect, isAlive: Bool) {
            let path = UIBezierPath(roundedRect: box.insetBy(dx: 1, dy: 1), cornerRadius: 8)
            let color: UIColor = isAlive ? .systemGreen : .systemGray
            color.withAlphaComponent(isAlive ? 0.3 : 0.1).setFill()
            path.fill()
            color.setStroke()
            path.stroke()
            let text = NSAttributedString(
                string: isAlive ? name : "†",
                attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.label])
            let size = text.size()
            text.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
        }

        private func arrow(
            from start: CGRect, to end: CGRect, at offset: CGFloat, isDashed: Bool
        ) {
            let sign: CGFloat = start.minX < end.minX ? 1 : -1
            let y = start.midY + offset
            let tail = CGPoint(x: sign > 0 ? start.maxX : start.minX, y: y)
            let tip = CGPoint(x: sign > 0 ? end.minX : end.maxX, y: y)
            let line = UIBezierPath()
            line.move(to: tail)
            line.addLine(to: tip)
            if isDashed { line.setLineDash([3, 3], count: 2, phase: 0) }
            let head = UIBezierPath()
            for side in [-4.0, 4.0] {
                head.move(to: tip)
                head.addLine(to: CGPoint(x: tip.x - 7 * sign, y: tip.y + side))
            }
            (isDashed ? UIColor.secondaryLabel : UIColor.systemRed).setStroke()
            line.stroke()
            head.stroke()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        graph.isOpaque = false
        graph.contentMode = .redraw
        alive.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        alive.numberOfLines = 0
        alive.accessibilityIdentifier = "Alive"
        isWeak.accessibilityLabel = "[weak screen]"
        isWeak.accessibilityIdentifier = "Weak"
        isWeak.setContentHuggingPriority(.required, for: .horizontal)
        let label = UILabel()
        label.text = "[weak screen]"
        label.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        let row = UIStackView(arrangedSubviews: [
            button(String(localized: "Open", bundle: .module), "Open") { $0.open() },
            button(String(localized: "Close", bundle: .module), "Close") { $0.close() },
        ])
        row.spacing = 8
        row.distribution = .fillEqually
        let choice = UIStackView(arrangedSubviews: [label, isWeak])
        choice.alignment = .center
        let column = UIStackView(arrangedSubviews: [choice, row, graph, alive])
        column.axis = .vertical
        column.spacing = 10
        column.frame = view.bounds.insetBy(dx: 12, dy: 12)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
        open()
    }

    private func button(
        _ title: String, _ name: String, _ action: @escaping (LeakGraphExample) -> Void
    ) -> UIButton {
        let button = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { action(self) }
            })
        button.accessibilityIdentifier = name
        return button
    }

    isolated deinit { loader?.whenDone = {} }
}
