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

    /// The constraints while it is shown.
    var constraints: [NSLayoutConstraint] = []

    /// The size and the way of layout of the content before, which an app may show again.
    private(set) var size = CGSize.zero
    private var usesAutoresizing = true

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

    /// Remembers what an app's view is like before it is shown.
    func takeContent() {
        size = content.bounds.size
        usesAutoresizing = content.translatesAutoresizingMaskIntoConstraints
    }

    /// The nearest edge of the view, from which it comes and to which it is swiped; `nil` from the
    /// middle.
    func edge(in bounds: CGRect) -> ToastPosition? {
        switch place {
        case .position(.center): nil
        case .position(let position): position
        case .point(let point): point.y > bounds.midY ? .bottom : .top
        }
    }

    /// Gives an app its view back as it was.
    func releaseContent() {
        NSLayoutConstraint.deactivate(constraints)
        constraints = []
        for recognizer in recognizers { content.removeGestureRecognizer(recognizer) }
        recognizers = []
        content.layer.removeAllAnimations()
        content.transform = .identity
        content.alpha = 1
        content.translatesAutoresizingMaskIntoConstraints = usesAutoresizing
        if size != .zero { content.bounds.size = size }
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

    /// Ends the toasts of a released view without animation.
    isolated deinit {
        for toast in visible {
            toast.timer.cancel()
            toast.completion?(false)
        }
    }

    func add(_ toast: Toast) {
        if ToastManager.shared.isQueueEnabled, !visible.isEmpty || !waiting.isEmpty {
            waiting.append(toast)
        } else {
            show(toast)
        }
    }

    private func show(_ toast: Toast) {
        let replaced = toast.content.stackOfToast?.remove(content: toast.content)
        toast.content.stackOfToast = self
        visible.append(toast)
        addRecognizers(to: toast)
        appear(toast)
        defer { replaced?.completion?(false) }
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
            self?.end(toast, byTap: byTap)
        }
    }

    /// Removes a toast, and shows the next one before its completion makes others.
    private func end(_ toast: Toast, byTap: Bool) {
        guard visible.contains(where: { $0 === toast }) else { return }
        remove(toast)
        showNext()
        toast.completion?(byTap)
    }

    private func remove(_ toast: Toast) {
        visible.removeAll { $0 === toast }
        toast.timer.cancel()
        toast.content.stackOfToast = nil
        if toast.content.superview === view { toast.content.removeFromSuperview() }
        toast.releaseContent()
    }

    /// Removes the toast that shows a view, because the view is shown again.
    private func remove(content: UIView) -> Toast? {
        let toast = visible.first { $0.content === content }
        if let toast { remove(toast) }
        return toast
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
        return switch toast.edge(in: view.bounds) {
        case .top: -24
        case .bottom: 24
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
        toast.takeContent()
        let content = toast.content
        let style = toast.style
        let fixedSize = content is ToastView ? .zero : toast.size
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
        // A view without a size has less room than the distances from its edges.
        if isLarge { for constraint in constraints { constraint.priority = .required - 0.5 } }
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
        toast.constraints = constraints
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
            vertical = safeArea.bottomAnchor.constraint(
                equalTo: content.bottomAnchor, constant: distance)
        }
        vertical.priority = .defaultHigh
        let aboveKeyboard = keyboard.topAnchor.constraint(
            greaterThanOrEqualTo: content.bottomAnchor, constant: distance)
        // A guide of the view may leave the safe area out.
        return [
            content.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor), vertical,
            aboveKeyboard,
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
            swipe.direction = toast.edge(in: view.bounds) == .bottom ? .down : .up
            toast.recognizers.append(swipe)
        }
        for recognizer in toast.recognizers { toast.content.addGestureRecognizer(recognizer) }
    }
}
