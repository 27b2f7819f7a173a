import CoreGraphics
import Foundation

/// A convex shape: its corners in order. Two corners are a line.
nonisolated struct DynamicHull {
    var corners: [CGPoint]

    /// The number of corners that stand for an ellipse.
    private static let ellipseCorners = 24

    init(_ corners: [CGPoint]) { self.corners = corners }

    /// Creates the rectangle of a size around (0, 0).
    init(rectangle size: CGSize) {
        let (x, y) = (size.width / 2, size.height / 2)
        corners = [
            CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y),
            CGPoint(x: -x, y: y),
        ]
    }

    /// Creates the ellipse of a size around (0, 0).
    init(ellipse size: CGSize) {
        corners = (0..<Self.ellipseCorners).map {
            let angle = CGFloat($0) / CGFloat(Self.ellipseCorners) * 2 * .pi
            return CGPoint(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
        }
    }

    /// Creates the convex hull of points, by Andrew's monotone chain.
    init(around points: [CGPoint]) {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [CGPoint]) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count >= 2,
                    (chain[chain.count - 1] - chain[chain.count - 2])
                        .cross(point - chain[chain.count - 2]) <= 0
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain
        }
        corners = chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
    }

    /// Returns the shape turned and moved.
    func placed(at center: CGPoint, angle: CGFloat) -> DynamicHull {
        let (sine, cosine) = (sin(angle), cos(angle))
        return DynamicHull(
            corners.map {
                CGPoint(
                    x: center.x + $0.x * cosine - $0.y * sine,
                    y: center.y + $0.x * sine + $0.y * cosine)
            })
    }

    /// The rectangle around the corners.
    var box: CGRect {
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
    }

    /// The outward direction of the side that begins at a corner.
    private func normal(_ index: Int) -> CGVector {
        let side = corners[(index + 1) % corners.count] - corners[index]
        let length = side.length
        return length > 0
            ? CGVector(dx: side.dy / length, dy: -side.dx / length) : CGVector(dx: 0, dy: 0)
    }

    /// The side of this shape from which another one is farthest, and its distance; negative if
    /// they overlap there.
    private func bestSide(against other: DynamicHull) -> (index: Int, distance: CGFloat) {
        var best = (index: 0, distance: -CGFloat.infinity)
        for index in corners.indices {
            let normal = normal(index)
            guard normal.dx != 0 || normal.dy != 0 else { continue }
            let distance =
                other.corners.map { ($0 - corners[index]).dot(normal) }.min() ?? .infinity
            if distance > best.distance { best = (index, distance) }
        }
        return best
    }

    /// The points where two shapes touch or overlap, after Box2D's clipping of sides.
    ///
    /// - Returns: The direction from this shape to the other, and each point with the depth of the
    ///   overlap; `nil` if the shapes are apart.
    func contact(with other: DynamicHull)
        -> (normal: CGVector, points: [(place: CGPoint, depth: CGFloat)])?
    {
        let own = bestSide(against: other)
        let others = other.bestSide(against: self)
        guard own.distance <= 0, others.distance <= 0 else { return nil }
        let isOwn = own.distance + 0.01 >= others.distance
        let (reference, incident) = isOwn ? (self, other) : (other, self)
        let index = isOwn ? own.index : others.index
        let normal = reference.normal(index)
        let start = reference.corners[index]
        let end = reference.corners[(index + 1) % reference.corners.count]
        let along = CGVector(dx: -normal.dy, dy: normal.dx)
        let length = (end - start).dot(along)
        guard var side = incident.side(facing: normal) else { return nil }
        side = Self.clip(side, to: { ($0 - start).dot(along) })
        side = Self.clip(side, to: { length - ($0 - start).dot(along) })
        let points = side.compactMap { place -> (place: CGPoint, depth: CGFloat)? in
            let depth = -(place - start).dot(normal)
            return depth >= 0 ? (place, depth) : nil
        }
        guard !points.isEmpty else { return nil }
        return (isOwn ? normal : CGVector(dx: -normal.dx, dy: -normal.dy), points)
    }

    /// The side whose outward direction is most opposed to `normal`.
    private func side(facing normal: CGVector) -> [CGPoint]? {
        let best = corners.indices.min {
            self.normal($0).dot(normal) < self.normal($1).dot(normal)
        }
        return best.map { [corners[$0], corners[($0 + 1) % corners.count]] }
    }

    /// The part of a side where a distance is not negative.
    private static func clip(
        _ side: [CGPoint], to distance: (CGPoint) -> CGFloat
    ) -> [CGPoint] {
        guard side.count == 2 else { return side }
        let (first, second) = (distance(side[0]), distance(side[1]))
        var kept: [CGPoint] = []
        if first >= 0 { kept.append(side[0]) }
        if second >= 0 { kept.append(side[1]) }
        if first * second < 0 {
            let part = first / (first - second)
            kept.append(side[0] + (side[1] - side[0]).scaled(by: part))
        }
        return kept
    }
}

nonisolated extension CGVector {
    /// The vector of a length and a direction in radians, clockwise from the right.
    init(angle: CGFloat, length: CGFloat) {
        self.init(dx: cos(angle) * length, dy: sin(angle) * length)
    }

    var length: CGFloat { hypot(dx, dy) }

    /// The direction in radians, clockwise from the right.
    var angle: CGFloat { atan2(dy, dx) }

    func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

    func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

    func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }

    static func + (lhs: CGVector, rhs: CGVector) -> CGVector {
        CGVector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy)
    }

    static func - (lhs: CGVector, rhs: CGVector) -> CGVector {
        CGVector(dx: lhs.dx - rhs.dx, dy: lhs.dy - rhs.dy)
    }
}

nonisolated extension CGPoint {
    static func - (lhs: CGPoint, rhs: CGPoint) -> CGVector {
        CGVector(dx: lhs.x - rhs.x, dy: lhs.y - rhs.y)
    }

    static func + (lhs: CGPoint, rhs: CGVector) -> CGPoint {
        CGPoint(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy)
    }
}
