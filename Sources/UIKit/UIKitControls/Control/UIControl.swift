import CoreGraphics
public import Foundation
public import FoundationGaps
public import Observing
@_spi(UIKitInternals) public import UIKitCore

/// A view that converts touches to actions or values.
///
/// A control notifies other objects by *target-action*: they register a method of an object, or a
/// `UIAction` with a closure, for each ``Event``.
///
///     button.addTarget(self, action: CanvasViewController.undo, for: .touchUpInside)
///     slider.addAction(UIAction { [pen] _ in pen.grow() }, for: .valueChanged)
///
/// Subclasses track a finger in ``beginTracking(_:with:)``, ``continueTracking(_:with:)`` and
/// ``endTracking(_:with:)``, and call ``sendActions(for:)`` when their value changes.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// The registered actions with their events, in the order in which they were added.
    final var registrations: [ControlAction] = []

    /// The touch being tracked.
    final weak var trackedTouch: UITouch?

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { controlTable }

    /// Creates a control that performs `primaryAction` for ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// `true` (the default) if the control reacts to touches. Disabling it cancels the tracking of
    /// a touch.
    @Observed open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { stopTracking(with: nil) }
            setNeedsLayout()
        }
    }

    /// `true` if the control is selected. The control never changes it by itself.
    @Observed open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsLayout() } }
    }

    /// `true` if the control shows that it is touched. Set while a finger is tracked inside.
    @Observed open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsLayout() } }
    }

    /// The combination of ``isEnabled``, ``isSelected``, ``isHighlighted`` and `isFocused`.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// The vertical alignment of the content.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet {
            guard contentVerticalAlignment != oldValue else { return }
            setNeedsLayout()
            // Baselines of buttons follow the alignment.
            invalidateIntrinsicContentSize()
        }
    }

    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// ``contentHorizontalAlignment`` with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// `true` if a finger that touched the control is being tracked.
    open internal(set) var isTracking = false

    /// `true` if the tracked finger is inside, or within the tolerance for a finger that counts as
    /// inside.
    open internal(set) var isTouchInside = false

    /// Called when a finger touches the control.
    ///
    /// - Returns: `true` (the default) to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked finger moved.
    ///
    /// - Returns: `true` (the default) to continue tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked finger lifted. Does nothing by default.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch was cancelled, or the control was disabled or left its window. Does
    /// nothing by default.
    open func cancelTracking(with event: UIEvent?) {}

    /// Returns `false` for a superview's recogniser of a gesture that the control handles itself.
    ///
    /// A button keeps its tap, for example, in a view that a tap recogniser dismisses.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if isEnabled, gestureRecognizer.view !== self, handles(gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// `true` if the control handles the gesture of a superview's recogniser itself.
    func handles(_ recognizer: UIGestureRecognizer) -> Bool { false }

    /// `true` if lifting the finger inside triggers the control's primary action.
    var triggersPrimaryActionOnTap: Bool { false }

    /// Called before the events of a finger that lifted inside.
    func willSendTap() {}

    // MARK: Menu

    /// `true` if a long press or a right click opens the menu of
    /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)``. `false` by default.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { updateMenuInteraction() } }
    }

    /// `true` if a touch opens the menu at once, instead of the control's events. `false` by
    /// default.
    open var showsMenuAsPrimaryAction = false {
        didSet { contextMenuInteraction?.opensByPress = !showsMenuAsPrimaryAction }
    }

    /// The interaction that opens the menu, while ``isContextMenuInteractionEnabled`` is on.
    public internal(set) final var contextMenuInteraction: UIContextMenuInteraction?

    /// The menu that a touch of this control opened.
    final weak var openMenu: MenuOverlay?

    /// Returns the menu, or `nil` (the default) for none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the preview that is lifted while the menu is open; `nil`, the default, for none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the preview that a lifted one turns into when the menu closes; `nil`, the default,
    /// for the lifted one.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu is shown. Does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu closes. Does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Returns the point of the control at which a menu opens by a touch; the middle of its lower
    /// edge by default.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        standardMenuPoint
    }

    /// Called after an element of the menu was performed.
    func menuDidPerform(_ element: UIMenuElement) {}

    /// Sends the events of a tap, as if the user had tapped the control.
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if showsMenuAsPrimaryAction, showMenu() { return }
        willSendTap()
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Actions

    /// Adds a method to call when one of `events` occurs.
    ///
    /// The target is not retained; once it is released, nothing is called. Adding the same method
    /// for the same target again adds the events.
    ///
    /// - Parameters:
    ///   - target: The receiver, or `nil` for the first responder in the chain that implements the
    ///     method.
    ///   - action: The method. It may take the control, and the event.
    ///   - events: The events for which the method is called.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        register(target, action, for: events)
    }

    /// Removes a method for `events`.
    ///
    /// - Parameters:
    ///   - target: The receiver, or `nil` for any.
    ///   - action: The method, identified by its selector's name, or `nil` for all methods of the
    ///     target.
    ///   - events: The events for which the method is no longer called.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        unregister(target, action, for: events)
    }

    /// Performs the actions registered for `events`, in the order in which they were added.
    open func sendActions(for events: Event) { sendActions(for: events, with: nil) }

    /// Calls a method on `target`, or on the first responder in the chain that implements it when
    /// `target` is `nil`.
    ///
    /// All method calls of the control pass through here. The application dispatches them.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs an action with the control as its sender. All closure calls of the control pass
    /// through here.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        startTracking(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        updateTracking(touches, with: event)
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

    // MARK: Focus

    /// `true` if the control is enabled: Tab reaches every control.
    open override var canBecomeFocused: Bool { isEnabled }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        setNeedsLayout()
    }

    // MARK: Symbols

    /// `true` if the symbol of a button bounces when it is tapped, and becomes another one with a
    /// transition. `false` by default.
    open var isSymbolAnimationEnabled = false

    // MARK: Accessibility

    /// Sends the events of a tap inside, as Space and Return do: `touchDown`, then `touchUpInside`
    /// and, in a button, `primaryActionTriggered`. Opens the menu that is the primary action.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchDown)
        if showsMenuAsPrimaryAction, showMenu() {
            sendActions(for: .menuActionTriggered)
            return true
        }
        willSendTap()
        sendActions(
            for: triggersPrimaryActionOnTap
                ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside)
        return true
    }

    /// The traits that were set, combined with those of the control's state.
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
}
