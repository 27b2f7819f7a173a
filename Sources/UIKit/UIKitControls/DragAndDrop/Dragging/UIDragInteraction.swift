public import Foundation
public import UIKitCore

/// An interaction that lets the user drag items out of a view.
///
///     view.addInteraction(UIDragInteraction(delegate: self))
///
/// A finger lifts the items by holding, a mouse drags them at once.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate, which provides the items.
    public private(set) final weak var delegate: (any UIDragInteractionDelegate)?

    /// The view of the interaction.
    public private(set) final weak var view: UIView?

    /// `true` if items can be dragged.
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { gesture.isEnabled = isEnabled }
    }

    /// The initial value of ``isEnabled``: `true`.
    open class var isEnabledByDefault: Bool { true }

    private let gesture = DragGesture(target: nil, action: nil)
    private var drag: DragController?

    /// The session whose items the delegate has given, before they are lifted.
    private var pending: DragSession?

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        gesture.delegate = self
        gesture.addTarget(self, action: UIDragInteraction.gestureDidChange)
    }

    nonisolated deinit {}

    open func willMove(to view: UIView?) {
        drag?.cancel()
        self.view?.removeGestureRecognizer(gesture)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(gesture)
    }

    private func gestureDidChange(_ gesture: DragGesture) {
        let point = gesture.location(in: nil)
        switch gesture.state {
        case .began:
            guard let session = pending, let window = view?.window else { return }
            pending = nil
            let drag = DragController(session, from: self, in: window, at: gesture.startPoint)
            self.drag = drag
            drag.didEnd = { [weak self, weak drag] in
                if self?.drag === drag { self?.drag = nil }
            }
            drag.lift()
            if gesture.isPointer { drag.move(to: point) }
        case .changed: drag?.move(to: point)
        case .ended: drag?.finish()
        case .cancelled: drag?.cancel()
        case .possible, .failed: break
        }
    }

    /// Keeps lifted items that were not moved yet below a menu that opens. Returns `false` if they
    /// have been moved.
    ///
    /// - Parameter close: Closes the menu, when the finger moves on and the drag begins.
    final func waitBelowMenu(_ close: @escaping () -> Void) -> Bool {
        guard let drag else { return true }
        guard !drag.hasBegun else { return false }
        drag.closeMenu = close
        return true
    }
}

extension UIDragInteraction: UIGestureRecognizerDelegate {
    /// Asks the delegate for items; without any the touch is left to others.
    public func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard drag == nil, let view, view.window != nil, let delegate else { return false }
        let session = DragSession(at: gesture.startPoint, in: view.window)
        let items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !items.isEmpty else { return false }
        session.items = items
        pending = session
        return true
    }
}
