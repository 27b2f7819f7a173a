import UIKit

/// One toast, from the request to its end.
final class Toast {
    /// Where a toast is shown.
    enum Place {
        case position(ToastPosition)
        case point(CGPoint)
    }

    let content: UIView
    let place: Place
    let duration: TimeInterval
    let style: ToastStyle
    let completion: ((Bool) -> Void)?
    let timer = ToastTimer()
    var isLeaving = false
    var recognizers: [UIGestureRecognizer] = []

    /// Hides the toast, by a tap or not.
    var hide: ((Bool) -> Void)?

    init(
        content: UIView, place: Place, duration: TimeInterval, style: ToastStyle,
        completion: ((Bool) -> Void)?
    ) {
        self.content = content
        self.place = place
        self.duration = duration
        self.style = style
        self.completion = completion
    }

    var isAtBottom: Bool {
        if case .position(.bottom) = place { true } else { false }
    }

    func tapped() {
        hide?(true)
    }

    func swiped() {
        hide?(false)
    }
}

/// The toasts of one view: those that are visible, those that wait, and the activity.
final class ToastStack {
    private unowned let view: UIView
    private(set) var visible: [Toast] = []
    var waiting: [Toast] = []
    private var activity: Toast?

    init(view: UIView) {
        self.view = view
    }

    func add(_ toast: Toast) {
        if ToastManager.shared.isQueueEnabled, !visible.isEmpty {
            waiting.append(toast)
        } else {
            show(toast)
        }
    }

    private func show(_ toast: Toast) {
        visible.append(toast)
        addRecognizers(to: toast)
        appear(toast)
        guard toast.duration.isFinite else { return }
        toast.timer.start(after: toast.duration + toast.style.fadeDuration) {
            [weak self, weak toast] in
            if let toast { self?.hide(toast, byTap: false) }
        }
    }

    func hide(content: UIView) {
        waiting.removeAll { $0.content === content }
        visible.first { $0.content === content }.map { hide($0, byTap: false) }
    }

    func hide(_ toast: Toast, byTap: Bool) {
        guard !toast.isLeaving else { return }
        toast.isLeaving = true
        toast.timer.cancel()
        for recognizer in toast.recognizers { toast.content.removeGestureRecognizer(recognizer) }
        let distance = travel(of: toast)
        UIView.animate(
            withDuration: toast.style.fadeDuration, delay: 0,
            options: [.beginFromCurrentState, .curveEaseIn]
        ) {
            toast.content.alpha = 0
            toast.content.transform = CGAffineTransform(translationX: 0, y: distance)
        } completion: { [weak self] _ in
            toast.content.removeFromSuperview()
            toast.content.transform = .identity
            self?.visible.removeAll { $0 === toast }
            toast.completion?(byTap)
            self?.showNext()
        }
    }

    private func showNext() {
        guard visible.isEmpty, !waiting.isEmpty else { return }
        show(waiting.removeFirst())
    }

    // MARK: Activity

    func showActivity(at place: Toast.Place) {
        guard activity == nil else { return }
        let style = ToastManager.shared.style
        let toast = Toast(
            content: ToastActivityView(style: style), place: place, duration: .infinity,
            style: style, completion: nil)
        activity = toast
        appear(toast)
    }

    func hideActivity() {
        guard let toast = activity else { return }
        activity = nil
        UIView.animate(
            withDuration: toast.style.fadeDuration, delay: 0, options: .beginFromCurrentState
        ) {
            toast.content.alpha = 0
        } completion: { _ in
            toast.content.removeFromSuperview()
        }
    }

    // MARK: Appearing

    /// The distance from which a toast comes and to which it goes, in points downward.
    private func travel(of toast: Toast) -> CGFloat {
        if ToastManager.shared.reducesMotion || UIAccessibility.isReduceMotionEnabled { return 0 }
        return switch toast.place {
        case .position(.top): -24
        case .position(.bottom): 24
        default: 0
        }
    }

    private func appear(_ toast: Toast) {
        place(toast)
        let content = toast.content
        if let text = content.accessibilityLabel, !text.isEmpty {
            UIAccessibility.post(notification: .announcement, argument: text)
        }
        let distance = travel(of: toast)
        UIView.performWithoutAnimation {
            view.layoutIfNeeded()
            content.alpha = 0
            content.transform = CGAffineTransform(translationX: 0, y: distance)
        }
        UIView.animate(
            withDuration: toast.style.fadeDuration, delay: 0,
            options: [.curveEaseOut, .allowUserInteraction]
        ) {
            content.alpha = 1
            content.transform = .identity
        }
    }

    private func place(_ toast: Toast) {
        let content = toast.content
        let style = toast.style
        let fixedSize = content is ToastView ? .zero : content.bounds.size
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        // Very large texts take all the room that there is.
        let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
        let inset = isLarge ? -2 * style.edgeDistance : 0
        let shares = isLarge ? (1, 1) : (style.maxWidthPercentage, style.maxHeightPercentage)
        var constraints = [
            content.widthAnchor.constraint(
                lessThanOrEqualTo: view.widthAnchor, multiplier: min(max(shares.0, 0.01), 1),
                constant: inset),
            content.heightAnchor.constraint(
                lessThanOrEqualTo: view.heightAnchor, multiplier: min(max(shares.1, 0.01), 1),
                constant: inset),
        ]
        if fixedSize.width > 0, fixedSize.height > 0 {
            for (anchor, length) in [
                (content.widthAnchor, fixedSize.width), (content.heightAnchor, fixedSize.height),
            ] {
                let size = anchor.constraint(equalToConstant: length)
                size.priority = .defaultHigh
                constraints.append(size)
            }
        }
        switch toast.place {
        case .position(let position):
            constraints += verticalConstraints(of: content, at: position, style.edgeDistance)
        case .point(let point):
            constraints += [
                content.centerXAnchor.constraint(equalTo: view.leftAnchor, constant: point.x),
                content.centerYAnchor.constraint(equalTo: view.topAnchor, constant: point.y),
            ]
        }
        NSLayoutConstraint.activate(constraints)
    }

    private func verticalConstraints(
        of content: UIView, at position: ToastPosition, _ distance: CGFloat
    ) -> [NSLayoutConstraint] {
        let safeArea = view.safeAreaLayoutGuide
        let keyboard = view.keyboardLayoutGuide
        let vertical: NSLayoutConstraint
        switch position {
        case .top:
            vertical = content.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: distance)
        case .center:
            vertical = content.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor)
        case .bottom:
            vertical = keyboard.topAnchor.constraint(
                equalTo: content.bottomAnchor, constant: distance)
        }
        vertical.priority = .defaultHigh
        return [
            content.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor), vertical,
            keyboard.topAnchor.constraint(
                greaterThanOrEqualTo: content.bottomAnchor, constant: distance),
        ]
    }

    // MARK: Touches

    private func addRecognizers(to toast: Toast) {
        let manager = ToastManager.shared
        toast.content.isUserInteractionEnabled = true
        toast.hide = { [weak self, unowned toast] byTap in self?.hide(toast, byTap: byTap) }
        if manager.isTapToDismissEnabled {
            toast.recognizers.append(UITapGestureRecognizer(target: toast, action: Toast.tapped))
        }
        if manager.isSwipeToDismissEnabled {
            let swipe = UISwipeGestureRecognizer(target: toast, action: Toast.swiped)
            swipe.direction = toast.isAtBottom ? .down : .up
            toast.recognizers.append(swipe)
        }
        for recognizer in toast.recognizers { toast.content.addGestureRecognizer(recognizer) }
    }
}
