import CoreGraphics
public import Foundation
import FoundationGaps
public import UIKitCore

/// An interaction that shows the actions for a selection: for a finger as a bar above it, for the
/// secondary button of a mouse and for the Menu key as a menu.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     canvas.addInteraction(interaction)
///     interaction.presentEditMenu(
///         with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The provider of the menu.
    public internal(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view of the interaction.
    public private(set) final weak var view: UIView?

    /// Called after the user has chosen an element of the bar.
    package final var didPerform: ((UIMenuElement) -> Void)?

    private let click = SecondaryClickRecognizer(target: nil, action: nil)
    private weak var overlay: MenuOverlay?
    private var bar: EditMenuBar?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        click.addTarget(self, action: UIEditMenuInteraction.clicked)
    }

    nonisolated deinit {}

    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        old.removeGestureRecognizer(click)
        dismissMenu()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(click)
    }

    /// Returns the location at which the menu was last presented; the greatest numbers before that.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let own = self.view else {
            return CGPoint(
                x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
        }
        return own.convert(configuration.sourcePoint, to: view)
    }

    // MARK: Presenting

    /// `true` while a menu is shown.
    package final var isPresented: Bool { bar != nil || overlay != nil }

    /// What a menu is opened by, which decides about its look.
    private enum Trigger { case app, pointer, key }

    private var trigger = Trigger.app

    /// Shows the menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        present(configuration, by: .app)
    }

    private func clicked(_ click: SecondaryClickRecognizer) {
        guard click.state == .ended else { return }
        present(
            UIEditMenuConfiguration(identifier: nil, sourcePoint: click.location(in: view)),
            by: .pointer)
    }

    /// `true` while the delegate is asked for the menu of a mouse's click.
    package final var isPointerMenu: Bool { trigger == .pointer }

    private func present(_ configuration: UIEditMenuConfiguration, by trigger: Trigger) {
        guard let view, let window = view.window else { return }
        dismissMenu()
        self.trigger = trigger
        self.configuration = configuration
        guard let menu = makeMenu(configuration), !menu.children.isEmpty else { return }
        let target = targetRect(configuration, in: view)
        let animator = MenuAnimator(preview: nil)
        delegate?.editMenuInteraction(
            self, willPresentMenuFor: configuration, animator: animator)
        if trigger != .app {
            let point = CGRect(origin: configuration.sourcePoint, size: .zero)
            let source = MenuOverlay.Source(
                view: view, anchor: view.convert(trigger == .key ? target : point, to: nil),
                sender: view,
                willClose: { [weak self] in self?.willDismiss(configuration) })
            let overlay = MenuOverlay(menu, source: source)
            self.overlay = overlay
            overlay.open(in: window)
        } else {
            let bar = EditMenuBar(menu) { [weak self] in self?.choose($0) }
            bar.prefersBelow = configuration.preferredArrowDirection == .up
            bar.onOutsideTouch = { [weak self] in self?.dismissMenu() }
            self.bar = bar
            bar.open(in: window, at: view.convert(target, to: nil))
        }
        animator.run()
    }

    /// The frame of the bar in its window; zero while none is shown.
    final var barFrame: CGRect { bar?.frame ?? .zero }

    private func makeMenu(_ configuration: UIEditMenuConfiguration) -> UIMenu? {
        let start = view?.window?.firstResponder ?? view
        let suggested = start.map(UICommand.editCommands) ?? []
        guard let delegate else { return UIMenu(children: suggested) }
        return delegate.editMenuInteraction(
            self, menuFor: configuration, suggestedActions: suggested)
    }

    private func targetRect(_ configuration: UIEditMenuConfiguration, in view: UIView) -> CGRect {
        let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let point = CGRect(origin: configuration.sourcePoint, size: .zero)
        return target.isNull ? point : target
    }

    private func choose(_ element: UIMenuElement) {
        guard let view else { return }
        if let submenu = element as? UIMenu, let bar {
            bar.menu = submenu
            return
        }
        dismissMenu()
        element.perform(sender: view, start: view.window?.firstResponder ?? view)
        didPerform?(element)
    }

    /// Closes the menu.
    open func dismissMenu() {
        overlay?.close()
        guard let bar else { return }
        self.bar = nil
        if let configuration { willDismiss(configuration) }
        bar.close()
    }

    private func willDismiss(_ configuration: UIEditMenuConfiguration) {
        let animator = MenuAnimator(preview: nil)
        delegate?.editMenuInteraction(
            self, willDismissMenuFor: configuration, animator: animator)
        animator.run()
    }

    /// Asks the delegate again for the menu that is shown, and shows the new one.
    open func reloadVisibleMenu() {
        guard isPresented, let configuration else { return }
        guard let bar, let view else {
            return present(configuration, by: trigger)
        }
        guard let menu = makeMenu(configuration), !menu.children.isEmpty else {
            return dismissMenu()
        }
        bar.menu = menu
        bar.target = view.convert(targetRect(configuration, in: view), to: nil)
    }

    /// Asks the delegate again for the place of the menu that is shown, and moves it there.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let bar, let view, let configuration else { return }
        bar.target = view.convert(targetRect(configuration, in: view), to: nil)
        UIView.animate(withDuration: animated ? 0.2 : 0) { bar.layoutIfNeeded() }
    }
}

extension UIEditMenuInteraction: KeyboardMenu {
    package func openMenu(forFocused focused: UIView) -> Bool {
        guard let view else { return false }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let target = targetRect(
            UIEditMenuConfiguration(identifier: nil, sourcePoint: middle), in: view)
        present(
            UIEditMenuConfiguration(
                identifier: nil, sourcePoint: CGPoint(x: target.minX, y: target.maxY)),
            by: .key)
        return isPresented
    }
}

extension UICommand {
    /// Returns the commands of edit menus that a responder can perform now.
    package static func editCommands(from start: UIResponder) -> [UIMenuElement] {
        let all: [(String, Selector)] = [
            ("Cut", Selector(UIResponder.cut(_:), name: "cut(_:)")),
            ("Copy", Selector(UIResponder.copy(_:), name: "copy(_:)")),
            ("Paste", Selector(UIResponder.paste(_:), name: "paste(_:)")),
            (
                "Paste and Match Style",
                Selector(UIResponder.pasteAndMatchStyle(_:), name: "pasteAndMatchStyle(_:)")
            ),
            ("Delete", Selector(UIResponder.delete(_:), name: "delete(_:)")),
            ("Select", Selector(UIResponder.select(_:), name: "select(_:)")),
            ("Select All", Selector(UIResponder.selectAll(_:), name: "selectAll(_:)")),
        ]
        return all.compactMap { title, action in
            let isPossible = start.target(forAction: action, withSender: nil) != nil
            return isPossible
                ? UICommand(title: SystemText.localized(title), action: action) : nil
        }
    }
}
