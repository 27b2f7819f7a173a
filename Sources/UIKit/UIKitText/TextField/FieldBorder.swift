import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The border and the background of a text field.
final class FieldBorder: UIImageView {
    var style = UITextField.BorderStyle.none { didSet { update() } }

    /// The background colour of a field with round corners; `nil` for the default.
    private(set) var fieldColor: UIColor? { didSet { update() } }

    /// Takes the background colour of a field with round corners. Returns that of another one.
    func takeColor(_ color: UIColor?) -> UIColor? {
        fieldColor = style == .roundedRect ? color : nil
        return fieldColor == nil ? color : nil
    }

    /// `true` for the grey capsule of a search field instead of a border.
    var isSearch = false { didSet { update() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    override var image: UIImage? { didSet { update() } }

    private func update() {
        isHidden = style == .none && image == nil && !isSearch
        if isSearch {
            layer.cornerRadius = image == nil ? 10 : 0
            layer.borderWidth = 0
            backgroundColor = image == nil ? fieldColor ?? .tertiarySystemFill : nil
            return
        }
        layer.cornerRadius = style == .roundedRect ? 5 : 0
        backgroundColor = style == .roundedRect ? fieldColor ?? Self.fill : nil
        updateColors()
    }

    func updateColors() {
        guard !isSearch else { return }
        switch style {
        case .none: layer.borderWidth = 0
        case .roundedRect:
            layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
            layer.borderColor = Self.line.resolvedColor(with: traitCollection).cgColor
        case .line, .bezel:
            layer.borderWidth = 1
            layer.borderColor =
                UIColor.opaqueSeparator.resolvedColor(with: traitCollection).cgColor
        }
    }

    private static let fill = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

    private static let line = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1)
            : UIColor(red: 219 / 255, green: 219 / 255, blue: 220 / 255, alpha: 1)
    }
}

/// The round button at the end of a text field that removes its text.
final class ClearButton: UIControl {
    /// The image in place of a cross in a circle.
    var image: UIImage? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        accessibilityLabel = SystemText.localized("Clear text")
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// `false`: keys remove the text of the field that has the focus.
    override var canBecomeFocused: Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }

    override func draw(_ rect: CGRect) {
        if let image {
            return image.draw(
                at: CGPoint(
                    x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2))
        }
        let side: CGFloat = 17
        let circle = CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        (isHighlighted ? UIColor.secondaryLabel : UIColor.tertiaryLabel).setFill()
        UIBezierPath(ovalIn: circle).fill()
        UIColor.systemBackground.setStroke()
        let cross = UIBezierPath()
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        let arm: CGFloat = 2.75
        for sign in [-1.0, 1.0] as [CGFloat] {
            cross.move(to: CGPoint(x: circle.midX - arm, y: circle.midY - arm * sign))
            cross.addLine(to: CGPoint(x: circle.midX + arm, y: circle.midY + arm * sign))
        }
        cross.stroke()
    }

    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            super.isHighlighted = newValue
            setNeedsDisplay()
        }
    }
}
