import CoreGraphics

/// The place of a popover next to its source.
struct PopoverLayout {
    /// The frame of the bubble, including its arrow.
    private(set) var frame = CGRect.zero

    /// The direction in which the arrow points.
    private(set) var direction = UIPopoverArrowDirection.up

    /// The position of the arrow's tip along the side of the bubble on which it is.
    private(set) var arrowPosition: CGFloat = 0

    static let arrowHeight: CGFloat = 13
    static let arrowWidth: CGFloat = 26
    static let cornerRadius: CGFloat = 13

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
    init(
        content: CGSize, source: CGRect, bounds: CGRect, permitted: UIPopoverArrowDirection
    ) {
        let all: [UIPopoverArrowDirection] = [.left, .right, .up, .down]
        let candidates = all.filter { permitted.contains($0) }
        let rooms = (candidates.isEmpty ? all : candidates).map {
            ($0, Self.room($0, source: source, bounds: bounds))
        }
        func fits(_ direction: UIPopoverArrowDirection, _ room: CGRect) -> Bool {
            let size = Self.size(of: content, direction)
            return size.width <= room.width && size.height <= room.height
        }
        func isCentred(_ direction: UIPopoverArrowDirection, _ room: CGRect) -> Bool {
            let ideal = Self.frame(content, direction, source: source)
            return fits(direction, room) && bounds.contains(ideal)
        }
        let chosen =
            rooms.first { isCentred($0.0, $0.1) } ?? rooms.first { fits($0.0, $0.1) }
            ?? rooms.max { Self.share(content, in: $0) < Self.share(content, in: $1) }
        guard let chosen else { return }
        direction = chosen.0
        let room = chosen.1
        let full = Self.size(of: content, direction)
        let size = CGSize(width: min(full.width, room.width), height: min(full.height, room.height))
        var frame = Self.frame(size, at: direction, source: source)
        frame.origin.x = min(max(frame.minX, room.minX), room.maxX - frame.width)
        frame.origin.y = min(max(frame.minY, room.minY), room.maxY - frame.height)
        self.frame = CGRect(
            x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width,
            height: frame.height)
        let isVertical = direction == .up || direction == .down
        let side = isVertical ? frame.width : frame.height
        let tip = isVertical ? source.midX - frame.minX : source.midY - frame.minY
        let margin = Self.cornerRadius + Self.arrowWidth / 2
        arrowPosition = min(max(tip, margin), max(margin, side - margin))
    }

    /// The rectangle of the content in the bubble.
    var contentFrame: CGRect {
        var box = CGRect(origin: .zero, size: frame.size)
        switch direction {
        case .up:
            box.origin.y += Self.arrowHeight
            box.size.height -= Self.arrowHeight
        case .down: box.size.height -= Self.arrowHeight
        case .left:
            box.origin.x += Self.arrowHeight
            box.size.width -= Self.arrowHeight
        default: box.size.width -= Self.arrowHeight
        }
        return box
    }

    private static func size(
        of content: CGSize, _ direction: UIPopoverArrowDirection
    ) -> CGSize {
        direction == .up || direction == .down
            ? CGSize(width: content.width, height: content.height + arrowHeight)
            : CGSize(width: content.width + arrowHeight, height: content.height)
    }

    /// The frame of a bubble in the middle of its source.
    private static func frame(
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

    private static func frame(
        _ content: CGSize, _ direction: UIPopoverArrowDirection, source: CGRect
    ) -> CGRect {
        frame(size(of: content, direction), at: direction, source: source)
    }

    /// The room on the side of the source from which an arrow points in a direction.
    private static func room(
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
    private static func share(
        _ content: CGSize, in candidate: (UIPopoverArrowDirection, CGRect)
    ) -> CGFloat {
        let size = size(of: content, candidate.0)
        return min(1, candidate.1.width / max(size.width, 1))
            * min(1, candidate.1.height / max(size.height, 1))
    }
}
