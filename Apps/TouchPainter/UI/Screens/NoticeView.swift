import FoundationGaps
import UIKit

/// What the user has to know about the drawing, over the canvas until it is closed or is no longer
/// so. A message that goes away by itself is a ``MessageView``.
final class NoticeView: UIView {
    /// The notices, the oldest first.
    private(set) var texts: [String] = [] {
        didSet { if texts != oldValue { showTexts() } }
    }

    private let label = UILabel()
    private lazy var closeButton = makeCloseButton()

    /// The distance of the text from the edges, in points.
    private static let padding: CGFloat = 12

    /// The width and height of the button that closes, in points.
    private static let buttonSide: CGFloat = 44

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        layer.borderWidth = 1
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        isHidden = true
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.isAccessibilityElement = true
        label.accessibilityIdentifier = "Notice"
        addSubview(label)
        addSubview(closeButton)
        showBorder()
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    private func makeCloseButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        button.accessibilityIdentifier = "Close Notice"
        button.accessibilityLabel = String(localized: "Close", bundle: .module)
        button.addAction(
            UIAction { [weak self] _ in self?.texts = [] }, for: .touchUpInside)
        return button
    }

    /// Adds a notice, unless it is there.
    func add(_ text: String) {
        guard !texts.contains(text) else { return }
        texts.append(text)
        if window != nil { UIAccessibility.post(notification: .announcement, argument: text) }
    }

    func remove(_ text: String) { texts.removeAll { $0 == text } }

    private func showTexts() {
        isHidden = texts.isEmpty
        label.text = texts.joined(separator: "\n")
        label.accessibilityLabel = label.text
        superview?.setNeedsLayout()
    }

    /// Announces the notices from before there was a window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !texts.isEmpty else { return }
        UIAccessibility.post(notification: .announcement, argument: label.text)
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = size.width - Self.padding - Self.buttonSide
        let text = label.sizeThatFits(CGSize(width: room, height: .infinity))
        return CGSize(
            width: min(text.width, room) + Self.padding + Self.buttonSide,
            height: max(text.height + Self.padding * 2, Self.buttonSide))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let parts = bounds.divided(
            atDistance: Self.buttonSide, from: isRightToLeft ? .minXEdge : .maxXEdge)
        closeButton.frame = CGRect(
            x: parts.slice.minX, y: 0, width: Self.buttonSide, height: Self.buttonSide)
        label.frame = parts.remainder.inset(
            by: UIEdgeInsets(
                top: Self.padding, left: isRightToLeft ? 0 : Self.padding, bottom: Self.padding,
                right: isRightToLeft ? Self.padding : 0))
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        showBorder()
    }

    private func showBorder() { layer.borderColor = UIColor.separator.cgColor }
}
