import TouchPainterCore
import UIKit

/// A canvas: touches become dots and strokes, and the view redraws when the painting changes.
final class CanvasExample: UIViewController {
    /// Hands touches to the painting, and draws its marks.
    final class Canvas: UIView {
        let painting = Painting()
        private var observation: Observation?

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
            accessibilityIdentifier = "Canvas"
            painting.pen = Pen(color: MarkColor(red: 0, green: 0.4, blue: 1), size: 6)
            observation = painting.observe { [weak self] _ in self?.setNeedsDisplay() }
        }

        required init?(coder: NSCoder) { nil }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if let touch = touches.first { painting.touchBegan(at: touch.location(in: self)) }
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if let touch = touches.first { painting.touchMoved(to: touch.location(in: self)) }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            painting.touchEnded()
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            painting.touchCancelled()
        }

        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            painting.scribble.draw(in: context)
            painting.liveStroke?.draw(in: context)
        }
    }

    private let canvas = Canvas()
    private let log = UILabel()
    private var observation: Observation?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let undo = button("arrow.uturn.backward", "Undo") { $0.undo() }
        let redo = button("arrow.uturn.forward", "Redo") { $0.redo() }
        log.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        log.accessibilityIdentifier = "Marks"
        let bar = UIStackView(arrangedSubviews: [undo, redo, log])
        bar.spacing = 8
        let column = UIStackView(arrangedSubviews: [bar, canvas])
        column.axis = .vertical
        column.spacing = 8
        column.frame = view.bounds.insetBy(dx: 12, dy: 12)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
        observation = canvas.painting.observe { [weak self] _ in self?.show() }
        show()
    }

    private func button(
        _ symbol: String, _ name: String, _ action: @escaping (Painting) -> Void
    ) -> UIButton {
        let button = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
                if let self { action(canvas.painting) }
            })
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.accessibilityLabel = name
        button.accessibilityIdentifier = name
        return button
    }

    private func show() {
        let marks = canvas.painting.scribble.marks.map { "\(type(of: $0))" }
        log.text = marks.isEmpty ? "–" : marks.joined(separator: ", ")
    }
}

extension Stroke {
    /// Draws the stroke that a finger is at, which is not on the drawing yet.
    fileprivate func draw(in context: CGContext) { Scribble(marks: [self]).draw(in: context) }
}
