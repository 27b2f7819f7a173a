import CoreGraphics
public import Foundation
import Observing
@_spi(UIKitInternals) public import UIKitCore

/// A control with two buttons that decrease and increase a value by a step.
///
/// The value changes when a finger touches. While the finger stays down, it goes on changing, ever
/// faster.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let background = UIView()
    private let divider = UIImageView()
    private var dividerImages = DividerImages()
    private var backgroundImages = StateImages()
    private let decrement = StepperHalf(symbol: "minus", label: SystemText.localized("Decrement"))
    private let increment = StepperHalf(symbol: "plus", label: SystemText.localized("Increment"))

    private let repeatTimer = OneShotTimer()
    private var repeatCount = 0

    /// The half that is touched.
    private var touchedHalf: StepperHalf?

    private var valueBeforeTouch = 0.0
    @Observed private final var storedValue = 0.0

    // MARK: Creating

    /// Creates a stepper. The size of `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlStyle.Stepper.size))
        setUp()
    }

    private func setUp() {
        isOpaque = false
        background.isUserInteractionEnabled = false
        background.layer.cornerRadius = ControlStyle.Stepper.cornerRadius
        background.backgroundColor = ControlStyle.fill
        background.clipsToBounds = true
        divider.backgroundColor = .separator
        addSubview(background)
        for view in [decrement, increment, divider] { background.addSubview(view) }
        accessibilityTraits = .adjustable
        addGestureRecognizer(
            WheelGesture(distance: ControlStyle.Stepper.wheelDistance) { [weak self] steps in
                guard let self else { return }
                for _ in 0..<min(abs(steps), 100) { adjust(steps > 0 ? increment : decrement) }
            })
        updateColors()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: CGRect(origin: .zero, size: ControlStyle.Stepper.size))
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { stepperTable }

    // MARK: Value

    /// The value, within the range; 0 by default. Others are clamped, NaN is ignored.
    open var value: Double {
        get { storedValue }
        set { setValue(newValue) }
    }

    private func setValue(_ value: Double) {
        guard !value.isNaN else { return }
        let clamped = min(max(value, minimumValue), maximumValue)
        if clamped != storedValue { storedValue = clamped }
        updateHalves()
    }

    /// The smallest value, 0 by default. A larger one than ``maximumValue`` raises that too.
    open var minimumValue = 0.0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    /// The largest value, 100 by default. A smaller one than ``minimumValue`` lowers that too.
    open var maximumValue = 100.0 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// The difference that one step makes, 1 by default.
    ///
    /// - Precondition: It is above 0.
    open var stepValue = 1.0 {
        didSet {
            requires(
                stepValue > 0,
                """
                UIStepper.stepValue is \(stepValue). A step is above 0: it is added by one half of \
                the stepper and subtracted by the other.
                """)
        }
    }

    /// `true` (the default) if `valueChanged` is sent for each step, `false` if only when the
    /// finger lifts.
    open var isContinuous = true

    /// `true` (the default) if the value goes on changing while the finger stays down.
    open var autorepeat = true

    /// `true` if a step beyond one end of the range leads to the other. `false` by default.
    open var wraps = false { didSet { if wraps != oldValue { updateHalves() } } }

    /// Steps once, and returns `true` if the value changed.
    private func step(_ half: StepperHalf) -> Bool {
        let old = storedValue
        var new = half === increment ? old + stepValue : old - stepValue
        if wraps {
            if new > maximumValue { new = minimumValue }
            if new < minimumValue { new = maximumValue }
        }
        value = new
        guard storedValue != old else { return false }
        if isContinuous { sendValueChanged() }
        return true
    }

    private func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Images

    /// Sets the image of the decreasing half for a state; a minus when `nil`.
    public func setDecrementImage(_ image: UIImage?, for state: State) {
        decrement.images[state.rawValue] = image
        updateHalves()
    }

    /// The image of the decreasing half for a state, if one was set.
    public func decrementImage(for state: State) -> UIImage? { decrement.images[state.rawValue] }

    /// Sets the image of the increasing half for a state; a plus when `nil`.
    public func setIncrementImage(_ image: UIImage?, for state: State) {
        increment.images[state.rawValue] = image
        updateHalves()
    }

    /// The image of the increasing half for a state, if one was set.
    public func incrementImage(for state: State) -> UIImage? { increment.images[state.rawValue] }

    /// Sets the image behind the halves in a state, stretched between its caps; a grey when `nil`.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[exactly: state] = image
        updateHalves()
    }

    /// The image that was set behind the halves in a state.
    public func backgroundImage(for state: State) -> UIImage? {
        backgroundImages[exactly: state]
    }

    /// Sets the image between halves with certain states; a line when `nil`.
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State,
        rightSegmentState rightState: State
    ) {
        dividerImages[leftState, rightState] = image
        updateHalves()
    }

    /// The image that was set between halves with certain states.
    public func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) -> UIImage? {
        dividerImages[leftState, rightState]
    }

    // MARK: Appearance

    private func updateHalves() {
        decrement.state = state(of: decrement, canStep: wraps || storedValue > minimumValue)
        increment.state = state(of: increment, canStep: wraps || storedValue < maximumValue)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isMirrored ? (increment, decrement) : (decrement, increment)
        divider.image = dividerImages.image(left.state, right.state)
        divider.backgroundColor = divider.image == nil ? .separator : nil
        divider.alpha = touchedHalf == nil || divider.image != nil ? 1 : 0
        background.backgroundColor = backgroundImages.isEmpty ? ControlStyle.fill : nil
        for half in [decrement, increment] {
            half.background = backgroundImages.image(for: half.state)
        }
        setNeedsLayout()
    }

    private func state(of half: StepperHalf, canStep: Bool) -> State {
        if !isEnabled || !canStep { return .disabled }
        return half === touchedHalf ? .highlighted : .normal
    }

    private func updateColors() { updateHalves() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateHalves()
    }

    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { updateHalves() } } }

    // MARK: Layout

    open override var frame: CGRect {
        get { super.frame }
        set {
            super.frame =
                transform.isIdentity
                ? CGRect(origin: newValue.origin, size: ControlStyle.Stepper.size) : newValue
        }
    }

    open override var intrinsicContentSize: CGSize { ControlStyle.Stepper.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlStyle.Stepper.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = ControlStyle.Stepper.size
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        background.frame = CGRect(
            x: isMirrored ? bounds.maxX - size.width : bounds.minX,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let half = CGSize(width: size.width / 2, height: size.height)
        let (left, right) = isMirrored ? (increment, decrement) : (decrement, increment)
        left.frame = CGRect(origin: .zero, size: half)
        right.frame = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
        let height = ControlStyle.Stepper.dividerHeight
        let width = divider.image?.size.width ?? 1
        divider.frame =
            divider.image == nil
            ? CGRect(x: half.width - 0.5, y: (size.height - height) / 2, width: 1, height: height)
            : CGRect(x: half.width - width / 2, y: 0, width: width, height: size.height)
    }

    // MARK: Focus

    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? {
        UIFocusHaloEffect(
            roundedRect: background.frame, cornerRadius: ControlStyle.Stepper.cornerRadius)
    }

    // MARK: Touches

    private func half(at location: CGPoint) -> StepperHalf? {
        [decrement, increment].first { $0.frame.contains(convert(location, to: background)) }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        guard let half = half(at: touch.location(in: self)) else { return false }
        touchedHalf = half
        valueBeforeTouch = storedValue
        repeatCount = 0
        _ = step(half)
        updateHalves()
        if autorepeat { scheduleRepetition(after: ControlStyle.Stepper.repeatDelay) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if !isTouchInside {
            repeatTimer.stop()
        } else if autorepeat, !repeatTimer.isRunning {
            scheduleRepetition(after: ControlStyle.Stepper.repeatDelay)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { finishTouch() }

    open override func cancelTracking(with event: UIEvent?) { finishTouch() }

    private func finishTouch() {
        repeatTimer.stop()
        touchedHalf = nil
        updateHalves()
        if !isContinuous, storedValue != valueBeforeTouch { sendValueChanged() }
    }

    private func scheduleRepetition(after delay: TimeInterval) {
        repeatTimer.start(after: delay) { [weak self] in self?.repeatStep() }
    }

    private func repeatStep() {
        guard let half = touchedHalf, step(half) else { return }
        repeatCount += 1
        let style = ControlStyle.Stepper.self
        let interval = style.slowInterval * pow(style.acceleration, Double(repeatCount))
        scheduleRepetition(after: max(style.fastInterval, interval))
    }

    override func handles(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

    // MARK: Accessibility

    /// The accessibility value: the value, without decimals if it is whole, unless set.
    open override var accessibilityValue: String? {
        get {
            let isWhole = storedValue == storedValue.rounded() && abs(storedValue) < 1e15
            return super.accessibilityValue
                ?? (isWhole ? "\(Int(storedValue))" : "\(storedValue)")
        }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityIncrement() { adjust(increment) }

    open override func accessibilityDecrement() { adjust(decrement) }

    private func adjust(_ half: StepperHalf) {
        if isEnabled, step(half), !isContinuous { sendValueChanged() }
    }
}

extension UIStepper: ViewWithParts {
    package final var parts: [UIView] { [background] }
}
