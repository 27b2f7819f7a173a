import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitInternals) public import UIKitCore

/// A spinner for a task of unknown length.
///
/// Eight blades, of which the brightest goes round once a second in steps. While it does not
/// animate it is hidden, unless ``hidesWhenStopped`` is off.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of the spinner.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case medium = 100
        case large = 101
        /// Large and white: the name of iOS 12 and before.
        case whiteLarge = 0
        /// Medium and white: the name of iOS 12 and before.
        case white = 1
        /// Medium and grey: the name of iOS 12 and before.
        case gray = 2

        /// `true` for the larger size.
        fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }

        /// The colour of the blades.
        fileprivate var color: UIColor {
            self == .white || self == .whiteLarge ? .white : .systemGray
        }
    }

    private let wheel = UIView()
    private var blades: [CALayer] = []

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    nonisolated deinit {}

    public required init(coder: NSCoder) {
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: .medium)))
        prepare()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { indicatorTable }

    @_spi(UIKitInternals) open override func decode(_ nib: NibCoder) {
        super.decode(nib)
        if nib.flag("animating") == true { startAnimating() }
    }

    /// Creates a spinner of a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        prepare()
    }

    private func prepare() {
        isOpaque = false
        isAccessibilityElement = true
        wheel.isUserInteractionEnabled = false
        addSubview(wheel)
        for _ in 0..<ControlStyle.Activity.bladeCount {
            let blade = CALayer()
            wheel.layer.addSublayer(blade)
            blades.append(blade)
        }
        updateColors()
        updateHidden()
    }

    // MARK: Appearance

    /// The size of the spinner; ``Style/medium`` by default.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            updateColors()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The colour of the blades; that of the style, mostly grey, when `nil`.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            updateColors()
        }
    }

    private var ownColor: UIColor?

    /// `true` (the default) if the spinner is hidden while it does not animate.
    open var hidesWhenStopped = true { didSet { updateHidden() } }

    private func updateColors() {
        let count = CGFloat(blades.count)
        let faintest = ControlStyle.Activity.faintest
        let resolved = color.resolvedColor(with: traitCollection).cgColor
        for (index, blade) in blades.enumerated() {
            blade.backgroundColor = resolved
            blade.opacity = Float(faintest + (1 - faintest) * CGFloat(index + 1) / count)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    private func updateHidden() {
        isHidden = hidesWhenStopped && !isAnimating
    }

    // MARK: Animating

    /// `true` if the spinner turns.
    open private(set) var isAnimating = false

    /// Shows the spinner and turns it.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        updateHidden()
        turn()
    }

    /// Stops the spinner, and hides it if ``hidesWhenStopped`` is on.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        wheel.layer.removeAnimation(forKey: "turn")
        updateHidden()
    }

    private func turn() {
        guard isAnimating, window != nil else { return }
        let count = ControlStyle.Activity.bladeCount
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<count).map { Double($0) * 2 * Double.pi / Double(count) }
        turn.keyTimes = (0...count).map { NSNumber(value: Double($0) / Double(count)) }
        turn.calculationMode = .discrete
        turn.duration = 1
        turn.repeatCount = .infinity
        wheel.layer.add(turn, forKey: "turn")
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        wheel.layer.removeAnimation(forKey: "turn")
        turn()
    }

    // MARK: Layout

    private static func size(of style: Style) -> CGSize {
        let metrics = ControlStyle.Activity.self
        let side = style.isLarge ? metrics.largeSide : metrics.mediumSide
        return CGSize(width: side, height: side)
    }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.size(of: style).width
        wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let length = side * 0.27
        let width = side * 0.115
        let angle = 2 * CGFloat.pi / CGFloat(blades.count)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, blade) in blades.enumerated() {
            let turned = CGFloat(index) * angle
            let radius = side / 2 - length / 2 - side * 0.02
            blade.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            blade.cornerRadius = width / 2
            blade.position = CGPoint(
                x: side / 2 + radius * sin(turned), y: side / 2 - radius * cos(turned))
            blade.setAffineTransform(CGAffineTransform(rotationAngle: turned))
        }
        CATransaction.commit()
    }

    // MARK: Accessibility

    /// The accessibility label: "In progress" unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? SystemText.localized("In progress") }
        set { super.accessibilityLabel = newValue }
    }
}

extension UIActivityIndicatorView: ViewWithParts {
    package final var parts: [UIView] { [wheel] }
}
