import TouchPainterCore
import UIKit

/// A palette that knows no canvas, and a canvas that knows no palette: an adapter joins them.
final class PaletteExample: UIViewController {
    /// What a palette reports.
    protocol PaletteDelegate: AnyObject {
        func paletteDidChange(width: Float, isRed: Bool)
    }

    /// Chooses a width and a colour.
    final class Palette: UIStackView {
        weak var delegate: (any PaletteDelegate)?
        private let slider = UISlider()
        private let red = UISwitch()

        override init(frame: CGRect) {
            super.init(frame: frame)
            spacing = 12
            alignment = .center
            slider.minimumValue = 2
            slider.maximumValue = 40
            slider.value = 12
            slider.accessibilityIdentifier = "Width"
            slider.accessibilityLabel = String(localized: "Width", bundle: .module)
            red.accessibilityIdentifier = "Red"
            red.accessibilityLabel = String(localized: "Red", bundle: .module)
            for control in [slider, red] as [UIControl] {
                control.addAction(
                    UIAction { [weak self] _ in self?.report() }, for: .valueChanged)
                addArrangedSubview(control)
            }
        }

        required init(coder: NSCoder) { super.init(coder: coder) }

        private func report() {
            delegate?.paletteDidChange(width: slider.value, isRed: red.isOn)
        }
    }

    /// Makes a pen of what the palette reports.
    final class PenAdapter: PaletteDelegate {
        private let use: (Pen) -> Void

        init(_ use: @escaping (Pen) -> Void) { self.use = use }

        func paletteDidChange(width: Float, isRed: Bool) {
            let color = MarkColor(red: isRed ? 1 : 0, green: 0, blue: 0)
            use(Pen(color: color, size: CGFloat(width)))
        }
    }

    /// Shows a line in a pen.
    final class Canvas: UIView {
        var pen = Pen(size: 12) { didSet { setNeedsDisplay() } }

        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            let y = bounds.midY
            Scribble(marks: [
                Stroke(
                    pen: pen, through: [CGPoint(x: 30, y: y), CGPoint(x: bounds.maxX - 30, y: y)])
            ]).draw(in: context)
        }
    }

    private let palette = Palette()
    private let canvas = Canvas()
    private lazy var adapter = PenAdapter { [weak self] pen in self?.use(pen) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        canvas.backgroundColor = .white
        canvas.isAccessibilityElement = true
        canvas.accessibilityIdentifier = "Line"
        palette.delegate = adapter
        let column = UIStackView(arrangedSubviews: [palette, canvas])
        column.axis = .vertical
        column.spacing = 12
        column.frame = view.bounds.insetBy(dx: 16, dy: 12)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
        use(canvas.pen)
    }

    private func use(_ pen: Pen) {
        canvas.pen = pen
        canvas.accessibilityLabel = "\(pen.color.hexadecimal), \(Int(pen.size))"
    }
}
