package import CoreGraphics
import Foundation
package import UIKitCore

/// A small panel with a text, which touches pass through.
package final class ToolTipView: UIView {
    private static let padding = CGSize(width: 8, height: 4)
    private static let gap: CGFloat = 6
    private static let maximumWidth: CGFloat = 280

    private let label = UILabel()

    package init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = ControlStyle.panel
        layer.cornerRadius = 6
        ControlStyle.float(layer)
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.numberOfLines = 0
        label.isAccessibilityElement = false
        accessibilityElementsHidden = true
        addSubview(label)
    }

    package required init?(coder: NSCoder) { return nil }

    /// Shows the panel below a rectangle of the window, or above where there is no room.
    package func show(in window: UIWindow, below source: CGRect, at x: CGFloat) {
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let width = min(Self.maximumWidth, room.width) - 2 * Self.padding.width
        let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let size = CGSize(
            width: min(text.width, width) + 2 * Self.padding.width,
            height: text.height + 2 * Self.padding.height)
        let below = source.maxY + Self.gap
        let y = below + size.height <= room.maxY ? below : source.minY - Self.gap - size.height
        frame =
            CGRect(
                x: min(max(x - size.width / 2, room.minX), max(room.minX, room.maxX - size.width)),
                y: max(y, room.minY), width: size.width, height: size.height
            ).integral
        label.frame = bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
        window.addSubview(self)
        alpha = 0
        UIView.animate(withDuration: ControlStyle.fadeDuration) { self.alpha = 1 }
    }
}
