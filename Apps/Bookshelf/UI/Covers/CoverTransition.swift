import SharedElements
import UIKit

/// Opens a book's page from the shelf, and goes back: its cover moves from one to the other, and
/// the page fades.
///
/// Where a finger goes back, the page slides after it as others do, without the cover.
final class CoverTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private static let key = "cover"

    private let opens: Bool
    private let covers: [UIView]

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - opens: `true` from the shelf to the page, `false` for the way back.
    ///   - shelfCover: The cover on the shelf, if it is in sight.
    ///   - pageCover: The cover on the page.
    init(opens: Bool, shelfCover: UIView?, pageCover: UIView?) {
        self.opens = opens
        covers = [shelfCover, pageCover].compactMap(\.self)
        super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
        0.35
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        if let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
        }
        container.insertSubview(to, at: opens ? container.subviews.count : 0)
        to.layoutIfNeeded()
        if context.isInteractive {
            slide(from, to, context)
        } else {
            fade(from, to, context)
        }
    }

    private func fade(
        _ from: UIView, _ to: UIView, _ context: any UIViewControllerContextTransitioning
    ) {
        for cover in covers { cover.sharedElementKey = Self.key }
        let elements = SharedElementTransition(from: from, to: to, in: context.containerView)
        elements.duration = transitionDuration(using: context)
        let page = opens ? to : from
        page.alpha = opens ? 0 : 1
        UIView.animate(withDuration: elements.duration) { [opens] in
            page.alpha = opens ? 1 : 0
        } completion: { [covers] _ in
            page.alpha = 1
            // A cell that is used again shows its cover.
            for cover in covers {
                cover.sharedElementKey = nil
                cover.alpha = 1
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
        elements.move(to: .destination)
    }

    private func slide(
        _ from: UIView, _ to: UIView, _ context: any UIViewControllerContextTransitioning
    ) {
        let isMirrored = from.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = from.bounds.width * (isMirrored ? -1 : 1)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
        ) {
            from.transform = CGAffineTransform(translationX: width, y: 0)
        } completion: { _ in
            from.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
