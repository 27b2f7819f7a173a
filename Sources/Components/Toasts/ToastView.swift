import UIKit

/// The panel of a message: an image, and a title above the message.
final class ToastView: UIView {
    private let style: ToastStyle

    init(message: String?, title: String?, image: UIImage?, style: ToastStyle) {
        requires(
            message != nil || title != nil || image != nil,
            "A toast has nothing to show. Give it a message, a title or an image.")
        self.style = style
        super.init(frame: .zero)
        makePanel(style)
        let texts = UIStackView()
        texts.axis = .vertical
        texts.spacing = 2
        if let title {
            texts.addArrangedSubview(
                Self.label(
                    title, style.titleFont, style.titleColor, style.titleAlignment,
                    style.titleNumberOfLines))
        }
        if let message {
            texts.addArrangedSubview(
                Self.label(
                    message, style.messageFont, style.messageColor, style.messageAlignment,
                    style.messageNumberOfLines))
        }
        let row = UIStackView()
        row.alignment = .center
        row.spacing = 12
        // Next to an image, large words would break.
        let textSize = UITraitCollection.current.preferredContentSizeCategory
        if textSize.isAccessibilityCategory { (row.axis, row.alignment) = (.vertical, .leading) }
        if let image {
            let imageView = UIImageView(image: image)
            imageView.contentMode = .scaleAspectFit
            imageView.tintColor = style.messageColor
            NSLayoutConstraint.activate([
                imageView.widthAnchor.constraint(equalToConstant: style.imageSize.width),
                imageView.heightAnchor.constraint(equalToConstant: style.imageSize.height),
            ])
            row.addArrangedSubview(imageView)
        }
        if !texts.arrangedSubviews.isEmpty { row.addArrangedSubview(texts) }
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let bottom = bottomAnchor.constraint(
            equalTo: row.bottomAnchor, constant: style.verticalPadding)
        bottom.priority = .defaultHigh
        let trailing = trailingAnchor.constraint(
            equalTo: row.trailingAnchor, constant: style.horizontalPadding)
        // A view that has no size yet is narrower than the padding.
        trailing.priority = .required - 1
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(
                equalTo: leadingAnchor, constant: style.horizontalPadding),
            row.topAnchor.constraint(equalTo: topAnchor, constant: style.verticalPadding), bottom,
            trailing,
        ])
        isAccessibilityElement = true
        accessibilityLabel = [title, message].compactMap { $0 }.joined(separator: ", ")
        accessibilityTraits = .staticText
    }

    required init?(coder: NSCoder) { nil }

    private static func label(
        _ text: String, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment,
        _ lines: Int
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.textAlignment = alignment
        label.numberOfLines = lines
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shapeShadow(style)
    }
}

/// The panel of a spinner.
final class ToastActivityView: UIView {
    init(style: ToastStyle) {
        super.init(frame: CGRect(origin: .zero, size: style.activitySize))
        makePanel(style)
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.color = style.messageColor
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        spinner.autoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
        ]
        addSubview(spinner)
        spinner.startAnimating()
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    func makePanel(_ style: ToastStyle) {
        backgroundColor = style.backgroundColor
        layer.cornerRadius = style.cornerRadius
        guard style.displayShadow else { return }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    /// Gives the shadow the panel's shape, which is faster than finding it from the content.
    func shapeShadow(_ style: ToastStyle) {
        guard style.displayShadow else { return }
        let radius = min(style.cornerRadius, bounds.height / 2)
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
}
