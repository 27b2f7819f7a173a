import CoreGraphics
public import Foundation
import QuartzCore
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// A control that shows a colour, and opens a panel for choosing another.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private static let side: CGFloat = 28

    private let ring = CAGradientLayer()
    private let gap = UIView()
    private let swatch = UIView()

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        ring.colors = (0...6).map {
            UIColor(hue: CGFloat($0) / 6, saturation: 0.75, brightness: 1, alpha: 1).cgColor
        }
        ring.startPoint = CGPoint(x: 0, y: 0)
        ring.endPoint = CGPoint(x: 1, y: 1)
        layer.addSublayer(ring)
        for view in [gap, swatch] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        gap.backgroundColor = .systemBackground
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        showColor()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Colour

    /// The colour that is shown; none by default. Setting it sends no event.
    open var selectedColor: UIColor? { didSet { showColor() } }

    /// `true` (the default) if the opacity can be chosen.
    open var supportsAlpha = true

    /// The name of the colour, for the panel and assistive technologies.
    open var title: String?

    private func showColor() {
        swatch.backgroundColor = selectedColor ?? .clear
        swatch.isHidden = selectedColor == nil
    }

    private func open() {
        guard let window else { return }
        let panel = ColorPanel()
        panel.supportsAlpha = supportsAlpha
        panel.color = selectedColor ?? .black
        panel.didChoose = { [weak self] color, _ in
            guard let self, color != selectedColor else { return }
            selectedColor = color
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        PopupView(panel, anchor: convert(bounds, to: nil)).open(in: window)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(Self.side, min(bounds.width, bounds.height))
        let area = CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ring.frame = area
        ring.cornerRadius = side / 2
        gap.frame = area.shrunk(x: 3, y: 3)
        gap.layer.cornerRadius = gap.bounds.height / 2
        swatch.frame = area.shrunk(x: 4.5, y: 4.5)
        swatch.layer.cornerRadius = swatch.bounds.height / 2
        alpha(of: [gap, swatch])
    }

    private func alpha(of views: [UIView]) {
        let alpha = ControlStyle.alpha(for: isEnabled ? .normal : .disabled)
        for view in views { view.alpha = alpha }
        ring.opacity = Float(alpha)
    }

    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? {
        UIFocusHaloEffect(roundedRect: ring.frame, cornerRadius: ring.cornerRadius)
    }

    // MARK: Accessibility

    /// The accessibility label: ``title``, or "Colour", unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title ?? SystemText.localized("Colour") }
        set { super.accessibilityLabel = newValue }
    }

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if let selectedColor { description.add("color", selectedColor) }
    }
}

extension UIColorWell: ViewWithParts {
    package final var parts: [UIView] { [gap, swatch] }
}
