import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The round control at the leading side of a row that is edited: it deletes, inserts or selects.
final class CellEditControl: UIControl {
    /// The effect of a touch on the control.
    enum Kind: Hashable {
        case delete, insert
        /// The circle that shows whether the row is selected.
        case selection(Bool)
    }

    var kind = Kind.delete { didSet { if kind != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let circle = bounds.insetBy(dx: 2, dy: 2)
        switch kind {
        case .delete:
            fill(circle, .systemRed)
            stroke([(7, 13, 19, 13)])
        case .insert:
            fill(circle, .systemGreen)
            stroke([(7, 13, 19, 13), (13, 7, 13, 19)])
        case .selection(true):
            fill(circle, tintColor)
            stroke([(8, 13.5, 11.5, 17), (11.5, 17, 18, 9.5)])
        case .selection(false):
            let path = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
            path.lineWidth = 1.5
            UIColor.tertiaryLabel.setStroke()
            path.stroke()
        }
    }

    private func fill(_ circle: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(ovalIn: circle).fill()
    }

    private func stroke(_ lines: [(CGFloat, CGFloat, CGFloat, CGFloat)]) {
        let path = UIBezierPath()
        for (x1, y1, x2, y2) in lines {
            path.move(to: CGPoint(x: x1, y: y1))
            path.addLine(to: CGPoint(x: x2, y: y2))
        }
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        UIColor.white.setStroke()
        path.stroke()
    }

    override var accessibilityLabel: String? {
        get {
            switch kind {
            case .delete: SystemText.localized("Remove")
            case .insert: SystemText.localized("Insert")
            case .selection: nil
            }
        }
        set {}
    }
}

/// The handle by which a row is moved.
final class CellReorderControl: UIControl {
    /// Called with the finger's location in the window.
    var onBegin: ((CGPoint) -> Bool)?
    var onMove: ((CGPoint) -> Void)?
    var onEnd: ((Bool) -> Void)?

    private let lines = [UIView(), UIView(), UIView()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        for line in lines {
            line.backgroundColor = .tertiaryLabel
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        accessibilityLabel = SystemText.localized("Reorder")
    }

    required init?(coder: NSCoder) { nil }

    /// `false`: the control is for dragging.
    override var canBecomeFocused: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = 20
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: (bounds.width - width) / 2,
                y: (bounds.height / 2).rounded() - 5.5
                    + CGFloat(index) * 5, width: width, height: 1)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onBegin?(touch.location(in: nil)) ?? false
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onMove?(touch.location(in: nil))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onEnd?(true) }

    override func cancelTracking(with event: UIEvent?) { onEnd?(false) }
}
