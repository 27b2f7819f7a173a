import CoreGraphics
import Foundation

/// Two bodies that touch, or a body and a boundary.
///
/// Impulses are accumulated and limited as in E. Catto, "Iterative Dynamics with Temporal
/// Coherence", Game Developers Conference 2005.
final class DynamicContact {
    /// The thing that a body touches.
    enum Other {
        case item(DynamicBody)
        case bounds
        case boundary(_ index: Int, any NSCopying)
    }

    /// The identity of a contact from step to step.
    struct Key: Hashable {
        let behavior: ObjectIdentifier
        let body: ObjectIdentifier
        let other: AnyHashable
    }

    /// A point where bodies touch, and the impulses there.
    private struct Point {
        let place: CGPoint
        let depth: CGFloat
        /// The velocity along the normal at which the bodies part.
        var target: CGFloat = 0
        var normalImpulse: CGFloat = 0
        var frictionImpulse: CGFloat = 0
    }

    private weak var behavior: UICollisionBehavior?
    private let body: DynamicBody
    private let other: Other
    /// The direction from the body to the other.
    private let normal: CGVector
    private var points: [Point]
    private let elasticity: CGFloat
    private let friction: CGFloat

    /// The overlap that is left, so that a contact does not flicker, in points.
    private static let slop: CGFloat = 0.25
    /// The part of the overlap that is corrected in a step.
    private static let correction: CGFloat = 0.1
    /// The speed below which nothing bounces, in points per second.
    private static let restingSpeed: CGFloat = 30

    init(
        _ behavior: UICollisionBehavior, _ body: DynamicBody, _ other: Other,
        _ found: (normal: CGVector, points: [(place: CGPoint, depth: CGFloat)])
    ) {
        self.behavior = behavior
        self.body = body
        self.other = other
        normal = found.normal
        points = found.points.map { Point(place: $0.place, depth: $0.depth) }
        if case .item(let second) = other {
            elasticity = max(body.elasticity, second.elasticity)
            friction = (max(body.friction, 0) * max(second.friction, 0)).squareRoot()
        } else {
            elasticity = body.elasticity
            friction = max(body.friction, 0)
        }
    }

    private var second: DynamicBody? {
        if case .item(let body) = other { body } else { nil }
    }

    /// The velocity of the other at a point in relation to the body.
    private func relativeVelocity(at place: CGPoint) -> CGVector {
        let own = body.velocity(at: place - body.center)
        let others = second.map { $0.velocity(at: place - $0.center) } ?? CGVector(dx: 0, dy: 0)
        return others - own
    }

    /// The change of the relative velocity in a direction by an impulse of 1.
    private func inverseMass(at place: CGPoint, _ direction: CGVector) -> CGFloat {
        func part(_ body: DynamicBody) -> CGFloat {
            let arm = (place - body.center).cross(direction)
            return body.inverseMass + arm * arm * body.inverseInertia
        }
        return part(body) + (second.map(part) ?? 0)
    }

    func prepare(seconds: CGFloat) {
        for index in points.indices {
            let speed = relativeVelocity(at: points[index].place).dot(normal)
            let bounce = speed < -Self.restingSpeed ? -min(max(elasticity, 0), 1) * speed : 0
            let push =
                Self.correction * max(points[index].depth - Self.slop, 0) / seconds
            points[index].target = max(bounce, min(push, 500))
        }
    }

    func solve() {
        let along = CGVector(dx: -normal.dy, dy: normal.dx)
        for index in points.indices {
            let place = points[index].place
            let sum = inverseMass(at: place, normal)
            guard sum > 0 else { return }
            let speed = relativeVelocity(at: place).dot(normal)
            let old = points[index].normalImpulse
            points[index].normalImpulse = max(old + (points[index].target - speed) / sum, 0)
            apply(normal.scaled(by: points[index].normalImpulse - old), at: place)
            guard friction > 0 else { continue }
            let slide = relativeVelocity(at: place).dot(along)
            let limit = friction * points[index].normalImpulse
            let before = points[index].frictionImpulse
            let wanted = before - slide / inverseMass(at: place, along)
            points[index].frictionImpulse = min(max(wanted, -limit), limit)
            apply(along.scaled(by: points[index].frictionImpulse - before), at: place)
        }
    }

    private func apply(_ impulse: CGVector, at place: CGPoint) {
        body.apply(impulse.scaled(by: -1), at: place - body.center)
        if let second { second.apply(impulse, at: place - second.center) }
    }

    // MARK: Reporting

    var key: Key {
        let identity: AnyHashable =
            switch other {
            case .item(let second): ObjectIdentifier(second)
            case .bounds: -1
            case .boundary(let index, _): index
            }
        return Key(
            behavior: behavior.map { ObjectIdentifier($0) } ?? ObjectIdentifier(body),
            body: ObjectIdentifier(body), other: identity)
    }

    func reportBegin() {
        guard let behavior, let delegate = behavior.collisionDelegate else { return }
        let place = points[0].place
        switch other {
        case .item(let second):
            delegate.collisionBehavior(
                behavior, beganContactFor: body.item, with: second.item, at: place)
        case .bounds:
            delegate.collisionBehavior(
                behavior, beganContactFor: body.item, withBoundaryIdentifier: nil, at: place)
        case .boundary(_, let identifier):
            delegate.collisionBehavior(
                behavior, beganContactFor: body.item, withBoundaryIdentifier: identifier,
                at: place)
        }
    }

    func reportEnd() {
        guard let behavior, let delegate = behavior.collisionDelegate else { return }
        switch other {
        case .item(let second):
            delegate.collisionBehavior(
                behavior, endedContactFor: body.item, with: second.item)
        case .bounds:
            delegate.collisionBehavior(
                behavior, endedContactFor: body.item, withBoundaryIdentifier: nil)
        case .boundary(_, let identifier):
            delegate.collisionBehavior(
                behavior, endedContactFor: body.item, withBoundaryIdentifier: identifier)
        }
    }
}
