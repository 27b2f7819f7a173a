public import FoundationGaps

/// An object that receives events and handles them or passes them on.
///
/// Views, view controllers, windows and the application are responders. They form a chain through
/// ``next``, which is evaluated for every event, so that moving a view changes its position in the
/// chain. An event without a handler leaves the end of the chain and is dropped.
///
/// Two responders are equal when they are the same object.
@preconcurrency @MainActor
open class UIResponder {
    /// Creates a responder.
    public init() {}

    nonisolated deinit {}

    // MARK: The chain

    /// The responder that gets the events which this one does not handle; `nil` at the end of the
    /// chain.
    ///
    /// The default is `nil`. Views, view controllers, windows and the application override it.
    open var next: UIResponder? { nil }

    // MARK: The first responder

    /// `true` if this responder may become the first responder. `false` by default.
    open var canBecomeFirstResponder: Bool { false }

    /// `true` if this responder may resign as first responder. `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// `true` if this responder is the first in its window to receive keys and untargeted actions.
    open var isFirstResponder: Bool {
        window(of: self)?.firstResponder === self
    }

    /// Makes this responder the first one in its window, after the current one has resigned.
    ///
    /// - Returns: `true` if this responder is now the first. `false` when it is in no window, or
    ///   when it or the current first responder refuses.
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

    /// Resigns as first responder.
    ///
    /// - Returns: `true` if this responder is not the first responder any more.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = window(of: self), window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.setFirstResponder(nil)
        return true
    }

    // MARK: Touches

    /// Called when fingers, pens or the mouse button touch this responder. The default passes the
    /// touches to ``next``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesBegan(touches, with: event) }
    }

    /// Called when touches that began here moved. The default passes them to ``next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesMoved(touches, with: event) }
    }

    /// Called when touches that began here lifted. The default passes them to ``next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesEnded(touches, with: event) }
    }

    /// Called when a gesture or the system takes over touches that began here; no further call
    /// follows for them. The default passes them to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesCancelled(touches, with: event) }
    }

    /// Called when better values arrive for touches that were delivered with estimates. The default
    /// passes them to ``next``.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        forward { $0.touchesEstimatedPropertiesUpdated(touches) }
    }

    // MARK: Presses

    /// Called when keys went down. The default passes them to ``next``.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesBegan(presses, with: event) }
    }

    /// Called when held keys changed. The default passes them to ``next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesChanged(presses, with: event) }
    }

    /// Called when keys went up. The default passes them to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesEnded(presses, with: event) }
    }

    /// Called when the system cancels key presses; no further call follows for them. The default
    /// passes them to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: Motion and remote control

    /// Called when a motion such as a shake began. The default passes it to ``next``.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward { $0.motionBegan(motion, with: event) }
    }

    /// Called when a motion such as a shake ended. The default passes it to ``next``.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward { $0.motionEnded(motion, with: event) }
    }

    /// Called when a motion was interrupted. The default passes it to ``next``.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward { $0.motionCancelled(motion, with: event) }
    }

    /// Called when a media key was pressed. The default passes it to ``next``.
    open func remoteControlReceived(with event: UIEvent?) {
        forward { $0.remoteControlReceived(with: event) }
    }

    // MARK: Actions

    /// Returns `true` if this responder can perform `action` now.
    ///
    /// The default is `true` if this object has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isAccepted(by: self)
    }

    /// Returns the first responder in the chain, starting with this one, that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        chain.first { $0.canPerformAction(action, withSender: sender) }
    }

    /// The keyboard shortcuts available while this responder is in the chain of the first
    /// responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The nearest undo manager in the chain. A window provides one.
    open var undoManager: UndoManager? { next?.undoManager }
}

// MARK: - Walking the chain

extension UIResponder {
    /// This responder and its successors; each ``next`` is evaluated when the walk reaches it.
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

/// The window that contains `responder`.
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
