import CoreGraphics
import Foundation
import UIKitCore

/// One segment of a segmented control, which tracks its touches.
final class SegmentView: UIView {
    var content: SegmentContent { didSet { show() } }

    /// The attributes of the title for the current state.
    var attributes: [NSAttributedString.Key: Any] { didSet { show() } }

    /// The width that the app set; 0 means the segment's share.
    var fixedWidth: CGFloat = 0

    var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }

    var isEnabled = true { didSet { show() } }

    var isSelected = false { didSet { if isSelected != oldValue { show() } } }

    /// `true` while a finger touches the segment and another one is selected.
    var isPressed = false {
        didSet {
            guard isPressed != oldValue else { return }
            ControlStyle.change(animated: window != nil, duration: ControlStyle.fadeDuration) {
                [self] in showAlpha()
            }
        }
    }

    /// The image behind the content.
    var background: UIImage? {
        get { backgroundView.image }
        set { backgroundView.image = newValue }
    }

    /// The distance by which the content is moved, besides its own offset.
    var adjustment = UIOffset.zero {
        didSet { if adjustment != oldValue { setNeedsLayout() } }
    }

    private let backgroundView = UIImageView()
    private let label = UILabel()
    private let imageView = UIImageView()

    init(_ content: SegmentContent, attributes: [NSAttributedString.Key: Any]) {
        self.content = content
        self.attributes = attributes
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.textAlignment = .center
        label.isAccessibilityElement = false
        imageView.contentMode = .center
        for view in [backgroundView, label, imageView] { addSubview(view) }
        show()
    }

    required init?(coder: NSCoder) { return nil }

    private func show() {
        let size = ControlStyle.Segments.titleSize
        var text: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: isSelected ? .semibold : .medium),
            .foregroundColor: UIColor.label,
        ]
        text.merge(attributes) { _, set in set }
        label.attributedText = content.title.map {
            NSAttributedString(string: $0, attributes: text)
        }
        label.lineBreakMode = .byTruncatingTail
        label.textAlignment = .center
        imageView.image = content.image
        imageView.tintColor = text[.foregroundColor] as? UIColor ?? .label
        showAlpha()
        setNeedsLayout()
    }

    private func showAlpha() {
        let alpha =
            isEnabled
            ? isPressed ? ControlStyle.Segments.pressedAlpha : 1
            : ControlStyle.alpha(for: .disabled)
        label.alpha = alpha
        imageView.alpha = alpha
    }

    /// The width of the content with its margins.
    var contentWidth: CGFloat {
        var width: CGFloat
        if let title = content.title {
            // The wider of both weights, so that selecting changes no width.
            let bold = UIFont.systemFont(ofSize: ControlStyle.Segments.titleSize, weight: .semibold)
            var text: [NSAttributedString.Key: Any] = [.font: bold]
            text.merge(attributes) { _, set in set }
            width = NSAttributedString(string: title, attributes: text).size().width.rounded(.up)
        } else {
            width = content.image?.size.width ?? 0
        }
        width += 2 * ControlStyle.Segments.margin
        return max(ControlStyle.Segments.minimumWidth, width)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        let room = bounds.shrunk(x: 4, y: 0).offsetBy(
            dx: contentOffset.width + adjustment.horizontal,
            dy: contentOffset.height + adjustment.vertical)
        label.frame = room
        imageView.frame = room
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? content.title ?? symbolLabel }
        set { super.accessibilityLabel = newValue }
    }

    private var symbolLabel: String? { content.image?.wordsOfSymbolName }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = UIAccessibilityTraits.button
            if isSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set {}
    }
}

/// The content of a segment: a title or an image, and an action that selecting it performs.
struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?

    init(title: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.image = image
    }

    init(_ action: UIAction) {
        self.action = action
        image = action.image
        title = image == nil ? action.title : nil
    }
}
