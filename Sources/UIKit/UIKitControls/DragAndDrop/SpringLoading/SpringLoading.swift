import CoreGraphics
import Foundation
import Platform
import UIKitCore

/// Activates the view that dragged items rest over.
///
/// 1. ``move(to:in:)`` finds the front-most interaction below the items that allows it, and waits.
/// 2. The interaction's effect shows that it is about to be activated.
/// 3. The handler is called. It is called again only after the items have left.
final class SpringLoading {
    /// The seconds for which items rest before the view begins to blink.
    static let restDuration = 0.6

    /// The seconds for which the view blinks before it is activated.
    static let blinkDuration = 0.4

    /// The distance within which items rest, in points.
    private static let restDistance: CGFloat = 10

    private var interaction: UISpringLoadedInteraction?
    private var context: SpringLoadingContext?
    private var timer: (any HostTimer)?
    private var restPoint = CGPoint.zero

    /// Follows the items to a point of a window.
    func move(to point: CGPoint, in window: UIWindow?) {
        guard let window else { return end() }
        let candidates = interactions(at: point, in: window)
        if let interaction, candidates.contains(where: { $0 === interaction }), let context {
            continueOver(interaction, context, at: point)
            if self.interaction != nil { return }
        }
        for candidate in candidates where candidate !== interaction {
            let context = SpringLoadingContext(candidate, at: point, in: window)
            guard candidate.interactionBehavior.shouldAllow(candidate, with: context) else {
                continue
            }
            end()
            begin(candidate, context)
            return
        }
        end()
    }

    /// Ends the wait, because the items left or were dropped.
    func end() {
        timer?.cancel()
        timer = nil
        guard let interaction, let context else { return }
        self.interaction = nil
        self.context = nil
        let wasActivated = context.state == .activated
        change(context, interaction, to: .inactive)
        if !wasActivated { interaction.interactionBehavior.interactionDidFinish(interaction) }
    }

    private func begin(_ interaction: UISpringLoadedInteraction, _ context: SpringLoadingContext) {
        self.interaction = interaction
        self.context = context
        rest(at: context.point)
    }

    private func continueOver(
        _ interaction: UISpringLoadedInteraction, _ context: SpringLoadingContext,
        at point: CGPoint
    ) {
        context.point = point
        let item = context.targetItem as? AnyHashable
        guard interaction.interactionBehavior.shouldAllow(interaction, with: context) else {
            return end()
        }
        let isOther = context.targetItem as? AnyHashable != item
        if isOther { change(context, interaction, to: .inactive) }
        guard context.state != .activated else { return }
        let distance = hypot(point.x - restPoint.x, point.y - restPoint.y)
        if isOther || distance > Self.restDistance { rest(at: point) }
    }

    private func rest(at point: CGPoint) {
        guard let interaction, let context else { return }
        restPoint = point
        change(context, interaction, to: .possible)
        wait(Self.restDuration) { loading, interaction, context in
            loading.change(context, interaction, to: .activating)
            loading.wait(Self.blinkDuration) { loading, interaction, context in
                loading.change(context, interaction, to: .activated)
                interaction.activationHandler(interaction, context)
                interaction.interactionBehavior.interactionDidFinish(interaction)
            }
        }
    }

    private func wait(
        _ seconds: Double,
        _ action:
            @escaping (
                SpringLoading, UISpringLoadedInteraction, SpringLoadingContext
            ) -> Void
    ) {
        timer?.cancel()
        timer = UIApplication.current?.schedule(after: seconds) { [weak self] in
            guard let self, let interaction, let context else { return }
            action(self, interaction, context)
        }
    }

    private func change(
        _ context: SpringLoadingContext, _ interaction: UISpringLoadedInteraction,
        to state: UISpringLoadedInteractionEffectState
    ) {
        guard context.state != state else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }

    /// The interactions of the views below a point, from the front to the back.
    private func interactions(
        at point: CGPoint, in window: UIWindow
    ) -> [UISpringLoadedInteraction] {
        sequence(first: window.hitTest(point, with: nil), next: { $0?.superview })
            .prefix { $0 != nil }
            .flatMap { $0?.interactions ?? [] }
            .compactMap { $0 as? UISpringLoadedInteraction }
    }
}

/// The drag of ``SpringLoading`` over one view.
private final class SpringLoadingContext: UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?

    /// The location in the window.
    var point: CGPoint

    private weak var window: UIWindow?

    init(_ interaction: UISpringLoadedInteraction, at point: CGPoint, in window: UIWindow) {
        targetView = interaction.view
        self.point = point
        self.window = window
    }

    func location(in view: UIView?) -> CGPoint {
        guard let view else { return point }
        return view.convert(point, from: nil)
    }
}
