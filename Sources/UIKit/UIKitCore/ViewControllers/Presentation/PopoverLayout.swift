import CoreGraphics

/// The measures of the bubble of a popover.
struct PopoverShape {
    var arrowHeight: CGFloat = 13
    var arrowWidth: CGFloat = 26
    var cornerRadius: CGFloat = 13

    /// The distances from the edges of the bubble, without its arrow, to the content.
    var insets = UIEdgeInsets.zero
}

/// The place of a popover next to its source.
struct PopoverLayout {
    /// The frame of the bubble, including its arrow.
    private(set) var frame = CGRect.zero

    /// The direction in which the arrow points.
    private(set) var direction = UIPopoverArrowDirection.up

    /// The position of the arrow's tip along the side of the bubble on which it is.
    private(set) var arrowPosition: CGFloat = 0

    /// The measures of the bubble.
    let shape: PopoverShape

    private var arrowHeight: CGFloat { shape.arrowHeight }

    /// Places a popover.
    ///
    /// Of the permitted sides, the first one is chosen where the whole content fits, in the middle
    /// of the source; left and right come before above and below. Otherwise one where it fits
    /// moved along the source; otherwise it shrinks to the largest room.
    ///
    /// - Parameters:
    ///   - content: The preferred size of the content.
    ///   - source: The rectangle at which the arrow points.
    ///   - bounds: The rectangle in which the popover has to be.
    ///   - permitted: The directions in which the arrow may point.
    ///   - shape: The measures of the bubble.
    init(
        content: CGSize, source: CGRect, bounds: CGRect, permitted: UIPopoverArrowDirection,
        shape: PopoverShape = PopoverShape()
    ) {
        self.shape = shape
        let all: [UIPopoverArrowDirection] = [.left, .right, .up, .down]
        let candidates = all.filter { permitted.contains($0) }
        let rooms = (candidates.isEmpty ? all : candidates).map {
            ($0, self.room($0, source: source, bounds: bounds))
        }
        func fits(_ direction: UIPopoverArrowDirection, _ room: CGRect) -> Bool {
            let size = self.size(of: content, direction)
            return size.width <= room.width && size.height <= room.height
        }
        func isCentred(_ direction: UIPopoverArrowDirection, _ room: CGRect) -> Bool {
            let ideal = self.frame(content, direction, source: source)
            return fits(direction, room) && bounds.contains(ideal)
        }
        let chosen =
            rooms.first { isCentred($0.0, $0.1) } ?? rooms.first { fits($0.0, $0.1) }
            ?? rooms.max { self.share(content, in: $0) < self.share(content, in: $1) }
        guard let chosen else { return }
        direction = chosen.0
        let room = chosen.1
        let full = self.size(of: content, direction)
        let size = CGSize(width: min(full.width, room.width), height: min(full.height, room.height))
        var frame = self.frame(size, at: direction, source: source)
        frame.origin.x = min(max(frame.minX, room.minX), room.maxX - frame.width)
        frame.origin.y = min(max(frame.minY, room.minY), room.maxY - frame.height)
        self.frame = CGRect(
            x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width,
            height: frame.height)
        let isVertical = direction == .up || direction == .down
        let side = isVertical ? frame.width : frame.height
        let tip = isVertical ? source.midX - frame.minX : source.midY - frame.minY
        let margin = shape.cornerRadius + shape.arrowWidth / 2
        arrowPosition = min(max(tip, margin), max(margin, side - margin))
    }

    /// The rectangle of the content in the bubble.
    var contentFrame: CGRect { boxFrame.inset(by: shape.insets) }

    /// The rectangle of the bubble without its arrow.
    var boxFrame: CGRect {
        var box = CGRect(origin: .zero, size: frame.size)
        switch direction {
        case .up:
            box.origin.y += arrowHeight
            box.size.height -= arrowHeight
        case .down: box.size.height -= arrowHeight
        case .left:
            box.origin.x += arrowHeight
            box.size.width -= arrowHeight
        default: box.size.width -= arrowHeight
        }
        return box
    }

    private func size(
        of content: CGSize, _ direction: UIPopoverArrowDirection
    ) -> CGSize {
        let width = content.width + shape.insets.left + shape.insets.right
        let height = content.height + shape.insets.top + shape.insets.bottom
        return direction == .up || direction == .down
            ? CGSize(width: width, height: height + arrowHeight)
            : CGSize(width: width + arrowHeight, height: height)
    }

    /// The frame of a bubble in the middle of its source.
    private func frame(
        _ size: CGSize, at direction: UIPopoverArrowDirection, source: CGRect
    ) -> CGRect {
        let origin: CGPoint =
            switch direction {
            case .up: CGPoint(x: source.midX - size.width / 2, y: source.maxY)
            case .down: CGPoint(x: source.midX - size.width / 2, y: source.minY - size.height)
            case .left: CGPoint(x: source.maxX, y: source.midY - size.height / 2)
            default: CGPoint(x: source.minX - size.width, y: source.midY - size.height / 2)
            }
        return CGRect(origin: origin, size: size)
    }

    private func frame(
        _ content: CGSize, _ direction: UIPopoverArrowDirection, source: CGRect
    ) -> CGRect {
        frame(size(of: content, direction), at: direction, source: source)
    }

    /// The room on the side of the source from which an arrow points in a direction.
    private func room(
        _ direction: UIPopoverArrowDirection, source: CGRect, bounds: CGRect
    ) -> CGRect {
        switch direction {
        case .up:
            let top = min(max(source.maxY, bounds.minY), bounds.maxY)
            return CGRect(
                x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
        case .down:
            let bottom = min(max(source.minY, bounds.minY), bounds.maxY)
            return CGRect(
                x: bounds.minX, y: bounds.minY, width: bounds.width, height: bottom - bounds.minY)
        case .left:
            let left = min(max(source.maxX, bounds.minX), bounds.maxX)
            return CGRect(
                x: left, y: bounds.minY, width: bounds.maxX - left, height: bounds.height)
        default:
            let right = min(max(source.minX, bounds.minX), bounds.maxX)
            return CGRect(
                x: bounds.minX, y: bounds.minY, width: right - bounds.minX, height: bounds.height)
        }
    }

    /// The part of the content that fits into a room.
    private func share(
        _ content: CGSize, in candidate: (UIPopoverArrowDirection, CGRect)
    ) -> CGFloat {
        let size = self.size(of: content, candidate.0)
        return min(1, candidate.1.width / max(size.width, 1))
            * min(1, candidate.1.height / max(size.height, 1))
    }
}
