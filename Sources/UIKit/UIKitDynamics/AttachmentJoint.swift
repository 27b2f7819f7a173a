import CoreGraphics
import Foundation
import UIKitCore

/// The motion that an attachment allows.
enum AttachmentJoint {
    /// A rod or a spring between two points.
    case rod
    /// A rope.
    case limit
    /// A common point.
    case pin
    /// None.
    case fixed
    /// Along an axis of length 1.
    case sliding(CGVector)
}

/// Two attached bodies, or a body and a point, during a step.
struct AttachedPair {
    let body: DynamicBody
    let other: DynamicBody?
    /// The attached points, from the bodies' middles.
    let offset: CGVector
    let otherOffset: CGVector
    /// From the other's attached point to the body's.
    let way: CGVector

    /// The share of an error that a step removes.
    private static let correction: CGFloat = 0.2

    /// Changes the velocities so that `stretch` along a direction vanishes.
    private func pull(along direction: CGVector, _ stretch: CGFloat, _ seconds: CGFloat) {
        func inverse(_ body: DynamicBody, _ offset: CGVector) -> CGFloat {
            let arm = offset.cross(direction)
            return body.inverseMass + arm * arm * body.inverseInertia
        }
        let sum = inverse(body, offset) + (other.map { inverse($0, otherOffset) } ?? 0)
        guard sum > 0 else { return }
        let otherVelocity = other?.velocity(at: otherOffset) ?? CGVector(dx: 0, dy: 0)
        let speed = (body.velocity(at: offset) - otherVelocity).dot(direction)
        let impulse = -(speed + Self.correction * stretch / seconds) / sum
        body.apply(direction.scaled(by: impulse), at: offset)
        other?.apply(direction.scaled(by: -impulse), at: otherOffset)
    }

    /// Keeps the points from moving apart along a direction.
    func hold(along direction: CGVector, _ seconds: CGFloat) {
        pull(along: direction, way.dot(direction), seconds)
    }

    /// Keeps the points together.
    func holdPoints(_ seconds: CGFloat) {
        hold(along: CGVector(dx: 1, dy: 0), seconds)
        hold(along: CGVector(dx: 0, dy: 1), seconds)
    }

    /// Keeps the points within a distance.
    func hold(within length: CGFloat, _ seconds: CGFloat) {
        let distance = way.length
        guard distance > max(length, 0), distance > 0.001 else { return }
        pull(along: way.scaled(by: 1 / distance), distance - max(length, 0), seconds)
    }

    /// Keeps the distance along an axis in a range.
    func hold(along axis: CGVector, within range: UIFloatRange, _ seconds: CGFloat) {
        let place = way.dot(axis)
        if range.minimum == range.maximum {
            pull(along: axis, place - range.minimum, seconds)
        } else if place < range.minimum {
            pull(along: axis, place - range.minimum, seconds)
        } else if place > range.maximum {
            pull(along: axis, place - range.maximum, seconds)
        }
    }

    /// Keeps the difference of the angles in a range around that of the beginning.
    func turn(within range: UIFloatRange, from start: CGFloat, _ seconds: CGFloat) {
        let turned = body.angle - (other?.angle ?? 0) - start
        let error =
            turned < range.minimum
            ? turned - range.minimum : turned > range.maximum ? turned - range.maximum : 0
        guard range.minimum == range.maximum || error != 0 else { return }
        changeTurning { speed in -(speed + Self.correction * error / seconds) }
    }

    /// Slows the turning by a torque.
    func slow(by torque: CGFloat, _ seconds: CGFloat) {
        guard torque > 0 else { return }
        let sum = body.inverseInertia + (other?.inverseInertia ?? 0)
        let most = torque * 10_000 * seconds * sum
        changeTurning { speed in min(max(-speed, -most), most) }
    }

    /// Changes the speed of turning of one body against the other, shared by their inertia.
    private func changeTurning(_ change: (CGFloat) -> CGFloat) {
        let sum = body.inverseInertia + (other?.inverseInertia ?? 0)
        guard sum > 0 else { return }
        let impulse = change(body.angularVelocity - (other?.angularVelocity ?? 0)) / sum
        body.angularVelocity += impulse * body.inverseInertia
        other?.angularVelocity -= impulse * (other?.inverseInertia ?? 0)
    }
}

extension DynamicBody {
    /// The place of a point in the item, from its middle and before it is turned.
    func offset(of point: CGPoint) -> UIOffset {
        let way = point - center
        return UIOffset(
            horizontal: way.dx * cos(angle) + way.dy * sin(angle),
            vertical: way.dy * cos(angle) - way.dx * sin(angle))
    }
}
