public import UIKit

/// The content in the middle of a list without rows: a picture, a title, a message and a button,
/// each of them optional.
///
///     let empty = EmptyStateView(
///         image: UIImage(systemName: "tray"), title: "No mail", message: "New mail appears here.")
///     empty.setAction("Refresh") { refresh() }
///     tableView.showEmptyState(empty, if: mails.isEmpty)
///
/// Its parts are plain views, whose fonts and colours an app may set. Only the button takes
/// touches. The view is as wide as its superview allows.
open class EmptyStateView: UIView {
    /// The picture above the title.
    public let imageView = UIImageView()

    /// The title, in the font of headlines.
    public let titleLabel = UILabel()

    /// The message below the title.
    public let messageLabel = UILabel()

    /// The button below the message. See ``setAction(_:handler:)``.
    public let button = UIButton(configuration: .borderless())

    private let stack: UIStackView
    private var action: UIAction?

    /// The constraints to the view that shows the state.
    final var constraintsOfPlace: [NSLayoutConstraint] = []

    /// Creates a state.
    public init(image: UIImage? = nil, title: String? = nil, message: String? = nil) {
        stack = UIStackView(arrangedSubviews: [imageView, titleLabel, messageLabel, button])
        super.init(frame: .zero)
        imageView.contentMode = .center
        imageView.tintColor = .quaternaryLabel
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textColor = .secondaryLabel
        messageLabel.font = .preferredFont(forTextStyle: .subheadline)
        messageLabel.textColor = .secondaryLabel
        for label in [titleLabel, messageLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 6
        stack.setCustomSpacing(12, after: imageView)
        stack.setCustomSpacing(10, after: messageLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        button.isHidden = true
        addSubview(stack)
        // A view that has no size yet is smaller than its content.
        let width = stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32)
        width.priority = .required - 1
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.largestWidth), width,
        ])
        show(image)
        self.title = title
        self.message = message
    }

    public required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    private static let largestWidth: CGFloat = 420

    // MARK: Content

    /// The picture; `nil` for none.
    public var image: UIImage? {
        get { imageView.image }
        set { show(newValue) }
    }

    /// The title; `nil` for none.
    public var title: String? {
        get { titleLabel.text }
        set { setText(newValue, of: titleLabel) }
    }

    /// The message; `nil` for none.
    public var message: String? {
        get { messageLabel.text }
        set { setText(newValue, of: messageLabel) }
    }

    /// Shows the button, or hides it.
    ///
    /// - Parameters:
    ///   - title: The title of the button; `nil` for no button.
    ///   - handler: Called when it is tapped.
    public func setAction(_ title: String?, handler: @escaping () -> Void = {}) {
        if let action { button.removeAction(action, for: .primaryActionTriggered) }
        action = title.map { _ in UIAction { _ in handler() } }
        if let action { button.addAction(action, for: .primaryActionTriggered) }
        button.configuration?.title = title
        button.isHidden = title == nil
    }

    private func show(_ image: UIImage?) {
        imageView.image = image
        imageView.isHidden = image == nil
    }

    private func setText(_ text: String?, of label: UILabel) {
        label.text = text
        label.isHidden = text?.isEmpty ?? true
    }

    // MARK: Touches

    /// Touches beside the button go to the list, which may be pulled to refresh.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit?.isDescendant(of: button) == true ? hit : nil
    }
}
