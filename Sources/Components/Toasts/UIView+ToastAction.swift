public import UIKit

extension UIView {
    /// Shows a message with a button, for what can be taken back:
    ///
    ///     view.makeToast(
    ///         "Board “Garden” was deleted",
    ///         action: UIAction(title: "Undo") { _ in undo() })
    ///
    /// The button is reached by Tab. While it has the focus or the pointer is over the toast, the
    /// toast stays. It replaces an earlier toast with a button in the same view, also one that
    /// waits: only the latest deletion is what a button offers to take back.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - action: The button's title, and what it does. The toast is hidden first.
    ///   - duration: The time in seconds for which it is visible, 8 by default.
    ///   - position: The place; `ToastManager`'s by default.
    ///   - style: The look.
    ///   - completion: Called when the toast has left, with `true` if the user tapped the message.
    /// - Returns: The toast, for `hideToast(_:)`.
    /// - Precondition: The action has a title.
    @discardableResult
    public func makeToast(
        _ message: String, action: UIAction, duration: TimeInterval = 8,
        position: ToastPosition = ToastManager.shared.position,
        style: ToastStyle = ToastManager.shared.style,
        completion: ((_ didTap: Bool) -> Void)? = nil
    ) -> UIView {
        requires(
            !action.title.isEmpty,
            "The button of the toast “\(message)” has no title. Give the UIAction a title.")
        toasts.waiting.removeAll { $0.content is ToastActionView }
        for case let earlier as ToastActionView in subviews { hideToast(earlier) }
        let toast = ToastActionView(
            message: message, action: action, duration: duration, style: style)
        toast.didEnd = { [weak self, unowned toast] in self?.hideToast(toast) }
        // The toast measures its own time, so that it can stay while it is used.
        toasts.add(
            Toast(
                content: toast, place: .position(position), duration: .infinity, style: style,
                completion: completion))
        return toast
    }
}

/// The panel of a message with a button.
final class ToastActionView: UIView {
    /// The time for which a toast stays after the button lost the focus or the pointer left it.
    private static let grace: TimeInterval = 2

    /// A light blue that is readable on the dark panel in both appearances.
    private static let actionColor = UIColor(red: 0.48, green: 0.76, blue: 1, alpha: 1)

    var didEnd: () -> Void = {}

    private let button = UIButton(configuration: .plain())
    private let duration: TimeInterval
    private let style: ToastStyle
    private let timer = ToastTimer()
    private var isPointerOver = false

    init(message: String, action: UIAction, duration: TimeInterval, style: ToastStyle) {
        self.duration = duration
        self.style = style
        super.init(frame: .zero)
        makePanel(style)
        let label = UILabel()
        label.text = message
        label.font = style.messageFont
        label.textColor = style.messageColor
        label.textAlignment = style.messageAlignment
        label.numberOfLines = style.messageNumberOfLines
        let font = style.messageFont
        button.configuration?.title = action.title
        button.configuration?.baseForegroundColor = Self.actionColor
        button.configuration?.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: font.pointSize, weight: .semibold)
            return attributes
        }
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: style.verticalPadding, leading: style.horizontalPadding,
            bottom: style.verticalPadding, trailing: style.horizontalPadding)
        button.accessibilityIdentifier = "ToastAction"
        button.focusGroupIdentifier = "ToastAction"
        button.setContentHuggingPriority(.required, for: .horizontal)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            button.setContentCompressionResistancePriority(.required - 1, for: axis)
        }
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                didEnd()
                button.sendAction(action)
            }, for: .primaryActionTriggered)
        arrange(label)
        accessibilityLabel = "\(message), \(action.title)"
        addGestureRecognizer(
            UIHoverGestureRecognizer(target: self, action: ToastActionView.pointerMoved))
    }

    required init?(coder: NSCoder) { nil }

    /// Puts the button after the message, or below it with very large texts.
    private func arrange(_ label: UILabel) {
        for view in [label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let (side, edge) = (style.horizontalPadding, style.verticalPadding)
        let start = [label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: side)]
        var end = [button.bottomAnchor.constraint(equalTo: bottomAnchor)]
        if UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory {
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: edge),
                button.topAnchor.constraint(equalTo: label.bottomAnchor),
                button.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
            end += [
                trailingAnchor.constraint(
                    greaterThanOrEqualTo: label.trailingAnchor, constant: side),
                trailingAnchor.constraint(greaterThanOrEqualTo: button.trailingAnchor),
            ]
        } else {
            NSLayoutConstraint.activate([
                label.centerYAnchor.constraint(equalTo: centerYAnchor),
                button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
                button.topAnchor.constraint(equalTo: topAnchor),
            ])
            end += [
                label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: edge),
                button.trailingAnchor.constraint(equalTo: trailingAnchor),
            ]
        }
        // A view that has no size yet is smaller than the paddings.
        for constraint in end { constraint.priority = .required - 1 }
        NSLayoutConstraint.activate(start + end)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shapeShadow(style)
    }

    // MARK: Time

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { timer.cancel() } else { wait(duration + style.fadeDuration) }
    }

    private func wait(_ seconds: TimeInterval) {
        guard seconds.isFinite else { return }
        timer.start(after: seconds) { [weak self] in
            guard let self else { return }
            if isPointerOver || button.isFocused { wait(Self.grace) } else { didEnd() }
        }
    }

    private func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        isPointerOver = recognizer.state == .began || recognizer.state == .changed
    }
}
