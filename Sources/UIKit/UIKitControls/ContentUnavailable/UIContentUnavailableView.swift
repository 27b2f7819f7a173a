import CoreGraphics
public import Foundation
public import UIKitCore

/// The view that shows a ``UIContentUnavailableConfiguration``.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let background = ConfiguredBackgroundView()
    private let stack = UIStackView()
    private var edges: [NSLayoutConstraint] = []

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        isOpaque = false
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(background)
        addSubview(stack)
        show()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) { return nil }

    /// The configuration that is shown.
    ///
    /// - Precondition: It is a ``UIContentUnavailableConfiguration``.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                fatalError(
                    """
                    A UIContentUnavailableView shows a UIContentUnavailableConfiguration, not a \
                    \(type(of: newValue)). Ask supports(_:), and make a new view if it says no.
                    """)
            }
            content = new
            show()
        }
    }

    // MARK: Showing

    private func show() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        add(imagePart, after: 0)
        let hasImage = !stack.arrangedSubviews.isEmpty
        add(
            label(content.text, content.attributedText, content.textProperties),
            after: hasImage ? content.imageToTextPadding : 0)
        add(
            label(
                content.secondaryText, content.secondaryAttributedText,
                content.secondaryTextProperties), after: content.textToSecondaryTextPadding)
        add(
            button(content.button, content.buttonProperties), after: content.textToButtonPadding)
        add(
            button(content.secondaryButton, content.secondaryButtonProperties),
            after: content.buttonToSecondaryButtonPadding)
        background.show(content.background, cornerRadius: nil)
        placeStack()
        setNeedsLayout()
    }

    /// Adds a view below the others.
    private func add(_ view: UIView?, after space: CGFloat) {
        guard let view else { return }
        if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(space, after: last) }
        stack.addArrangedSubview(view)
    }

    private var imagePart: UIView? {
        if content.showsSpinner {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            return spinner
        }
        guard let image = content.image else { return nil }
        let properties = content.imageProperties
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        view.isAccessibilityElement = false
        let maximum = properties.maximumSize
        if maximum.width > 0 {
            view.widthAnchor.constraint(lessThanOrEqualToConstant: maximum.width).isActive = true
        }
        if maximum.height > 0 {
            view.heightAnchor.constraint(lessThanOrEqualToConstant: maximum.height).isActive = true
        }
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard text?.isEmpty == false || attributed != nil else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation =
            properties.allowsDefaultTighteningForTruncation
        label.textAlignment = .center
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let hasContent =
            configuration.title != nil || configuration.attributedTitle != nil
            || configuration.image != nil || properties.primaryAction?.title.isEmpty == false
        guard hasContent else { return nil }
        let button = UIButton(
            configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction =
            properties.menu != nil && properties.primaryAction == nil
        return button
    }

    // MARK: Layout

    /// Places the content within the margins: in the middle, or at the top.
    private func placeStack() {
        NSLayoutConstraint.deactivate(edges)
        directionalLayoutMargins = content.directionalLayoutMargins
        preservesSuperviewLayoutMargins = content.axesPreservingSuperviewLayoutMargins == .both
        let margins = layoutMarginsGuide
        edges = [
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            content.alignment == .center
                ? stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor)
                : stack.topAnchor.constraint(equalTo: margins.topAnchor),
        ]
        NSLayoutConstraint.activate(edges)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if let text = content.text { description.add("unavailable", text) }
    }
}
