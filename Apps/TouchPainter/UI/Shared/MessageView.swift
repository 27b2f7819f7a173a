import UIKit

/// A message that comes in over the canvas and goes away by itself, announced to screen readers.
final class MessageView: UIView {
    private let label = UILabel()

    /// The room around the text, in points.
    private static let padding = CGSize(width: 16, height: 10)

    init(_ message: String) {
        super.init(frame: .zero)
        backgroundColor = UIColor.label.withAlphaComponent(0.86)
        layer.cornerRadius = 12
        isUserInteractionEnabled = false
        label.text = message
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.isAccessibilityElement = true
        label.accessibilityIdentifier = "Message"
        label.accessibilityLabel = message
        addSubview(label)
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    /// Shows the message at the top of a rectangle of `view`, long enough to be read.
    func show(in view: UIView, top rect: CGRect) {
        let width = min(rect.width - 32, 420) - Self.padding.width * 2
        let text = label.sizeThatFits(CGSize(width: width, height: .infinity))
        let size = CGSize(
            width: min(text.width, width) + Self.padding.width * 2,
            height: text.height + Self.padding.height * 2)
        frame = CGRect(
            x: (rect.midX - size.width / 2).rounded(), y: rect.minY + 16, width: size.width,
            height: size.height)
        label.frame = bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
        view.addSubview(self)
        UIAccessibility.post(notification: .announcement, argument: label.text)
        alpha = 0
        let seconds = 1.5 + Double(label.text?.count ?? 0) / 25
        UIView.animate(withDuration: 0.2) {
            self.alpha = 1
        } completion: { _ in
            UIView.animate(withDuration: 0.4, delay: seconds) {
                self.alpha = 0
            } completion: { _ in
                self.removeFromSuperview()
            }
        }
    }
}
