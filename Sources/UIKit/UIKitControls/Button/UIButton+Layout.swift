import CoreGraphics
import UIKitCore

extension UIButton {
    private var titleSize: CGSize {
        let hasTitle = currentAttributedTitle.map { $0.length > 0 } ?? !(currentTitle ?? "").isEmpty
        guard hasTitle else { return .zero }
        return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// The size of the content and its insets, independent of the button's bounds.
    final var fittingSize: CGSize {
        let title = titleSize
        let image = shownImage?.size ?? .zero
        if title == .zero, image == .zero, currentBackgroundImage == nil {
            return ButtonMetrics.emptySize
        }
        // A title with its margins has a height in whole points.
        let line = (title.height + 2 * ButtonMetrics.titleMargin).rounded(.up)
        var size = CGSize(
            width: title.width + image.width,
            height: max(title.height > 0 ? line : 0, image.height))
        if title.width > 0 { size.width = max(size.width, ButtonMetrics.minimumTitleWidth) }
        size.width += contentEdgeInsets.left + contentEdgeInsets.right
        size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        if let least = currentBackgroundImage?.size {
            size = CGSize(
                width: max(size.width, least.width), height: max(size.height, least.height))
        }
        return size
    }

    /// The frame of the title in a button of its fitting size; `nil` without a title.
    final var titleFrame: CGRect? {
        guard titleSize.height > 0 else { return nil }
        let content = contentRect(forBounds: CGRect(origin: .zero, size: fittingSize))
        return titleRect(forContentRect: content)
    }

    /// Returns the frames of image and title side by side within `content`, aligned as the control
    /// specifies.
    ///
    /// Both are positioned as one block; then the insets of each displace it separately. A title
    /// that does not fit is made narrower, and higher if it wraps.
    final func arrangement(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let imageSize = shownImage?.size ?? .zero
        let wanted = titleSize
        let imageRoom = content.inset(by: imageEdgeInsets)
        let titleRoom = content.inset(by: titleEdgeInsets)
        let titleWidth = min(wanted.width, max(0, titleRoom.width - imageSize.width))
        let total = imageSize.width + titleWidth
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let imageStart = horizontalStart(of: total, in: imageRoom) + (isMirrored ? titleWidth : 0)
        let titleStart =
            horizontalStart(of: total, in: titleRoom) + (isMirrored ? 0 : imageSize.width)
        let image = CGRect(
            x: imageStart, y: verticalStart(of: imageSize.height, in: imageRoom),
            width: imageSize.width, height: imageSize.height)
        let lines =
            label.wraps && titleWidth < wanted.width
            ? label.sizeThatFits(CGSize(width: titleWidth, height: .infinity)).height
            : wanted.height
        let titleHeight = min(lines, max(0, titleRoom.height))
        let title = CGRect(
            x: titleStart, y: verticalStart(of: titleHeight, in: titleRoom), width: titleWidth,
            height: titleHeight)
        return (
            fill(image, in: imageRoom).roundedToPixels(scale: displayScale),
            title.roundedToPixels(scale: displayScale)
        )
    }

    private var displayScale: CGFloat { max(1, traitCollection.displayScale) }

    private func horizontalStart(of width: CGFloat, in room: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: room.minX
        case .right, .trailing: room.maxX - width
        case .center: room.midX - width / 2
        }
    }

    private func verticalStart(of height: CGFloat, in room: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: room.minY
        case .bottom: room.maxY - height
        case .center: room.midY - height / 2
        }
    }

    /// Stretches an image without a title to the room where the alignment is `.fill`.
    private func fill(_ image: CGRect, in room: CGRect) -> CGRect {
        var filled = image
        guard image.width > 0 else { return image }
        if contentHorizontalAlignment == .fill, titleSize.width == 0 {
            filled.origin.x = room.minX
            filled.size.width = max(0, room.width)
        }
        if contentVerticalAlignment == .fill {
            filled.origin.y = room.minY
            filled.size.height = max(0, room.height)
        }
        return filled
    }
}

extension CGRect {
    /// Returns the rectangle with its origin moved to the nearest pixel.
    func roundedToPixels(scale: CGFloat) -> CGRect {
        CGRect(
            x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale,
            width: width, height: height)
    }
}
