import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The standard push and pop: the upper view moves by its width, the lower one by 0.3 of it.
final class PushAnimator: UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    /// The movement of the lower view relative to its width.
    private static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.1
    private static let shadowWidth: CGFloat = 9

    init(isPush: Bool) { self.isPush = isPush }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { UINavigationController.transitionDuration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let target = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let frame = context.finalFrame(for: target)
        let upper = isPush ? to : from
        let lower = isPush ? from : to
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = isMirrored ? -frame.width : frame.width

        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        let edge = EdgeShadow(isMirrored: isMirrored)
        container.insertSubview(lower, at: 0)
        container.insertSubview(shade, aboveSubview: lower)
        container.insertSubview(edge, aboveSubview: shade)
        container.insertSubview(upper, aboveSubview: edge)
        to.frame = frame

        let away = CGAffineTransform(translationX: width, y: 0)
        let aside = CGAffineTransform(translationX: -Self.parallax * width, y: 0)
        edge.frame = CGRect(
            x: isMirrored ? frame.maxX : frame.minX - Self.shadowWidth, y: frame.minY,
            width: Self.shadowWidth, height: frame.height)
        shade.alpha = isPush ? 0 : Self.dimming
        if isPush {
            upper.transform = away
            edge.transform = away
        } else {
            lower.transform = aside
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            options: context.isInteractive ? .curveLinear : .curveEaseInOut,
            animations: {
                upper.transform = isPush ? .identity : away
                edge.transform = isPush ? .identity : away
                lower.transform = isPush ? aside : .identity
                shade.alpha = isPush ? Self.dimming : 0
            },
            completion: { [weak from, weak to, weak shade, weak edge] _ in
                from?.transform = .identity
                to?.transform = .identity
                shade?.removeFromSuperview()
                edge?.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

/// The soft shadow at the edge of the upper view.
private final class EdgeShadow: UIView {
    init(isMirrored: Bool) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        let clear = UIColor(white: 0, alpha: 0).cgColor
        let dark = UIColor(white: 0, alpha: 0.12).cgColor
        gradient.colors = isMirrored ? [dark, clear] : [clear, dark]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }

    required init?(coder: NSCoder) { return nil }

    override class var layerClass: AnyClass { CAGradientLayer.self }
}
