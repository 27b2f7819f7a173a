import CoreGraphics
public import Foundation
import UIKitControls
public import UIKitCore

/// A part of a search that is shown as a pill in a ``UISearchTextField``.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    final let icon: UIImage?
    final let text: String

    /// An object that says what the token stands for.
    open var representedObject: Any?

    /// Creates a token with an icon and a text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    nonisolated deinit {}
}

/// The pill of a token.
final class TokenView: UIView {
    let token: UISearchToken
    private let icon = UIImageView()
    private let label = UILabel()

    static let height: CGFloat = 24
    private static let inset: CGFloat = 7

    /// `true` if backspace deletes the token.
    var isSelected = false { didSet { updateColors() } }

    /// The background; the standard grey when `nil`.
    var fill: UIColor? { didSet { updateColors() } }

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        layer.cornerRadius = 6
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = token.text
        icon.image = token.icon
        icon.contentMode = .scaleAspectFit
        icon.isHidden = token.icon == nil
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        addSubview(icon)
        addSubview(label)
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColors() {
        backgroundColor = isSelected ? tintColor : fill ?? .secondarySystemFill
        label.textColor = isSelected || fill != nil ? .white : .label
        icon.tintColor = label.textColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateColors()
    }

    private var iconWidth: CGFloat { token.icon == nil ? 0 : 20 }

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: ceil(label.intrinsicContentSize.width) + iconWidth + 2 * Self.inset,
            height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: Self.inset - 1, y: 4, width: 16, height: 16)
        label.frame = CGRect(
            x: Self.inset + iconWidth, y: 0,
            width: max(0, bounds.width - 2 * Self.inset - iconWidth), height: bounds.height)
    }
}
