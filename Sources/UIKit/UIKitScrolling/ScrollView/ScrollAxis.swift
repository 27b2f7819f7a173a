import CoreGraphics
import UIKitCore

/// A scrolling direction.
nonisolated enum ScrollAxis: Hashable, Sendable, CaseIterable {
    case horizontal, vertical
}

nonisolated extension CGPoint {
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    func moved(by distance: CGPoint) -> CGPoint {
        CGPoint(x: x + distance.x, y: y + distance.y)
    }

    func distance(from start: CGPoint) -> CGPoint {
        CGPoint(x: x - start.x, y: y - start.y)
    }

    func scaled(by factor: CGFloat) -> CGPoint {
        CGPoint(x: x * factor, y: y * factor)
    }

    /// Returns the point at `progress` on the line to `end`, from 0 (here) to 1 (`end`).
    func interpolated(to end: CGPoint, _ progress: CGFloat) -> CGPoint {
        CGPoint(x: x + (end.x - x) * progress, y: y + (end.y - y) * progress)
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
}

nonisolated extension CGSize {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }

    func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: width * factor, height: height * factor)
    }
}

extension UIEdgeInsets {
    /// The inset at the left or the top.
    func start(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

    /// The inset at the right or the bottom.
    func end(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}
