public import Foundation
public import UIKitCore

/// An interaction that activates a view while items are dragged over it, such as a button that
/// opens the folder to drop them in.
///
///     view.addInteraction(UISpringLoadedInteraction { interaction, context in open() })
///
/// The items have to rest over the view for a moment; it blinks before it is activated.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The object that decides if the view is activated.
    public final let interactionBehavior: any UISpringLoadedInteractionBehavior

    /// The object that shows that the view is about to be activated.
    public final let interactionEffect: any UISpringLoadedInteractionEffect

    final let activationHandler:
        (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// The view of the interaction.
    public private(set) final weak var view: UIView?

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: An object that decides if the view is activated; always with `nil`.
    ///   - interactionEffect: An object that shows what is about to happen; blinking with `nil`.
    ///   - activationHandler: Called when the view is activated.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? AlwaysSpringLoaded()
        self.interactionEffect = interactionEffect ?? BlinkingEffect()
        self.activationHandler = activationHandler
        super.init()
    }

    /// Creates an interaction with the standard behaviour and effect.
    public convenience init(
        activationHandler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        self.init(
            interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
    }

    nonisolated deinit {}

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { OutsideDropController.install() }
    }
}

/// The progress towards an activation.
public nonisolated enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
    /// Nothing is dragged over the view, or it may not be activated.
    case inactive = 0
    /// Items are over the view: it will be activated if they rest.
    case possible
    /// The view is activated in a moment.
    case activating
    /// The view was just activated.
    case activated
}

/// One drag over a view that it can activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
    /// The progress towards the activation.
    var state: UISpringLoadedInteractionEffectState { get }

    /// The view that shows the effect; that of the interaction by default.
    var targetView: UIView? { get set }

    /// A part of the view, such as an item's path. When it changes, the wait begins again.
    var targetItem: Any? { get set }

    /// Returns the location of the drag in a view; in the window with `nil`.
    func location(in view: UIView?) -> CGPoint
}

/// An object that decides if a drag activates a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: AnyObject {
    /// Returns `true` if the view may be activated. Called again whenever the drag moves.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called after the view was activated or the drag left it. Does nothing by default.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows that a view is about to be activated.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
    /// Called when the state of a context changed.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view or item that dragged items can activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
    /// `true` if items that rest over it activate it.
    var isSpringLoaded: Bool { get set }
}

/// Permits every activation.
private final class AlwaysSpringLoaded: UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// Shades the target while the drag is over it, and lets it blink before the activation.
private final class BlinkingEffect: UISpringLoadedInteractionEffect {
    private var shade: UIView?

    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        switch context.state {
        case .possible: show(on: context.targetView)
        case .activating:
            UIView.animate(
                withDuration: SpringLoading.blinkDuration / 4, delay: 0,
                options: [.autoreverse, .repeat]
            ) { [shade] in shade?.alpha = 0 }
        case .activated, .inactive:
            shade?.removeFromSuperview()
            shade = nil
        }
    }

    private func show(on target: UIView?) {
        shade?.removeFromSuperview()
        guard let target else { return }
        let made = UIView(frame: target.bounds)
        made.isUserInteractionEnabled = false
        made.accessibilityElementsHidden = true
        made.backgroundColor = ControlStyle.fill
        made.layer.cornerRadius = target.layer.cornerRadius
        target.addSubview(made)
        shade = made
    }
}
