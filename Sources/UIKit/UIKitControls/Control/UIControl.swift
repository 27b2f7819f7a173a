import CoreGraphics
public import Foundation
public import FoundationGaps
public import UIKitCore

/// A view that turns touches into something meant: a tap, a new value.
///
/// A control tells others by *target-action*: they say which method of which object to call for which ``Event``,
/// or give a `UIAction` with a closure.
///
///     button.addTarget(self, action: CanvasViewController.undo, for: .touchUpInside)
///     slider.addAction(UIAction { [pen] _ in pen.grow() }, for: .valueChanged)
///
/// Subclasses follow a finger in ``beginTracking(_:with:)``, ``continueTracking(_:with:)`` and
/// ``endTracking(_:with:)``, and call ``sendActions(for:)`` when their value changes.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// What is done for which events, in the order in which it was added.
    final var registrations: [ControlAction] = []

    /// The touch that is being tracked.
    final weak var trackedTouch: UITouch?

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control that performs `primaryAction` for ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control answers to touches. `true` by default. A control that is disabled while a finger is on it
    /// lets go of the finger.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { stopTracking(with: nil) }
            setNeedsLayout()
        }
    }

    /// Whether the control is chosen, as a pressed-in tool is. The control never changes it by itself.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsLayout() } } }

    /// Whether the control shows that a finger is on it. Set while a finger is tracked inside.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }

    /// What ``isEnabled``, ``isSelected`` and ``isHighlighted`` say, in one value.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where the content goes when there is more height than it needs.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where the content goes when there is more width than it needs.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// ``contentHorizontalAlignment`` with leading and trailing turned into left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// Whether a finger that touched the control is being followed.
    public internal(set) final var isTracking = false

    /// Whether the finger that is being followed is inside, or no farther outside than a finger that means to be inside.
    public internal(set) final var isTouchInside = false

    /// A finger touched the control.
    ///
    /// - Returns: Whether to follow it. `true` by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The followed finger moved.
    ///
    /// - Returns: Whether to follow it on. `true` by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The followed finger lifted. Does nothing by default.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away, the control was disabled or left its window. Does nothing by default.
    open func cancelTracking(with event: UIEvent?) {}

    /// Whether lifting the finger inside is the control's main action.
    var triggersPrimaryActionOnTap: Bool { false }

    // MARK: Sending actions

    /// Calls a method on `target`, or on the first responder up the chain that has it when `target` is `nil`.
    ///
    /// Everything that the control sends to methods goes through here. The application does the sending.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs an action with the control as its sender. Everything that the control sends to closures goes through here.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        startTracking(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        goOnTracking(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        finishTracking(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        stopTracking(with: event)
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopTracking(with: nil) }
    }

    // MARK: Accessibility

    /// The traits that were set, and what the control's state adds to them.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(traitsOfState) }
        set { super.accessibilityTraits = newValue.subtracting(traitsOfState) }
    }

    private var traitsOfState: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if !isEnabled { description.add("enabled", false) }
        if isSelected { description.add("selected", true) }
        if isHighlighted { description.add("highlighted", true) }
    }
}
