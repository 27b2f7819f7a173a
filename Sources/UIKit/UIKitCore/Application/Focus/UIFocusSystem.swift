public import Foundation

/// The keyboard focus of a window.
///
/// Tab and Shift-Tab move it among controls in reading order, arrow keys within a group such as a
/// list, Space and Return activate its item. A ring shows it, but only after the keyboard was used:
/// a touch hides the ring and takes the focus from everything but text.
@preconcurrency @MainActor
public final class UIFocusSystem: NSObject {
    /// The window; `nil` once it is gone, which an app may outlive with the focus system.
    private(set) weak var window: UIWindow?

    /// The view that has the focus. It may have left the window; see ``focusedView``.
    private weak var storedView: UIView?

    /// The view from which keys move the focus while no view has it: the one that lost it, or the
    /// one that was touched.
    weak var anchor: UIView?

    /// The superview of the view that has the focus, which keeps the place when a list reuses it.
    private weak var container: UIView?

    /// The views that had the focus when a modal view covered them, the last one innermost.
    private var covered: [Covered] = []

    /// `true` after the keyboard moved the focus, until a touch.
    package private(set) var showsRing = false

    /// The environments whose focus is to be updated.
    private var pending: [Weak] = []

    private let ring = FocusRing()

    private struct Weak { weak var responder: UIResponder? }

    private struct Covered { weak var view: UIView? }

    init(window: UIWindow) {
        self.window = window
        super.init()
    }

    nonisolated deinit {}

    // MARK: The focus

    /// Returns the focus system of the window that contains `environment`.
    public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        (environment as? UIResponder)?.focusWindow?.focusSystem
    }

    /// Returns `true` if `otherEnvironment` is `environment` or inside it.
    public static func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        (otherEnvironment as? UIResponder)?.chain.contains { $0 === environment } ?? false
    }

    /// The item that has the focus.
    public var focusedItem: (any UIFocusItem)? { focusedView }

    /// The view that has the focus, unless it cannot have it any more.
    package var focusedView: UIView? {
        guard let window, let storedView, storedView.window === window else { return nil }
        return storedView
    }

    /// Moves the focus to the item that `environment` prefers.
    public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard let responder = environment as? UIResponder,
            let view = preferredView(in: responder)
        else { return }
        move(to: view, heading: [])
    }

    /// Performs requested updates now.
    public func updateFocusIfNeeded() {
        let environments = pending.compactMap(\.responder)
        pending = []
        guard let focusedView else { return }
        for environment in environments
        where focusedView.chain.contains(where: { $0 === environment }) {
            if let view = preferredView(in: environment) { move(to: view, heading: []) }
        }
    }

    func setNeedsUpdate(of environment: UIResponder) {
        pending.append(Weak(responder: environment))
    }

    /// Returns the view that an environment prefers: the first of its
    /// ``UIFocusEnvironment/preferredFocusEnvironments`` with one, else the first that Tab reaches.
    func preferredView(in environment: UIResponder) -> UIView? {
        guard let window else { return nil }
        if let view = environment as? UIView, view.isReachable(in: window) { return view }
        for preferred in environment.preferredFocusEnvironments {
            guard let responder = preferred as? UIResponder, responder !== environment else {
                continue
            }
            if let view = preferredView(in: responder) { return view }
        }
        let root = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        return root?.focusStops.tabOrder(focused: focusedView).first
    }

    // MARK: Moving

    /// Moves the focus, if the environments allow it and edited text can be left.
    ///
    /// - Returns: `true` if the view has the focus now.
    @discardableResult
    package func move(to view: UIView?, heading: UIFocusHeading) -> Bool {
        let old = storedView
        if !heading.isEmpty { showsRing = true }
        guard view !== old else {
            update()
            return true
        }
        let context = UIFocusUpdateContext(from: old, to: view, heading: heading)
        let start: UIResponder? = old ?? view
        if let start, start.chain.contains(where: { !$0.shouldUpdateFocus(in: context) }) {
            NotificationCenter.default.post(
                name: Self.movementDidFailNotification, object: self,
                userInfo: [Self.focusUpdateContextUserInfoKey: context])
            return false
        }
        if let view, view is any UIKeyInput, !view.isFirstResponder {
            // Text has the focus when it is edited: see firstResponderDidChange(to:).
            return view.becomeFirstResponder() && storedView === view
        }
        if view != nil, let text = window?.firstResponder, text is any UIKeyInput, text !== view,
            !text.resignFirstResponder()
        {
            return false
        }
        storedView = view
        if let old {
            old.requiredExtras.wasFocused = true
            anchor = old
        }
        if let view {
            view.forgetFocusInGroup()
            anchor = view
            container = view.superview
            view.revealInScrollViews()
        }
        report(context)
        update()
        return storedView === view
    }

    private func report(_ context: UIFocusUpdateContext) {
        let coordinator = UIFocusAnimationCoordinator()
        var reported: Set<ObjectIdentifier> = []
        for item in [context.previouslyFocusedView, context.nextFocusedView] {
            guard let item else { continue }
            for environment in item.focusEnvironments
            where reported.insert(ObjectIdentifier(environment)).inserted {
                environment.didUpdateFocus(in: context, with: coordinator)
            }
        }
        coordinator.run()
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    // MARK: Following the window

    /// Hides the ring and takes the focus from views other than text, because the user touched.
    func touchBegan(in view: UIView?) {
        showsRing = false
        covered = []
        if let storedView, storedView !== window?.firstResponder { move(to: nil, heading: []) }
        anchor = view
        update()
    }

    /// Gives the focus to text that is being edited.
    func firstResponderDidChange(to responder: UIResponder?) {
        guard let view = responder as? UIView, view is any UIKeyInput, view.canBecomeFocused
        else { return }
        move(to: view, heading: [])
    }

    /// Moves the focus from a view that cannot have it any more, into and out of modal views, and
    /// the ring to the place of its view. Called in each frame.
    func update() {
        updateFocusIfNeeded()
        guard let window else { return }
        if let view = storedView, !view.keepsFocus(in: window) { leave(view) }
        if storedView == nil, showsRing { restore() }
        ring.show(around: showsRing ? storedView : nil)
    }

    /// Shows the ring after a key changed the item that has the focus.
    package func showRing() {
        showsRing = true
        if storedView == nil, let anchor, let window, anchor.isReachable(in: window) {
            move(to: anchor, heading: [])
        }
        update()
    }

    private func leave(_ view: UIView) {
        let modal = view.window === window ? view.coveringModal : nil
        if modal != nil { covered.append(Covered(view: view)) }
        drop(view)
        guard showsRing, let modal else { return }
        let controller = modal.focusController
        if let next = preferredView(in: controller ?? modal) { move(to: next, heading: []) }
    }

    /// Takes the focus from a cell that a list is about to reuse, or from a control inside.
    package func dropInside(_ cell: UIView) {
        if let storedView, storedView.isDescendant(of: cell) {
            if storedView !== cell { container = cell.superview }
            drop(storedView)
            anchor = container
        }
    }

    /// Takes the focus from a view that cannot have it any more. Keys go on from the view's place,
    /// or from its container.
    private func drop(_ view: UIView) {
        guard storedView === view else { return }
        storedView = nil
        anchor = view.isFocusCell || view.window !== window ? container : view
        report(UIFocusUpdateContext(from: view, to: nil, heading: []))
        ring.show(around: nil)
    }

    /// Returns the focus to a view that a modal view no longer covers.
    private func restore() {
        while let last = covered.last {
            guard let window, let view = last.view, view.window === window else {
                covered.removeLast()
                continue
            }
            guard view.isReachable(in: window) else { return }
            covered.removeLast()
            move(to: view, heading: [])
            return
        }
    }

    /// `true` if a change of the views may concern the focus.
    var needsUpdates: Bool {
        storedView != nil || !covered.isEmpty || !pending.isEmpty
    }

    /// The ring's rectangle in the window; `nil` while it is hidden.
    package var ringFrame: CGRect? { window.flatMap(ring.frame) }

    // MARK: Notifications

    /// Posted after the focus moved. The object is the focus system.
    public nonisolated static let didUpdateNotification = Notification.Name(
        "UIFocusDidUpdateNotification")

    /// Posted after an environment kept the focus from moving.
    public nonisolated static let movementDidFailNotification = Notification.Name(
        "UIFocusMovementDidFailNotification")

    /// The key of the context in a notification's `userInfo`.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
}
