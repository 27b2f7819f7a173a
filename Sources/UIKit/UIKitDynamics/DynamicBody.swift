import CoreGraphics
import Foundation
import UIKitCore

/// The state of an item while an animator moves it.
final class DynamicBody {
    let item: any UIDynamicItem

    var center: CGPoint
    var angle: CGFloat
    /// In points per second.
    var velocity = CGVector(dx: 0, dy: 0)
    /// In radians per second.
    var angularVelocity: CGFloat = 0

    /// The shape around (0, 0).
    private(set) var shape: DynamicHull
    private var area: CGFloat
    /// The mean squared distance of the shape's points from the middle.
    private var spread: CGFloat

    // From item behaviours.
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var allowsRotation = true
    var isAnchored = false
    var charge: CGFloat = 0

    /// The area of an item of mass 1 and density 1, in square points.
    private static let unitArea: CGFloat = 10_000

    init(_ item: any UIDynamicItem) {
        self.item = item
        center = item.center
        angle = atan2(item.transform.b, item.transform.a)
        (shape, area, spread) = Self.measure(item)
    }

    private static func measure(
        _ item: any UIDynamicItem
    ) -> (shape: DynamicHull, area: CGFloat, spread: CGFloat) {
        let size = item.bounds.size
        let spread = max((size.width * size.width + size.height * size.height) / 12, 1)
        let area = max(size.width * size.height, 1)
        switch item.collisionBoundsType {
        case .rectangle: return (DynamicHull(rectangle: size), area, spread)
        case .ellipse: return (DynamicHull(ellipse: size), area * .pi / 4, spread * 0.75)
        case .path:
            let points = item.collisionBoundingPath.cgPath.flattenedPoints
            let hull = DynamicHull(around: points)
            return (hull.corners.count > 2 ? hull : DynamicHull(rectangle: size), area, spread)
        }
    }

    /// Adopts place, angle and shape of the item after the app has changed them.
    func readItem() {
        center = item.center
        angle = atan2(item.transform.b, item.transform.a)
        (shape, area, spread) = Self.measure(item)
    }

    /// Moves the item to where the body is.
    func writeItem() {
        if item.center != center { item.center = center }
        let turned = CGAffineTransform(rotationAngle: angle)
        if item.transform != turned { item.transform = turned }
    }

    var mass: CGFloat { max(density, 0.0001) * area / Self.unitArea }
    var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }
    var inverseInertia: CGFloat { isAnchored || !allowsRotation ? 0 : 1 / (mass * spread) }

    /// The shape where the body is.
    var placedShape: DynamicHull { shape.placed(at: center, angle: angle) }

    /// Returns the velocity of the body's point at an offset from its middle.
    func velocity(at offset: CGVector) -> CGVector {
        CGVector(
            dx: velocity.dx - angularVelocity * offset.dy,
            dy: velocity.dy + angularVelocity * offset.dx)
    }

    /// Changes the velocities by an impulse at an offset from the middle.
    func apply(_ impulse: CGVector, at offset: CGVector) {
        velocity = velocity + impulse.scaled(by: inverseMass)
        angularVelocity += offset.cross(impulse) * inverseInertia
    }

    /// Returns the offset of a point of the item, which turns with it.
    func turned(_ offset: UIOffset) -> CGVector {
        CGVector(
            dx: offset.horizontal * cos(angle) - offset.vertical * sin(angle),
            dy: offset.horizontal * sin(angle) + offset.vertical * cos(angle))
    }

    /// Loses velocity to resistance, and moves.
    func advance(by seconds: CGFloat) {
        guard !isAnchored else {
            velocity = CGVector(dx: 0, dy: 0)
            angularVelocity = 0
            return
        }
        velocity = velocity.scaled(by: 1 / (1 + max(resistance, 0) * seconds))
        angularVelocity =
            allowsRotation
            ? angularVelocity / (1 + max(angularResistance, 0) * seconds) : 0
        // A velocity that is not finite would make the item vanish.
        if !velocity.dx.isFinite || !velocity.dy.isFinite { velocity = CGVector(dx: 0, dy: 0) }
        if !angularVelocity.isFinite { angularVelocity = 0 }
        center = center + velocity.scaled(by: seconds)
        angle += angularVelocity * seconds
    }

    /// `true` if the body is as good as at rest.
    var isSlow: Bool { velocity.length < 4 && abs(angularVelocity) < 0.05 }
}

nonisolated extension CGPath {
    /// The points of the path, with those on its curves.
    var flattenedPoints: [CGPoint] {
        var points: [CGPoint] = []
        applyWithBlock { element in
            let element = element.pointee
            switch element.type {
            case .moveToPoint, .addLineToPoint: points.append(element.points[0])
            case .addQuadCurveToPoint:
                let (start, control, end) = (
                    points.last ?? .zero, element.points[0], element.points[1]
                )
                for step in 1...8 {
                    let t = CGFloat(step) / 8
                    let first = start + (control - start).scaled(by: t)
                    let second = control + (end - control).scaled(by: t)
                    points.append(first + (second - first).scaled(by: t))
                }
            case .addCurveToPoint:
                let start = points.last ?? .zero
                let (a, b, end) = (element.points[0], element.points[1], element.points[2])
                for step in 1...8 {
                    let t = CGFloat(step) / 8
                    let (ab, bc, cd) = (
                        start + (a - start).scaled(by: t), a + (b - a).scaled(by: t),
                        b + (end - b).scaled(by: t)
                    )
                    let (abc, bcd) = (
                        ab + (bc - ab).scaled(by: t), bc + (cd - bc).scaled(by: t)
                    )
                    points.append(abc + (bcd - abc).scaled(by: t))
                }
            case .closeSubpath: break
            }
        }
        return points
    }
}
