public import UIKit

/// Shows and hides a view with a motion, when a flag changes.
///
///     let banner = MotionVisibility(
///         bannerView, motion: .translateYAndOpacity(duration: 0.25))
///     banner.isHidden = false   // comes in
///     banner.isHidden = false   // nothing: it did not change
@preconcurrency @MainActor
public final class MotionVisibility {
    /// The view that appears and disappears. It is `isHidden` while it is invisible.
    public let view: UIView
    private let player: MotionPlayer

    /// Creates the visibility of a view, hidden or shown as the view is now.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - motion: The motion that brings it in. It leaves backwards.
    ///   - animatesAtFirst: `true` to bring in a visible view now; `false` by default.
    public init(_ view: UIView, motion: Motion, animatesAtFirst: Bool = false) {
        self.view = view
        isHidden = view.isHidden
        player = MotionPlayer([motion.track(for: view)])
        guard !isHidden else { return }
        if animatesAtFirst { player.play() } else { player.fractionComplete = 1 }
    }

    /// `true` if the view is hidden, or leaving.
    public var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            player.isReversed = isHidden
            view.isHidden = false
            player.addCompletion { [weak self] position in
                if let self, self.isHidden, position == .start { self.view.isHidden = true }
            }
            player.play()
        }
    }
}
