import CoreGraphics
import Foundation

/// An area without a view that passes the focus on to another place.
///
/// When an arrow key would move the focus onto the guide, it moves to the first of
/// ``preferredFocusEnvironments`` instead, also to another group.
///
///     let guide = UIFocusGuide()
///     view.addLayoutGuide(guide)
///     guide.preferredFocusEnvironments = [playButton]
///     // … constraints place the guide beside the list
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// `false` if the focus cannot pass the guide. `true` by default.
    open var isEnabled = true

    private var preferred: [Weak] = []

    private struct Weak { weak var environment: (any UIFocusEnvironment)? }

    public override init() { super.init() }

    nonisolated deinit {}

    /// The places to which the focus moves, best first; none by default. They are held weakly.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { preferred.compactMap(\.environment) }
        set { preferred = (newValue ?? []).map { Weak(environment: $0) } }
    }
}

extension UIView {
    /// The guides inside that can pass the focus on.
    var focusGuides: [UIFocusGuide] {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !accessibilityElementsHidden
        else { return [] }
        let own = layoutGuides.compactMap { $0 as? UIFocusGuide }
            .filter { $0.isEnabled && !$0.layoutFrame.isEmpty }
        return subviewsInReadingOrder.reduce(into: own) { $0 += $1.focusGuides }
    }
}

extension UIFocusSystem {
    /// Returns the guides of the window with the views to which they pass the focus of `view`.
    func guides(from view: UIView) -> [(target: UIView, rect: CGRect)] {
        guard let window else { return [] }
        return window.focusGuides.compactMap { guide in
            guard let owner = guide.owningView else { return nil }
            let target = guide.preferredFocusEnvironments.lazy
                .compactMap { ($0 as? UIResponder).flatMap(self.preferredView) }.first
            guard let target, target !== view, target.isReachable(in: window) else { return nil }
            return (target, owner.convert(guide.layoutFrame, to: window))
        }
    }
}
