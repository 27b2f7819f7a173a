import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitScrolling

/// Scrolls a list while something is dragged near one of its edges.
final class EdgeScroller {
    /// The width of the strip at an edge in which a finger scrolls, in points.
    private static let edge: CGFloat = 44

    private weak var list: UIScrollView?
    private var link: CADisplayLink?
    private var point = CGPoint.zero

    /// Called after the list was scrolled.
    var didScroll: () -> Void = {}

    init(_ list: UIScrollView) { self.list = list }

    /// Follows a finger to a point of the window.
    func follow(_ point: CGPoint) {
        self.point = point
        guard link == nil, step != .zero else { return }
        let link = CADisplayLink { [weak self] _ in self?.scroll() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// The distance to scroll in one frame: the further the finger is in the strip, the more.
    private var step: CGPoint {
        guard let list else { return .zero }
        let location = list.convert(point, from: nil)
        let room = list.bounds.inset(by: list.adjustedContentInset)
        func step(_ position: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            let edge = min(Self.edge, (end - start) / 4)
            if position < start + edge { return (position - start - edge) / 5 }
            return max(0, position - end + edge) / 5
        }
        return CGPoint(
            x: step(location.x, room.minX, room.maxX), y: step(location.y, room.minY, room.maxY))
    }

    private func scroll() {
        guard let list else { return stop() }
        let step = step
        guard step != .zero else { return stop() }
        var offset = CGPoint(x: list.contentOffset.x + step.x, y: list.contentOffset.y + step.y)
        offset = list.nearestOffset(to: offset, contentSize: list.contentSize)
        guard offset != list.contentOffset else { return }
        list.contentOffset = offset
        didScroll()
    }
}
