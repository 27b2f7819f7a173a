import UIKit

/// Where a badge is shown: a strategy for views, layers and tabs.
protocol BadgeHost: AnyObject {
    /// `true` if the user sees an animated change.
    var isOnScreen: Bool { get }

    /// The view of the badge; `nil` before it is shown, and for hosts that draw it themselves.
    var badgeView: BadgeView? { get }

    func show(_ content: BadgeContent, style: BadgeStyle)
}

extension BadgeView {
    /// A new view for `content`; `nil` if there is nothing to show.
    fileprivate static func needed(for content: BadgeContent) -> BadgeView? {
        content == .none ? nil : BadgeView(frame: .zero)
    }
}

/// Shows the badge as a subview, placed by constraints.
final class ViewBadgeHost: BadgeHost {
    private(set) weak var host: UIView?
    private(set) var badgeView: BadgeView?

    init(_ host: UIView) {
        self.host = host
    }

    var isOnScreen: Bool { host?.window != nil }

    func show(_ content: BadgeContent, style: BadgeStyle) {
        guard let host, let badgeView = badgeView ?? .needed(for: content) else { return }
        self.badgeView = badgeView
        if badgeView.superview !== host {
            host.clipsToBounds = false
            host.addSubview(badgeView)
        }
        badgeView.show(content, style: style)
        host.bringSubviewToFront(badgeView)
    }
}

/// Shows the layer of a badge's view as a sublayer, with a frame.
final class LayerBadgeHost: BadgeHost {
    private weak var host: CALayer?
    private(set) var badgeView: BadgeView?

    init(_ host: CALayer) {
        self.host = host
    }

    var isOnScreen: Bool { host?.superlayer != nil }

    func show(_ content: BadgeContent, style: BadgeStyle) {
        guard let host, let badgeView = badgeView ?? .needed(for: content) else { return }
        self.badgeView = badgeView
        badgeView.show(content, style: style)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if badgeView.layer.superlayer !== host {
            host.masksToBounds = false
            host.addSublayer(badgeView.layer)
        }
        badgeView.frame = Self.frame(
            of: badgeView.side, isDot: content == .dot, in: host.bounds, style: style)
        badgeView.layoutIfNeeded()
        CATransaction.commit()
    }

    /// The frame in a layer, which is written from left to right.
    private static func frame(
        of size: CGSize, isDot: Bool, in bounds: CGRect, style: BadgeStyle
    ) -> CGRect {
        switch style.place {
        case .inset(let leading, let top, let dotTop):
            return CGRect(
                x: bounds.minX + leading, y: bounds.minY + (isDot ? dotTop : top),
                width: size.width, height: size.height)
        case .corner(let corner, let offset):
            let isLeading = corner == .topLeading || corner == .bottomLeading
            let isTop = corner == .topLeading || corner == .topTrailing
            return CGRect(
                x: (isLeading ? bounds.minX : bounds.maxX) + offset.horizontal - size.width / 2,
                y: (isTop ? bounds.minY : bounds.maxY) + offset.vertical - size.height / 2,
                width: size.width, height: size.height)
        }
    }
}

/// Sets the badge of a tab, which the bar draws.
final class TabBadgeHost: BadgeHost {
    private weak var item: UITabBarItem?

    init(_ item: UITabBarItem) {
        self.item = item
    }

    var badgeView: BadgeView? { nil }
    var isOnScreen: Bool { item != nil }

    func show(_ content: BadgeContent, style: BadgeStyle) {
        guard let item else { return }
        item.badgeColor = style.color
        item.setBadgeTextAttributes(
            [.foregroundColor: style.textColor, .font: style.font], for: .normal)
        // An empty text is a dot.
        item.badgeValue = content == .none ? nil : content.text(limit: style.limit) ?? ""
    }
}
