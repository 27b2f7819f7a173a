import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// A panel over the whole window that shows a view next to a rectangle. A touch beside it closes
/// it.
final class PopupView: UIView {
    private static let padding: CGFloat = 10

    private let content: UIView
    private let anchor: CGRect
    private let panel = UIView()
    private let clip = UIView()

    init(_ content: UIView, anchor: CGRect) {
        self.content = content
        self.anchor = anchor
        super.init(frame: .zero)
        isOpaque = false
        accessibilityViewIsModal = true
        panel.isOpaque = false
        ControlStyle.float(panel.layer)
        clip.backgroundColor = ControlStyle.panel
        clip.layer.cornerRadius = ControlStyle.Menu.cornerRadius
        clip.clipsToBounds = true
        clip.addSubview(content)
        panel.addSubview(clip)
        addSubview(panel)
    }

    required init?(coder: NSCoder) { return nil }

    func open(in window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        layoutIfNeeded()
        panel.alpha = 0
        panel.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
        ControlStyle.spring(animated: true) { [self] in
            panel.alpha = 1
            panel.transform = .identity
        }
    }

    private func close() {
        isUserInteractionEnabled = false
        UIView.animate(
            withDuration: ControlStyle.fadeDuration, animations: { [self] in panel.alpha = 0 },
            completion: { [weak self] _ in self?.removeFromSuperview() })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: window?.safeAreaInsets ?? .zero).shrunk(
            x: ControlStyle.Menu.windowMargin, y: ControlStyle.Menu.windowMargin)
        let fitting = content.sizeThatFits(.zero)
        let size = CGSize(
            width: min(fitting.width + 2 * Self.padding, room.width),
            height: min(fitting.height + 2 * Self.padding, room.height))
        let below = anchor.maxY + 6
        let isBelow =
            below + size.height <= room.maxY || room.maxY - anchor.maxY > anchor.minY - room.minY
        let y = isBelow ? below : anchor.minY - 6 - size.height
        let origin = CGPoint(
            x: min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width),
            y: min(max(y, room.minY), room.maxY - size.height))
        panel.bounds.size = size
        panel.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        clip.frame = panel.bounds
        content.frame = clip.bounds.shrunk(x: Self.padding, y: Self.padding)
        panel.layer.shadowPath = CGPath(
            roundedRect: panel.bounds, cornerWidth: ControlStyle.Menu.cornerRadius,
            cornerHeight: ControlStyle.Menu.cornerRadius, transform: nil)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !panel.frame.contains(touch.location(in: self)) else {
            return
        }
        close()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }
}
