import CoreGraphics
public import Foundation
@_spi(UIKitInternals) public import UIKitCore

/// The view that shows a ``UIListContentConfiguration``, in a cell or anywhere else.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let imagePart = UIImageView()

    private var content: UIListContentConfiguration

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        isOpaque = false
        for view in [imagePart, label, secondaryLabel] { addSubview(view) }
        show()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) { return nil }

    /// The configuration that is shown.
    ///
    /// - Precondition: It is a ``UIListContentConfiguration``.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let list = newValue as? UIListContentConfiguration else {
                fatalError(
                    """
                    A UIListContentView shows a UIListContentConfiguration, not a \
                    \(type(of: newValue)). Ask supports(_:), and make a new view if it says no.
                    """)
            }
            content = list
            show()
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    /// The view of the image; `nil` without one.
    open var imageView: UIImageView? { content.image == nil ? nil : imagePart }

    // MARK: Guides

    /// The place of the text; `nil` without one.
    open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : textGuide }

    /// The place of the secondary text; `nil` without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        secondaryLabel.isHidden ? nil : secondaryTextGuide
    }

    /// The place of the image; `nil` without one.
    open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : imageGuide }

    private lazy var textGuide = guide(of: label)
    private lazy var secondaryTextGuide = guide(of: secondaryLabel)
    private lazy var imageGuide = guide(of: imagePart)

    private func guide(of part: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        return guide
    }

    /// The distance of the texts from the leading edge, where the view lies now.
    package final var textStart: CGFloat {
        let insets = contentInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (isMirrored ? insets.right : insets.left) + imageColumn
    }

    // MARK: Showing

    private func show() {
        show(content.text, content.attributedText, content.textProperties, in: label)
        show(
            content.secondaryText, content.secondaryAttributedText,
            content.secondaryTextProperties, in: secondaryLabel)
        var image = content.image
        if let symbol = content.imageProperties.preferredSymbolConfiguration {
            image = image?.withConfiguration(symbol)
        }
        imagePart.image = image
        imagePart.layer.cornerRadius = content.imageProperties.cornerRadius
        imagePart.clipsToBounds = content.imageProperties.cornerRadius > 0
        imagePart.contentMode = .scaleAspectFit
        imagePart.layer.borderWidth = max(0, content.imageProperties.strokeWidth)
        for part in [imagePart, label, secondaryLabel] { part.alpha = content.alpha }
        updateTint()
        directionalLayoutMargins = content.directionalLayoutMargins
        preservesSuperviewLayoutMargins = content.axesPreservingSuperviewLayoutMargins.contains(
            .horizontal)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font(for: traitCollection)
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.lineBreakStrategy = properties.lineBreakStrategy
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation =
            properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = text.map(properties.transformed)
        }
        label.isHidden = (attributedText?.string ?? text ?? "").isEmpty
    }

    private func updateTint() {
        imagePart.tintColor = content.imageProperties.resolvedTintColor(
            for: tintColor ?? .tintColor)
        imagePart.layer.borderColor =
            content.imageProperties.resolvedStrokeColor(for: tintColor ?? .tintColor)
            .resolvedColor(with: traitCollection).cgColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTint()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    @_spi(UIKitInternals) open override var contentHeightFollowsWidth: Bool { true }

    /// The width that the texts take on one line, and the height in the view's present width.
    open override var intrinsicContentSize: CGSize {
        let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
        let wide = sizeThatFits(unlimited)
        guard bounds.width > 0 else { return wide }
        let size = sizeThatFits(CGSize(width: bounds.width, height: .infinity))
        return CGSize(width: wide.width, height: size.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = contentInsets
        let width = size.width - insets.left - insets.right
        let arranged = arrangement(width: max(0, width))
        return CGSize(
            width: size.width.isFinite
                ? size.width : arranged.width + insets.left + insets.right,
            height: arranged.height + insets.top + insets.bottom)
    }

    private var contentInsets: UIEdgeInsets {
        var insets = layoutMargins
        // The superview's margins apply across; above and below, the content's own.
        insets.top = content.directionalLayoutMargins.top
        insets.bottom = content.directionalLayoutMargins.bottom
        return insets
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: contentInsets)
        let arranged = arrangement(width: max(0, room.width))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let natural: NSTextAlignment = isMirrored ? .right : .left
        if content.textProperties.alignment == .natural { label.textAlignment = natural }
        if content.secondaryTextProperties.alignment == .natural {
            secondaryLabel.textAlignment = natural
        }
        let top = room.minY + max(0, (room.height - arranged.height) / 2)
        func place(_ view: UIView, _ frame: CGRect) {
            let x = isMirrored ? room.maxX - frame.maxX : room.minX + frame.minX
            view.frame = CGRect(x: x, y: top + frame.minY, width: frame.width, height: frame.height)
                .roundedToPixels(scale: max(1, traitCollection.displayScale))
        }
        place(imagePart, arranged.image)
        place(label, arranged.text)
        place(secondaryLabel, arranged.secondary)
    }

    private struct Arrangement {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private var imageSize: CGSize {
        guard var size = imagePart.image?.size, size.width > 0, size.height > 0 else {
            return .zero
        }
        let limit = content.imageProperties.maximumSize
        let scale = min(
            1, limit.width > 0 ? limit.width / size.width : 1,
            limit.height > 0 ? limit.height / size.height : 1)
        size = CGSize(width: size.width * scale, height: size.height * scale)
        return size
    }

    /// The width of the image and of the gap after it; 0 without an image.
    package final var imageColumn: CGFloat {
        let width = imageSize.width
        guard width > 0 else { return 0 }
        let reserved = content.imageProperties.reservedLayoutSize.width
        let standard = UIListContentConfiguration.ImageProperties.standardDimension
        return max(width, reserved == standard ? 28 : reserved) + content.imageToTextPadding
    }

    /// Positions the parts in a width, from the leading edge and the top.
    private func arrangement(width: CGFloat) -> Arrangement {
        var result = Arrangement()
        let image = imageSize
        var start: CGFloat = 0
        if image.width > 0 {
            start = imageColumn
            let column = start - content.imageToTextPadding
            result.image = CGRect(
                x: (column - image.width) / 2, y: 0, width: image.width, height: image.height)
        }
        let room = CGSize(width: max(0, width - start), height: .infinity)
        let hasText = !label.isHidden
        let hasSecondary = !secondaryLabel.isHidden
        let text = hasText ? label.sizeThatFits(room) : .zero
        let secondary = hasSecondary ? secondaryLabel.sizeThatFits(room) : .zero
        let gap = content.textToSecondaryTextHorizontalPadding
        let isSideBySide =
            content.prefersSideBySideTextAndSecondaryText && hasText && hasSecondary
            && text.width + gap + secondary.width <= room.width
        if isSideBySide {
            let height = max(text.height, secondary.height)
            let end = room.width.isFinite ? width : start + text.width + gap + secondary.width
            result.text = CGRect(
                x: start, y: (height - text.height) / 2,
                width: min(text.width, room.width), height: text.height)
            result.secondary = CGRect(
                x: end - secondary.width, y: (height - secondary.height) / 2,
                width: secondary.width, height: secondary.height)
            result.height = height
            result.width = end
        } else {
            let wide = room.width.isFinite ? room.width : max(text.width, secondary.width)
            result.text = CGRect(x: start, y: 0, width: wide, height: text.height)
            let below = hasText ? text.height + content.textToSecondaryTextVerticalPadding : 0
            result.secondary = CGRect(x: start, y: below, width: wide, height: secondary.height)
            result.height = hasSecondary ? below + secondary.height : text.height
            result.width = start + wide
        }
        let height = max(result.height, image.height)
        result.image.origin.y = (height - image.height) / 2
        let shift = (height - result.height) / 2
        result.text.origin.y += shift
        result.secondary.origin.y += shift
        result.height = height
        return result
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if let text = content.text { description.add("text", text) }
        if let text = content.secondaryText { description.add("secondaryText", text) }
    }
}

extension UIListContentView: ViewWithParts {
    package final var parts: [UIView] { [imagePart, label, secondaryLabel] }
}
