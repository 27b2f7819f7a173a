import CoreGraphics
public import Foundation
import Observing
@_spi(UIKitInternals) public import UIKitCore

/// A control that is on or off.
///
/// A tap flips it; so does dragging the thumb past the middle. `valueChanged` is sent once, when
/// the finger lifts and the value differs from before.
///
/// A switch always has its own size: others that are set are ignored. As a checkbox it is a box
/// with a title, as on desktops.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The kind of look.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case automatic = 0
        /// A box with a checkmark and a title.
        case checkbox
        /// A thumb that slides in a track.
        case sliding
    }

    private let track = UIView()
    private let thumb = KnobView()

    /// The box and the title of a checkbox.
    private var checkbox: CheckboxView?

    @Observed private final var storedValue = false

    /// The value that the drag shows, while the thumb is dragged.
    private var draggedValue: Bool?

    /// The location at which the finger touched.
    private var touchStart = CGPoint.zero

    // MARK: Creating

    /// Creates a switch. The size of `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlStyle.Switch.size))
        setUp()
    }

    private func setUp() {
        isOpaque = false
        track.isUserInteractionEnabled = false
        addSubview(track)
        addSubview(thumb)
        accessibilityTraits = .button
        updateColors()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: CGRect(origin: .zero, size: ControlStyle.Switch.size))
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { switchTable }

    // MARK: Value

    /// `true` if the switch is on. `false` by default. It can be observed.
    open var isOn: Bool {
        get { storedValue }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, with a sliding thumb if `animated`. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedValue else { return }
        storedValue = on
        show(animated: animated)
    }

    /// The look that the app prefers. ``Style/automatic`` by default, which is
    /// ``Style/sliding``.
    open var preferredStyle = Style.automatic {
        didSet { if preferredStyle != oldValue { styleDidChange() } }
    }

    /// The look: ``Style/checkbox`` if the app prefers it, else ``Style/sliding``.
    open var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }

    /// The title of a checkbox; not shown by a switch that slides. None by default.
    open var title: String? { didSet { if title != oldValue { styleDidChange() } } }

    private func styleDidChange() {
        if style == .checkbox {
            let view = checkbox ?? CheckboxView()
            if checkbox == nil { addSubview(view) }
            checkbox = view
            view.title = title
        } else {
            checkbox?.removeFromSuperview()
            checkbox = nil
        }
        for part in [track, thumb] { part.isHidden = style == .checkbox }
        bounds.size = ownSize
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The size that a switch always has.
    private var ownSize: CGSize { checkbox?.ownSize ?? ControlStyle.Switch.size }

    // MARK: Appearance

    /// Has no effect, as on iOS: a switch shows no images.
    open var onImage: UIImage?

    /// Has no effect, as on iOS: a switch shows no images.
    open var offImage: UIImage?

    /// The colour of the track of a switch that is on; the system's green when `nil`.
    open var onTintColor: UIColor? {
        didSet { if onTintColor != oldValue { updateColors() } }
    }

    /// The colour of the thumb; white when `nil`.
    open var thumbTintColor: UIColor? {
        didSet { if thumbTintColor != oldValue { updateColors() } }
    }

    private var shownValue: Bool { draggedValue ?? storedValue }

    private func updateColors() {
        track.backgroundColor = shownValue ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        checkbox?.show(isOn: shownValue, isPressed: isHighlighted, color: onTintColor ?? tintColor)
    }

    private func show(animated: Bool) {
        setNeedsLayout()
        let isAnimated = animated && window != nil
        if isAnimated { thumb.layoutIfNeeded() }
        ControlStyle.spring(animated: isAnimated) { [self] in
            updateColors()
            layoutIfNeeded()
        }
    }

    // MARK: Layout

    open override var frame: CGRect {
        get { super.frame }
        set {
            // Under a transform, the frame is not the switch's own rectangle.
            super.frame =
                transform.isIdentity
                ? CGRect(origin: newValue.origin, size: ownSize) : newValue
        }
    }

    open override var intrinsicContentSize: CGSize { ownSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let checkbox {
            checkbox.frame = bounds
            checkbox.alpha = isEnabled ? 1 : ControlStyle.alpha(for: .disabled)
            checkbox.layoutIfNeeded()
        }
        let size = ControlStyle.Switch.size
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = CGRect(
            x: isMirrored ? bounds.maxX - size.width : bounds.minX,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        track.frame = area
        track.layer.cornerRadius = size.height / 2
        let inset = ControlStyle.Switch.inset
        let stretch = isHighlighted ? ControlStyle.Switch.thumbStretch : 0
        let width = ControlStyle.Switch.thumbSide + stretch
        let isAtRight = shownValue != isMirrored
        thumb.frame = CGRect(
            x: isAtRight ? area.maxX - inset - width : area.minX + inset, y: area.minY + inset,
            width: width, height: ControlStyle.Switch.thumbSide)
        thumb.layoutIfNeeded()
        track.alpha = isEnabled ? 1 : ControlStyle.alpha(for: .disabled)
        thumb.layer.shadowOpacity = isEnabled ? 0.18 : 0.05
    }

    // MARK: Focus

    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? {
        if let box = checkbox?.boxFrame {
            return UIFocusHaloEffect(
                roundedRect: box, cornerRadius: ControlStyle.Checkbox.cornerRadius)
        }
        return UIFocusHaloEffect(
            roundedRect: track.frame, cornerRadius: ControlStyle.Switch.size.height / 2)
    }

    /// Left and right arrows turn the switch off and on.
    @_spi(UIKitInternals) open override func handleFocusKey(_ key: UIKey) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.plainInput {
        case UIKeyCommand.inputLeftArrow where isEnabled: change(to: isMirrored)
        case UIKeyCommand.inputRightArrow where isEnabled: change(to: !isMirrored)
        default: return super.handleFocusKey(key)
        }
        return true
    }

    // MARK: Touches

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { show(animated: true) } }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        guard checkbox == nil, draggedValue != nil || abs(location.x - touchStart.x) > 10 else {
            return true
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let dragged = (location.x > track.frame.midX) != isMirrored
        guard dragged != shownValue || draggedValue == nil else { return true }
        draggedValue = dragged
        show(animated: true)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let value = draggedValue ?? (isTouchInside ? !storedValue : storedValue)
        draggedValue = nil
        change(to: value)
    }

    open override func cancelTracking(with event: UIEvent?) {
        draggedValue = nil
        show(animated: true)
    }

    private func change(to value: Bool) {
        guard value != storedValue else { return show(animated: true) }
        setOn(value, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func handles(_ recognizer: UIGestureRecognizer) -> Bool {
        if checkbox != nil { return recognizer.isSingleTap }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            return !swipe.direction.isDisjoint(with: [.left, .right])
        }
        return recognizer.isSingleTap || recognizer is UIPanGestureRecognizer
    }

    // MARK: Accessibility

    /// The title of a checkbox, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (style == .checkbox ? title : nil) }
        set { super.accessibilityLabel = newValue }
    }

    /// The accessibility value: "1" if the switch is on, else "0", unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedValue ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        change(to: !storedValue)
        return true
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.add("switch", storedValue ? "on" : "off")
    }
}

extension UISwitch: ViewWithParts {
    package final var parts: [UIView] { [track, thumb] + [checkbox].compactMap { $0 } }
}
