import CoreGraphics
public import Foundation
public import UIKitCore

/// An interaction that opens a menu by a long press, a right click or the Menu key.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The look of a menu.
    public nonisolated enum Appearance: UInt, Hashable, Sendable {
        case unknown = 0
        /// A preview with a menu.
        case rich
        /// A menu alone.
        case compact
    }

    /// The delegate, which provides the menu.
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view of the interaction.
    public private(set) final weak var view: UIView?

    private let press = MenuPressRecognizer(target: nil, action: nil)
    private let click = SecondaryClickRecognizer(target: nil, action: nil)
    /// `true` (the default) if a long press opens the menu.
    final var opensByPress: Bool {
        get { press.isEnabled }
        set { press.isEnabled = newValue }
    }

    private weak var overlay: MenuOverlay?
    private var location = CGPoint.zero

    /// The menu of a press that is about to begin.
    private var pending: UIContextMenuConfiguration?

    /// The location where the press began, until the finger has moved away.
    private var pressStart: CGPoint?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.delegate = self
        press.addTarget(self, action: UIContextMenuInteraction.pressed)
        click.addTarget(self, action: UIContextMenuInteraction.clicked)
    }

    nonisolated deinit {}

    open func willMove(to view: UIView?) {
        if let old = self.view {
            old.removeGestureRecognizer(press)
            old.removeGestureRecognizer(click)
            dismissMenu()
        }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
        view?.addGestureRecognizer(click)
    }

    /// The look of the menu that is shown.
    open var menuAppearance: Appearance {
        guard let overlay else { return .unknown }
        return overlay.hasPreview ? .rich : .compact
    }

    /// Returns the location where the menu was opened.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return location }
        return own.convert(location, to: view)
    }

    /// Closes the menu.
    open func dismissMenu() { overlay?.close() }

    /// Replaces the elements of the visible menu: closes it, and opens the one that `block`
    /// returns, if it is open now.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let overlay, let window = view?.window else { return }
        let menu = block(overlay.menu)
        let anchor = CGRect(origin: location(in: nil), size: .zero)
        overlay.removeFromSuperview()
        show(
            menu, configuration: UIContextMenuConfiguration(actionProvider: { _ in menu }),
            at: anchor, in: window)
    }

    // MARK: Opening

    private func pressed(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: nil)
        switch press.state {
        case .began:
            pressStart = point
            guard let configuration = pending else { return }
            pending = nil
            guard holdsDrags() else { return }
            let location = press.location(in: view)
            open(
                configuration, at: location, nextTo: CGRect(origin: location, size: .zero),
                lifts: true)
        case .changed:
            // The first row lies below a finger that rests.
            let distance = hypot(
                (pressStart?.x ?? point.x) - point.x, (pressStart?.y ?? point.y) - point.y)
            if distance > press.allowableMovement { pressStart = nil }
            if pressStart == nil { overlay?.track(point) }
        case .ended: if pressStart == nil { overlay?.lift(at: point) }
        default: break
        }
    }

    /// Keeps items lifted that the press has lifted, until the finger moves on: that closes the
    /// menu. Returns `false` if they have been moved: no menu opens then.
    private func holdsDrags() -> Bool {
        var current = view
        while let view = current {
            for case let drag as UIDragInteraction in view.interactions {
                let waits = drag.waitBelowMenu { [weak self] in
                    self?.overlay?.close()
                    self?.overlay = nil
                }
                if !waits { return false }
            }
            current = view.superview
        }
        return true
    }

    private func clicked(_ click: SecondaryClickRecognizer) {
        let location = click.location(in: view)
        guard click.state == .ended, let configuration = configuration(at: location) else {
            return
        }
        open(configuration, at: location, nextTo: CGRect(origin: location, size: .zero))
    }

    /// Asks the delegate for the menu at a location; `nil` while one is open.
    private func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
        guard overlay == nil, view?.window != nil else { return nil }
        return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    }

    /// Opens the menu next to a rectangle of the view, or next to a preview that the delegate has
    /// for it if `lifts` is `true`.
    private func open(
        _ configuration: UIContextMenuConfiguration, at location: CGPoint, nextTo rect: CGRect,
        lifts: Bool = false
    ) {
        guard let view, let window = view.window else { return }
        self.location = location
        guard let menu = configuration.makeMenu(), !menu.children.isEmpty else { return }
        let anchor = view.convert(rect, to: nil)
        show(menu, configuration: configuration, at: anchor, in: window, lifts: lifts)
    }

    private func show(
        _ menu: UIMenu, configuration: UIContextMenuConfiguration, at anchor: CGRect,
        in window: UIWindow, lifts: Bool = false
    ) {
        let preview = configuration.previewProvider?()
        let lifted =
            lifts && preview == nil
            ? delegate?.contextMenuInteraction(
                self, configuration: configuration,
                highlightPreviewForItemWithIdentifier: configuration.identifier) : nil
        let source = MenuOverlay.Source(
            view: view, anchor: anchor, sender: view, preview: preview, lifted: lifted,
            dismissed: { [weak self] in
                guard let self else { return nil }
                return delegate?.contextMenuInteraction(
                    self, configuration: configuration,
                    dismissalPreviewForItemWithIdentifier: configuration.identifier)
            },
            order: configuration.preferredMenuElementOrder,
            didPerform: { [weak self] in (self?.view as? UIControl)?.menuDidPerform($0) },
            didTapPreview: { [weak self] in
                guard let self else { return }
                let animator = MenuAnimator(preview: preview)
                delegate?.contextMenuInteraction(
                    self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
                animator.run()
            },
            willClose: { [weak self] in
                guard let self else { return }
                let animator = MenuAnimator(preview: preview)
                delegate?.contextMenuInteraction(
                    self, willEndFor: configuration, animator: animator)
                animator.run()
            })
        let overlay = MenuOverlay(menu, source: source)
        self.overlay = overlay
        let animator = MenuAnimator(preview: preview)
        delegate?.contextMenuInteraction(
            self, willDisplayMenuFor: configuration, animator: animator)
        overlay.open(in: window)
        animator.run()
    }
}

extension UIContextMenuInteraction: KeyboardMenu {
    /// Opens the menu at the middle of what is in sight of the focused view.
    package func openMenu(forFocused focused: UIView) -> Bool {
        guard let view else { return false }
        let rect = view.convert(focused.bounds, from: focused).intersection(view.bounds)
        guard !rect.isNull else { return false }
        let location = CGPoint(x: rect.midX, y: rect.midY)
        guard let configuration = configuration(at: location) else { return false }
        open(configuration, at: location, nextTo: rect)
        return overlay != nil
    }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
    /// Asks the delegate for a menu; without one the touch is left to others.
    public func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        pending = configuration(at: gestureRecognizer.location(in: view))
        return pending != nil
    }
}

/// A recogniser for the long press that opens a menu.
final class MenuPressRecognizer: UILongPressGestureRecognizer {}

/// A recogniser for a click with the secondary button of a mouse.
final class SecondaryClickRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let isClick =
            touches.first?.type == .indirectPointer && event.buttonMask.contains(.secondary)
        state = isClick ? .ended : .failed
    }
}
