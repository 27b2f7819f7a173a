import CoreGraphics
import Foundation

extension UIViewController {
    /// The motion with which a controller is presented or pushed.
    ///
    ///     photo.preferredTransition = .zoom { context in thumbnail }
    ///     navigationController?.pushViewController(photo, animated: true)
    @preconcurrency @MainActor
    public final class Transition {
        enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        nonisolated deinit {}

        /// A slide from below. A push keeps its own motion.
        public static var coverVertical: Transition { Transition(.style(.coverVertical)) }

        /// Views fade into each other. A push keeps its own motion.
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }

        /// The window turns around. A push keeps its own motion.
        public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }

        /// The controller's view grows out of a view, and shrinks back into it.
        ///
        /// - Parameters:
        ///   - options: The look of the zoom.
        ///   - sourceViewProvider: Returns the view, before each zoom; without one that is in a
        ///     window, the view grows out of the middle.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

        /// The controllers of a zoom.
        @preconcurrency @MainActor
        public final class ZoomSourceViewProviderContext {
            /// The controller that the view belongs to.
            public let sourceViewController: UIViewController

            /// The controller that grows or shrinks.
            public let zoomedViewController: UIViewController

            init(_ source: UIViewController, _ zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
            }

            nonisolated deinit {}
        }

        /// The look of a zoom.
        public struct ZoomOptions {
            /// The colour over the controller behind; a shade of black when `nil`.
            public var dimmingColor: UIColor?

            public init() {}
        }
    }

    /// The animation of the preferred zoom; `nil` with another transition.
    ///
    /// - Parameter isShowing: `true` for a push or presentation.
    package final func zoomAnimator(
        isShowing: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard case .zoom(let options, let provider) = preferredTransition?.kind else { return nil }
        return ZoomAnimator(isShowing: isShowing, options, provider)
    }

    /// The style of the presentation's motion.
    final var shownTransitionStyle: UIModalTransitionStyle {
        if case .style(let style) = preferredTransition?.kind { return style }
        return modalTransitionStyle
    }
}

/// A view that grows out of another one, or shrinks back into it.
private final class ZoomAnimator: UIViewControllerAnimatedTransitioning {
    private typealias Context = UIViewController.Transition.ZoomSourceViewProviderContext

    private let isShowing: Bool
    private let options: UIViewController.Transition.ZoomOptions
    private let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

    private static let duration: TimeInterval = 0.4

    /// The size of a zoom without a source, relative to the window's.
    private static let smallestScale: CGFloat = 0.8

    init(
        isShowing: Bool, _ options: UIViewController.Transition.ZoomOptions,
        _ provider:
            @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) {
        self.isShowing = isShowing
        self.options = options
        self.provider = provider
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { Self.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from),
            let to = context.viewController(forKey: .to),
            let upper = context.view(forKey: isShowing ? .to : .from)
        else { return context.completeTransition(true) }
        let container = context.containerView
        let (zoomed, behind) = isShowing ? (to, from) : (from, to)
        if let lower = context.view(forKey: isShowing ? .from : .to) {
            container.insertSubview(lower, at: 0)
            let frame = context.finalFrame(for: to)
            if !isShowing, frame != .zero { lower.frame = frame }
        }
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: 0.2)
        shade.isUserInteractionEnabled = false
        container.addSubview(shade)
        container.addSubview(upper)
        if isShowing { upper.frame = context.finalFrame(for: to) }
        let source = provider(Context(behind, zoomed)).flatMap { $0.window == nil ? nil : $0 }
        container.layoutIfNeeded()
        let small = transform(of: upper, into: source, in: container)
        let clips = upper.clipsToBounds
        upper.clipsToBounds = true
        source?.alpha = 0
        set(upper, shade, isSmall: isShowing, small)
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: context.isInteractive ? .curveLinear : .curveEaseInOut,
            animations: { [self] in set(upper, shade, isSmall: !isShowing, small) },
            completion: { [weak upper, weak shade, weak source] _ in
                upper?.transform = .identity
                upper?.alpha = 1
                upper?.layer.cornerRadius = 0
                upper?.clipsToBounds = clips
                source?.alpha = 1
                shade?.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    private func set(
        _ upper: UIView, _ shade: UIView, isSmall: Bool, _ small: CGAffineTransform
    ) {
        upper.transform = isSmall ? small : .identity
        upper.alpha = isSmall ? 0 : 1
        upper.layer.cornerRadius = isSmall ? 20 : 0
        shade.alpha = isSmall ? 0 : 1
    }

    /// The transform that brings the view to the width and the middle of its source.
    private func transform(
        of upper: UIView, into source: UIView?, in container: UIView
    ) -> CGAffineTransform {
        guard let source, upper.bounds.width > 0 else {
            return CGAffineTransform(scaleX: Self.smallestScale, y: Self.smallestScale)
        }
        let rect = source.convert(source.bounds, to: container)
        let scale = max(rect.width / upper.bounds.width, 0.01)
        return CGAffineTransform(
            translationX: rect.midX - upper.center.x, y: rect.midY - upper.center.y
        ).scaledBy(x: scale, y: scale)
    }
}
