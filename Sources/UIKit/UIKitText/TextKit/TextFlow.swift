import CoreGraphics
import TextLayout
import UIKitCore

/// The places for lines in several containers, or in one that is not a plain rectangle.
///
/// All containers are stacked: the vertical places of lines count from the first one's top.
struct TextFlow: LineRegion {
    private let containers: [NSTextContainer]

    /// The top of the region whose places are asked for.
    private let origin: CGFloat

    /// The first character.
    private let characterIndex: Int

    /// The distance by which lines are searched downward, in points.
    private static let step: CGFloat = 1

    /// Creates a flow.
    ///
    /// - Parameters:
    ///   - containers: The containers, in order.
    ///   - origin: The top of the text to lay out.
    ///   - characterIndex: Its first character.
    init(_ containers: [NSTextContainer], from origin: CGFloat, characterIndex: Int) {
        self.containers = containers
        self.origin = origin
        self.characterIndex = characterIndex
    }

    nonisolated func room(below top: CGFloat, height: CGFloat) -> LineRoom? {
        // Only layout managers use a flow, on the main actor.
        MainActor.assumeIsolated { findRoom(below: top + origin, height: height) }
    }

    private func findRoom(below top: CGFloat, height: CGFloat) -> LineRoom {
        var start: CGFloat = 0
        let padding = containers[0].lineFragmentPadding
        for container in containers {
            let end = start + container.lineHeight
            var y = max(top, start)
            while y + height <= end + 0.01 {
                let ranges = ranges(in: container, y: y - start, height: height)
                if !ranges.isEmpty {
                    return LineRoom(
                        top: y - origin,
                        ranges: ranges.map {
                            $0.lowerBound - padding...$0.upperBound - padding
                        })
                }
                guard y - start < max(container.exclusionBottom, height) else { break }
                y += Self.step
            }
            start = end
        }
        // The rest of the text is below the last container, where it is not shown.
        let width = containers[containers.count - 1].lineWidth
        return LineRoom(
            top: max(top, start.isFinite ? start : top) - origin,
            ranges: [0...(width.isFinite ? width : 1_000_000)])
    }

    /// Returns the ranges for characters at a height of a container.
    private func ranges(in container: NSTextContainer, y: CGFloat, height: CGFloat)
        -> [ClosedRange<CGFloat>]
    {
        let width = container.lineWidth.isFinite ? container.size.width : 1_000_000
        var proposed = CGRect(x: 0, y: y, width: width, height: height)
        var ranges: [ClosedRange<CGFloat>] = []
        while proposed.width > 0 {
            var remaining = CGRect.zero
            let rect = container.lineFragmentRect(
                forProposedRect: proposed, at: characterIndex, writingDirection: .natural,
                remaining: &remaining)
            guard rect.width > 0 else { break }
            let padding = min(container.lineFragmentPadding, rect.width / 2)
            ranges.append(rect.minX + padding...rect.maxX - padding)
            guard remaining.minX > proposed.minX else { break }
            proposed = remaining
        }
        return ranges
    }
}
