public import UIKit

extension UIView {
    /// The state that ``showEmptyState(_:if:animated:)`` shows here; `nil` for none.
    public var emptyState: EmptyStateView? {
        subviews.lazy.compactMap { $0 as? EmptyStateView }.last { !$0.isLeaving }
    }

    /// Shows a state over the visible part of this view while it is empty.
    ///
    /// Call it after each change of the content. A state that is shown already stays; another one
    /// replaces it. What appears is announced to screen readers.
    ///
    /// - Parameters:
    ///   - state: The state; `nil` for none.
    ///   - isEmpty: `true` to show it, `false` to remove any.
    ///   - animated: `true` to fade.
    public func showEmptyState(
        _ state: EmptyStateView?, if isEmpty: Bool = true, animated: Bool = false
    ) {
        let wanted = isEmpty ? state : nil
        guard emptyState !== wanted else { return }
        emptyState?.leave(animated: animated)
        guard let wanted else { return }
        wanted.arrive(in: self, animated: animated)
    }
}

extension EmptyStateView {
    /// `true` while it fades out.
    fileprivate var isLeaving: Bool { alpha == 0 }

    private static let fadeDuration: TimeInterval = 0.2

    fileprivate func arrive(in view: UIView, animated: Bool) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let scrollView = view as? UIScrollView
        let area = scrollView?.frameLayoutGuide ?? view.safeAreaLayoutGuide
        NSLayoutConstraint.deactivate(constraintsOfPlace)
        constraintsOfPlace = [
            leadingAnchor.constraint(equalTo: area.leadingAnchor),
            trailingAnchor.constraint(equalTo: area.trailingAnchor),
            topAnchor.constraint(equalTo: area.topAnchor),
            bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ]
        NSLayoutConstraint.activate(constraintsOfPlace)
        alpha = 1
        if animated {
            layer.add(Self.fade(), forKey: "arrive")
        }
        let texts = [title, message].compactMap(\.self).filter { !$0.isEmpty }
        guard view.window != nil, !texts.isEmpty else { return }
        UIAccessibility.post(
            notification: .announcement, argument: texts.joined(separator: ", "))
    }

    private static func fade() -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = fadeDuration
        return fade
    }

    fileprivate func leave(animated: Bool) {
        guard animated, window != nil else { return removeFromSuperview() }
        UIView.animate(withDuration: Self.fadeDuration) {
            self.alpha = 0
        } completion: { _ in
            if self.isLeaving { self.removeFromSuperview() }
        }
    }
}
