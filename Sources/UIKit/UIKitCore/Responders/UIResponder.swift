public import FoundationGaps

/// An object that receives events and handles them or passes them on.
///
/// Views, view controllers, windows and the application are responders. They form a chain: each asks
/// ``next`` who comes after it, and asks afresh every time, so that moving a view moves its place in the chain.
/// An event that nobody handles leaves the end of the chain and is dropped.
///
/// Two responders are equal when they are the same object.
@preconcurrency @MainActor
open class UIResponder {
    /// Creates a responder.
    public init() {}

    nonisolated deinit {}

    // MARK: The chain

    /// Who gets the events that this responder does not handle; `nil` at the end of the chain.
    ///
    /// The default is `nil`. Views, view controllers, windows and the application say otherwise.
    open var next: UIResponder? { nil }

    // MARK: The first responder

    /// Whether this responder is willing to become the first responder. `false` by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder is willing to stop being the first responder. `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys and untargeted actions come to this responder first in its window.
    open var isFirstResponder: Bool {
        window(of: self)?.firstResponder === self
    }

    /// Makes this responder the first one in its window, asking the present one to resign.
    ///
    /// - Returns: Whether this responder is now the first. It is not when it is in no window, when it or the
    ///   present first responder refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = window(of: self) else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = window.firstResponder {
            guard present.canResignFirstResponder, present.resignFirstResponder() else {
                return false
            }
        }
        window.setFirstResponder(self)
        return true
    }

    /// Stops being the first responder.
    ///
    /// - Returns: Whether this responder is not the first any more.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = window(of: self), window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.setFirstResponder(nil)
        return true
    }

    // MARK: Touches

    /// Fingers, pens or the mouse button touched this responder. The default passes them to ``next``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesBegan(touches, with: event) }
    }

    /// Touches that began here moved. The default passes them to ``next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesMoved(touches, with: event) }
    }

    /// Touches that began here lifted. The default passes them to ``next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesEnded(touches, with: event) }
    }

    /// Touches that began here will not be heard of again: a gesture took them, or the system did.
    /// The default passes them to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesCancelled(touches, with: event) }
    }

    /// Better values arrived for touches that were delivered with estimates. The default passes them to ``next``.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        forward { $0.touchesEstimatedPropertiesUpdated(touches) }
    }

    // MARK: Presses

    /// Keys went down. The default passes them to ``next``.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesBegan(presses, with: event) }
    }

    /// Held keys changed. The default passes them to ``next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesChanged(presses, with: event) }
    }

    /// Keys went up. The default passes them to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesEnded(presses, with: event) }
    }

    /// Keys will not be heard of again. The default passes them to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: Motion and remote control

    /// A motion such as a shake began. The default passes it to ``next``.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward { $0.motionBegan(motion, with: event) }
    }

    /// A motion such as a shake ended. The default passes it to ``next``.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward { $0.motionEnded(motion, with: event) }
    }

    /// A motion was interrupted. The default passes it to ``next``.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward { $0.motionCancelled(motion, with: event) }
    }

    /// A media key was pressed. The default passes it to ``next``.
    open func remoteControlReceived(with event: UIEvent?) {
        forward { $0.remoteControlReceived(with: event) }
    }

    // MARK: Actions

    /// Whether `action` can be performed now by this responder.
    ///
    /// The default is whether this object has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isAccepted(by: self)
    }

    /// The first responder, from this one up the chain, that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        chain.first { $0.canPerformAction(action, withSender: sender) }
    }

    /// The keyboard shortcuts that work while this responder is in the chain of the first responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The nearest undo manager up the chain. A window offers one of its own.
    open var undoManager: UndoManager? { next?.undoManager }
}

// MARK: - Walking the chain

extension UIResponder {
    /// This responder and those after it, each asked for its ``next`` when the walk gets there.
    package var chain: some Sequence<UIResponder> {
        sequence(first: self) { $0.next }
    }

    /// Passes an event on; at the end of the chain it is dropped.
    private func forward(_ send: (UIResponder) -> Void) {
        if let next {
            send(next)
        } else {
            UIApplication.current?.eventWasDiscarded()
        }
    }
}

/// The window that `responder` lives in.
private func window(of responder: UIResponder) -> UIWindow? {
    switch responder {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    default: responder.chain.lazy.compactMap { $0 as? UIWindow }.first
    }
}

// MARK: - Identity

extension UIResponder: Hashable {
    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
