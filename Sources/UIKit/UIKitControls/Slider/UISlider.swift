import CoreGraphics
public import Foundation
import Observing
@_spi(UIKitInternals) public import UIKitCore

/// A control for choosing a value from a range by dragging a thumb along a track.
///
/// The minimum is on the leading side. The thumb keeps its distance to the finger while it is
/// dragged.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let thumb = SliderThumb(frame: .zero)
    final var images = SliderImages()
    private let minimumImageView = UIImageView()
    private let maximumImageView = UIImageView()

    /// The distance of the finger from the thumb's center, in points.
    private var dragOffset: CGFloat = 0

    @Observed private final var storedValue: Float = 0

    /// The value at the start of the drag.
    private var valueBeforeDrag: Float = 0

    /// The preferred manner of the slider, which only a Mac has several of; see
    /// ``behavioralStyle``.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addSubview(thumb)
        isOpaque = false
        accessibilityTraits = .adjustable
        addGestureRecognizer(
            WheelGesture(distance: SliderMetrics.wheelDistance) { [weak self] steps in
                self?.step(by: Double(steps) / 100)
            })
        updateTrackColors()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { sliderTable }

    // MARK: Value

    /// The current value, from ``minimumValue`` to ``maximumValue``; 0 by default.
    ///
    /// Values outside are clamped. NaN is ignored. It can be observed, also while it is dragged.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the leading end; 0 by default. A larger one than ``maximumValue`` raises that
    /// too. NaN is ignored.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            guard minimumValue != oldValue else { return }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            rangeDidChange()
        }
    }

    /// The value at the trailing end; 1 by default. A smaller one than ``minimumValue`` lowers that
    /// too. NaN is ignored.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            guard maximumValue != oldValue else { return }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    /// `true` (the default) if events are sent while the thumb is dragged; `false` if only at the
    /// end.
    open var isContinuous = true

    /// Sets the value, with a moving thumb if `animated`. Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        let clamped = min(max(value, minimumValue), maximumValue)
        guard clamped != storedValue else { return }
        storedValue = clamped
        setNeedsLayout()
        if animated, window != nil {
            UIView.animate(
                withDuration: 0.25, delay: 0,
                options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseInOut],
                animations: { self.layoutIfNeeded() })
        }
    }

    private func rangeDidChange() {
        let clamped = min(max(storedValue, minimumValue), maximumValue)
        if clamped != storedValue { storedValue = clamped }
        setNeedsLayout()
    }

    // MARK: Appearance

    /// The colour of the track before the thumb; the tint colour when `nil`.
    ///
    /// Setting it removes the images of that part of the track.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            images.minimumTrack = StateImages()
            updateParts()
        }
    }

    /// The colour of the track after the thumb; a light grey when `nil`.
    ///
    /// Setting it removes the images of that part of the track.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            images.maximumTrack = StateImages()
            updateParts()
        }
    }

    /// The colour of the thumb; white when `nil`.
    ///
    /// Setting it removes the images of the thumb.
    open var thumbTintColor: UIColor? {
        didSet {
            images.thumb = StateImages()
            updateParts()
        }
    }

    /// An image at the leading end of the track.
    open var minimumValueImage: UIImage? {
        didSet {
            minimumImageView.image = minimumValueImage
            setNeedsLayout()
        }
    }

    /// An image at the trailing end of the track.
    open var maximumValueImage: UIImage? {
        didSet {
            maximumImageView.image = maximumValueImage
            setNeedsLayout()
        }
    }

    private func updateTrackColors() {
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        thumb.image = currentThumbImage
        minimumTrack.backgroundColor =
            minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor =
            maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.color = thumbTintColor ?? .white
    }

    /// Shows changed images and colours.
    final func updateParts() {
        updateTrackColors()
        setNeedsLayout()
    }

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue, images.hasStates { updateParts() } }
    }

    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue, images.hasStates { updateParts() } }
    }

    open override var isSelected: Bool {
        didSet { if isSelected != oldValue, images.hasStates { updateParts() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTrackColors()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: SliderMetrics.height)
    }

    /// Returns the given width, or a default width for an infinite or empty one, and the height of
    /// a slider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width.isFinite && size.width > 0 ? size.width : SliderMetrics.defaultWidth
        return CGSize(width: width, height: SliderMetrics.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        let middle = min(max(knob.midX, track.minX), track.maxX)
        let before = CGRect(
            x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let after = CGRect(
            x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        minimumTrack.frame = isMirrored ? after : before
        // A picture of the track may be translucent: it ends where the other one begins.
        maximumTrack.frame =
            maximumTrack.image == nil ? track : isMirrored ? before : after
        for view in [minimumTrack, maximumTrack] {
            view.layer.cornerRadius = view.image == nil ? track.height / 2 : 0
        }
        thumb.frame = knob
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        setPartAlpha(to: isEnabled ? 1 : SliderMetrics.disabledAlpha)
    }

    /// Sets the alpha of the parts instead of the slider's own `alpha`, which belongs to the app.
    private func setPartAlpha(to alpha: CGFloat) {
        for view in [minimumTrack, maximumTrack, minimumImageView, maximumImageView] {
            view.alpha = alpha
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the frame of ``minimumValueImage``.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, onLeft: !isMirrored, in: bounds)
    }

    /// Returns the frame of ``maximumValueImage``.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, onLeft: isMirrored, in: bounds)
    }

    private func imageRect(_ image: UIImage?, onLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: onLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let minimum = minimumValueImageRect(forBounds: bounds)
        let maximum = maximumValueImageRect(forBounds: bounds)
        let (left, right) = isMirrored ? (maximum, minimum) : (minimum, maximum)
        let start =
            left.isEmpty
            ? bounds.minX + SliderMetrics.inset : left.maxX + SliderMetrics.imageSpacing
        let end =
            right.isEmpty
            ? bounds.maxX - SliderMetrics.inset : right.minX - SliderMetrics.imageSpacing
        let height =
            [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
            .max() ?? SliderMetrics.trackHeight
        return CGRect(
            x: start, y: bounds.midY - height / 2, width: max(0, end - start), height: height)
    }

    /// Returns the frame of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = thumbSize
        let fraction = fraction(of: value)
        let room = max(0, rect.width - size.width)
        let x = rect.minX + room * (isMirrored ? 1 - fraction : fraction)
        return CGRect(
            x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    private var thumbSize: CGSize {
        let side = SliderMetrics.thumbSide
        return currentThumbImage?.size ?? CGSize(width: side, height: side)
    }

    /// The position of `value` in the range, from 0 to 1.
    private func fraction(of value: Float) -> CGFloat {
        let lower = Double(minimumValue)
        let length = Double(maximumValue) - lower
        guard length > 0 else { return 0 }
        // In an infinite range only the ends have distinct positions.
        guard length.isFinite else {
            return value == maximumValue ? 1 : value == minimumValue ? 0 : 0.5
        }
        return CGFloat(min(max((Double(value) - lower) / length, 0), 1))
    }

    // MARK: Focus

    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? {
        UIFocusHaloEffect(
            roundedRect: thumb.frame, cornerRadius: thumb.frame.height / 2)
    }

    /// Home and End lead to the ends of the range.
    @_spi(UIKitInternals) open override func handleFocusKey(_ key: UIKey) -> Bool {
        switch key.plainInput {
        case UIKeyCommand.inputHome: step(by: -1)
        case UIKeyCommand.inputEnd: step(by: 1)
        default: return super.handleFocusKey(key)
        }
        return true
    }

    // MARK: Touches

    /// Returns `true` for a touch in or close to the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let location = touch.location(in: self)
        let reach = CGSize(
            width: max(0, (SliderMetrics.touchSide - thumb.frame.width) / 2),
            height: max(0, (SliderMetrics.touchSide - thumb.frame.height) / 2))
        guard thumb.frame.insetBy(dx: -reach.width, dy: -reach.height).contains(location) else {
            return false
        }
        dragOffset = location.x - thumb.center.x
        valueBeforeDrag = storedValue
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let dragged = value(at: touch.location(in: self).x - dragOffset)
        guard dragged != storedValue else { return true }
        storedValue = dragged
        setNeedsLayout()
        if isContinuous { sendValueChanged() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous, storedValue != valueBeforeDrag { sendValueChanged() }
    }

    open override func cancelTracking(with event: UIEvent?) {
        if !isContinuous, storedValue != valueBeforeDrag { sendValueChanged() }
    }

    private func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Returns the value for which the thumb's center is at `x`.
    private func value(at x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let room = track.width - thumbSize.width
        guard room > 0, x.isFinite else { return storedValue }
        let fromLeft = (x - track.minX - thumbSize.width / 2) / room
        let fraction = Double(min(max(isMirrored ? 1 - fromLeft : fromLeft, 0), 1))
        let length = Double(maximumValue) - Double(minimumValue)
        guard length.isFinite else { return fraction < 0.5 ? minimumValue : maximumValue }
        return min(max(Float(Double(minimumValue) + length * fraction), minimumValue), maximumValue)
    }

    // MARK: Accessibility

    /// The accessibility value; the percentage of the range unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((fraction(of: storedValue) * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    /// A swipe along the slider moves the thumb.
    override func handles(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let swipe = recognizer as? UISwipeGestureRecognizer else { return false }
        return swipe.numberOfTouchesRequired == 1
            && !swipe.direction.isDisjoint(with: [.left, .right])
    }

    /// Increases the value by a tenth of the range and sends the event.
    open override func accessibilityIncrement() { step(by: 0.1) }

    /// Decreases the value by a tenth of the range and sends the event.
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by share: Double) {
        guard isEnabled else { return }
        let length = Double(maximumValue) - Double(minimumValue)
        let stepped = storedValue + Float(length * share)
        let oldValue = storedValue
        setValue(stepped, animated: true)
        if storedValue != oldValue { sendValueChanged() }
    }
}

extension UISlider: ViewWithParts {
    package final var parts: [UIView] {
        [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb]
    }
}

extension UISlider {
    /// `pad`: sliders behave so on every desktop, whatever ``preferredBehavioralStyle`` is.
    public var behavioralStyle: UIBehavioralStyle { .pad }
}
