import CoreGraphics
import Foundation
import UIKitCore

/// A row of a menu: an element, a section's title, or a spinner.
final class MenuRow: UIView {
    enum Content {
        case element(UIMenuElement)
        /// The title above a section.
        case title(String)
        /// The title of an open submenu, which closes it.
        case back(String)
        /// The place of elements that are not there yet.
        case loading
    }

    let content: Content

    /// The menu of which exactly one element is on, if the element belongs to one.
    var singleSelection: UIMenu?

    /// The size: rows that are not large are images side by side, the medium ones with titles.
    var size = UIMenu.ElementSize.large {
        didSet { if size != oldValue { show() } }
    }

    /// The number of lines of the title; 0 for any.
    var titleLines: Int {
        get { label.numberOfLines }
        set { label.numberOfLines = newValue }
    }

    /// The greatest number of rows of this size side by side.
    var countAbreast: Int { size == .medium ? 3 : 5 }

    /// `true` if the titles of the menu are indented because one has a checkmark.
    var hasCheckmarkColumn = false { didSet { setNeedsLayout() } }

    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? ControlStyle.fill : nil }
    }

    private let label = UILabel()
    private let subtitle = UILabel()
    private let mark = UIImageView()
    private let imageView = UIImageView()
    private var spinner: UIActivityIndicatorView?

    /// The names of the keys, where no image takes their place.
    private let keys = UILabel()

    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
        isOpaque = false
        mark.contentMode = .center
        imageView.contentMode = .scaleAspectFit
        for view in [label, subtitle, mark, imageView, keys] { addSubview(view) }
        for text in [label, subtitle, keys] { text.isAccessibilityElement = false }
        label.numberOfLines = 2
        subtitle.textColor = .secondaryLabel
        show()
    }

    required init?(coder: NSCoder) { return nil }

    /// `true` if the row can be chosen.
    var isChoosable: Bool {
        switch content {
        case .element(let element): !element.menuAttributes.contains(.disabled)
        case .back: true
        case .title, .loading: false
        }
    }

    // MARK: Showing

    private func show() {
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        isAccessibilityElement = true
        accessibilityTraits = .button
        switch content {
        case .title(let title):
            label.text = title
            label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
            label.textColor = .secondaryLabel
            accessibilityTraits = .header
        case .back(let title):
            label.text = title
            label.font = .systemFont(ofSize: label.font.pointSize, weight: .semibold)
            showSymbol("chevron.down")
        case .loading:
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            addSubview(spinner)
            self.spinner = spinner
            label.textColor = .secondaryLabel
        case .element(let element): show(element)
        }
        accessibilityLabel = label.text
        setNeedsLayout()
    }

    private func show(_ element: UIMenuElement) {
        let attributes = element.menuAttributes
        label.text = element.title
        subtitle.text = element.subtitle
        keys.text = element.image == nil ? (element as? UIKeyCommand)?.keysText : nil
        keys.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        keys.textColor = .secondaryLabel
        var color = UIColor.label
        if attributes.contains(.destructive) { color = .systemRed }
        if attributes.contains(.disabled) {
            color = .tertiaryLabel
            accessibilityTraits.insert(.notEnabled)
        }
        label.textColor = color
        var image = element.image
        if let action = element as? UIAction, action.state == .on, let other = action.selectedImage
        {
            image = other
        }
        imageView.image =
            image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = color
        if element is UIMenu { showSymbol("chevron.forward") }
        switch element.menuState {
        case .on:
            mark.image = symbol("checkmark", size: 14)
            accessibilityTraits.insert(.selected)
        case .mixed: mark.image = symbol("minus", size: 14)
        case .off: mark.image = nil
        }
        mark.tintColor = color
        guard size != .large else { return }
        for part in [subtitle, keys] { part.text = nil }
        mark.image = nil
        label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
        label.isHidden = size == .small && imageView.image != nil
        if element.menuState != .off { color = tintColor }
        label.textColor = color
        imageView.tintColor = color
    }

    /// Shows a small symbol at the trailing edge.
    private func showSymbol(_ name: String) {
        imageView.image = symbol(name, size: 13)
        imageView.contentMode = .center
        imageView.tintColor = .secondaryLabel
    }

    private func symbol(_ name: String, size: CGFloat) -> UIImage? {
        UIImage(systemName: name, compatibleWith: traitCollection)?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    // MARK: Layout

    private var textStart: CGFloat {
        ControlStyle.Menu.margin + (hasCheckmarkColumn ? ControlStyle.Menu.checkmarkColumn - 8 : 0)
    }

    private var keysWidth: CGFloat {
        (keys.text ?? "").isEmpty ? 0 : keys.intrinsicContentSize.width
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let hasImage = imageView.image != nil || spinner != nil
        let trailing =
            ControlStyle.Menu.margin
            + (hasImage ? ControlStyle.Menu.imageSide + 10 : keysWidth > 0 ? keysWidth + 10 : 0)
        return max(0, width - textStart - trailing)
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        if size != .large {
            return size == .small ? ControlStyle.Menu.rowHeight : ControlStyle.Menu.mediumRowHeight
        }
        let limit = CGSize(width: textWidth(in: width), height: .infinity)
        let text = label.sizeThatFits(limit).height
        if case .title = content { return text + 14 }
        let below = (subtitle.text ?? "").isEmpty ? 0 : subtitle.sizeThatFits(limit).height + 1
        let least =
            below > 0 ? ControlStyle.Menu.subtitledRowHeight : ControlStyle.Menu.rowHeight
        return max(least, text + below + 22)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if size != .large { return layOutAbreast() }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView?, _ frame: CGRect) {
            let x = isMirrored ? bounds.width - frame.maxX : frame.minX
            view?.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
                .roundedToPixels(scale: max(1, traitCollection.displayScale))
        }
        let width = textWidth(in: bounds.width)
        let limit = CGSize(width: width, height: .infinity)
        let text = label.sizeThatFits(limit)
        let second = (subtitle.text ?? "").isEmpty ? .zero : subtitle.sizeThatFits(limit)
        let gap: CGFloat = second.height > 0 ? 1 : 0
        let top = (bounds.height - text.height - gap - second.height) / 2
        for part in [label, subtitle] { part.textAlignment = isMirrored ? .right : .left }
        place(label, CGRect(x: textStart, y: top, width: width, height: text.height))
        place(
            subtitle,
            CGRect(x: textStart, y: top + text.height + gap, width: width, height: second.height))
        place(
            mark,
            CGRect(x: 7, y: 0, width: ControlStyle.Menu.checkmarkColumn, height: bounds.height))
        let side = ControlStyle.Menu.imageSide
        let image = CGRect(
            x: bounds.width - ControlStyle.Menu.margin - side, y: (bounds.height - side) / 2,
            width: side, height: side)
        place(imageView, image)
        place(spinner, image)
        place(
            keys,
            CGRect(
                x: bounds.width - ControlStyle.Menu.margin - keysWidth, y: 0, width: keysWidth,
                height: bounds.height))
    }

    /// Places the image in the middle, and the title below it.
    private func layOutAbreast() {
        let side = ControlStyle.Menu.imageSide
        let text = label.isHidden ? 0 : ceil(label.font.lineHeight)
        let image = imageView.image == nil ? 0 : side
        let gap: CGFloat = text > 0 && image > 0 ? 4 : 0
        let top = (bounds.height - image - gap - text) / 2
        imageView.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: image)
        label.textAlignment = .center
        label.numberOfLines = 1
        label.frame = CGRect(
            x: 4, y: top + image + gap, width: max(0, bounds.width - 8), height: text)
    }
}
