import CoreGraphics
import Foundation
import UIKitControls
@_spi(UIKitInternals) import UIKitCore

/// A grid of colours: greys in the first row, then each hue from dark to light.
final class ColorGrid: UIControl {
    static let columns = 12
    static let rows = 10

    /// Called with a colour that the user touches, and `true` while the finger is down.
    var didChoose: ((_ color: UIColor, _ isContinuous: Bool) -> Void)?

    /// The colour that is marked, if the grid has it.
    var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.cornerRadius = 8
        clipsToBounds = true
        accessibilityLabel = SystemText.localized("Colours")
    }

    required init?(coder: NSCoder) { return nil }

    /// The colour of a cell.
    static func color(column: Int, row: Int) -> UIColor {
        if row == 0 {
            let grey = 1 - CGFloat(column) / CGFloat(columns - 1)
            return UIColor(red: grey, green: grey, blue: grey, alpha: 1)
        }
        let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1)
        let step = CGFloat(row - 1) / CGFloat(rows - 2)
        let brightness = min(1, 0.3 + step * 1.4)
        let saturation = min(1, max(0.15, 1 - (step - 0.5) * 1.7))
        return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    }

    private func cell(column: Int, row: Int) -> CGRect {
        let left = (bounds.width * CGFloat(column) / CGFloat(Self.columns)).rounded()
        let right = (bounds.width * CGFloat(column + 1) / CGFloat(Self.columns)).rounded()
        let top = (bounds.height * CGFloat(row) / CGFloat(Self.rows)).rounded()
        let bottom = (bounds.height * CGFloat(row + 1) / CGFloat(Self.rows)).rounded()
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var marked: CGRect?
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let color = Self.color(column: column, row: row)
                color.setFill()
                let cell = cell(column: column, row: row)
                context.fill(cell)
                if let selectedColor, color.isNearly(selectedColor) { marked = cell }
            }
        }
        if let marked {
            UIColor.white.setStroke()
            let frame = UIBezierPath(roundedRect: marked.shrunk(x: 1.5, y: 1.5), cornerRadius: 3)
            frame.lineWidth = 3
            frame.stroke()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsDisplay()
    }

    // MARK: Focus

    /// Arrow keys choose the neighbour of the chosen colour, or the first one.
    override func handleFocusKey(_ key: UIKey) -> Bool {
        let (column, row) = selectedCell ?? (-1, 0)
        switch key.plainInput {
        case UIKeyCommand.inputLeftArrow: choose(column: column - 1, row: row)
        case UIKeyCommand.inputRightArrow: choose(column: column + 1, row: row)
        case UIKeyCommand.inputUpArrow: choose(column: column, row: row - 1)
        case UIKeyCommand.inputDownArrow: choose(column: column, row: row + 1)
        default: return super.handleFocusKey(key)
        }
        return true
    }

    /// The place of the selected colour.
    private var selectedCell: (column: Int, row: Int)? {
        guard let selectedColor else { return nil }
        for row in 0..<Self.rows {
            for column in 0..<Self.columns
            where Self.color(column: column, row: row).isNearly(selectedColor) {
                return (column, row)
            }
        }
        return nil
    }

    private func choose(column: Int, row: Int, isContinuous: Bool = false) {
        let color = Self.color(
            column: min(max(column, 0), Self.columns - 1), row: min(max(row, 0), Self.rows - 1))
        didChoose?(color, isContinuous)
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self), isContinuous: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self), isContinuous: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { choose(at: touch.location(in: self), isContinuous: false) }
    }

    private func choose(at point: CGPoint, isContinuous: Bool) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let column = Int(point.x / bounds.width * CGFloat(Self.columns))
        let row = Int(point.y / bounds.height * CGFloat(Self.rows))
        choose(column: column, row: row, isContinuous: isContinuous)
    }
}

extension UIColor {
    /// `true` if the colours look the same, apart from their alpha.
    nonisolated func isNearly(_ other: UIColor) -> Bool {
        let (own, others) = (components, other.components)
        return (0..<3).allSatisfy { abs(own[$0] - others[$0]) < 0.004 }
    }

    /// Red, green, blue and alpha.
    nonisolated var components: [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
