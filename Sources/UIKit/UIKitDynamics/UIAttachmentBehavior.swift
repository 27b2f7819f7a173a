public import CoreGraphics
import Foundation
public import UIKitCore

/// A behaviour that keeps a point of an item at a distance from an anchor or another item, as a rod
/// or a spring does.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kinds of the other end.
    public nonisolated enum AttachmentType: Int, Hashable, Sendable {
        case items = 0
        case anchor
    }

    private let first: any UIDynamicItem
    private let firstOffset: UIOffset
    private let second: (any UIDynamicItem)?
    private let secondOffset: UIOffset

    private let joint: AttachmentJoint

    /// The difference of the items' angles at the beginning, which some joints keep.
    private let startAngle: CGFloat

    private init(
        _ first: any UIDynamicItem, _ firstOffset: UIOffset, _ second: (any UIDynamicItem)?,
        _ secondOffset: UIOffset, anchor: CGPoint, joint: AttachmentJoint = .rod
    ) {
        self.joint = joint
        startAngle = DynamicBody(first).angle - (second.map { DynamicBody($0).angle } ?? 0)
        self.first = first
        self.firstOffset = firstOffset
        self.second = second
        self.secondOffset = secondOffset
        anchorPoint = anchor
        super.init()
        let start = first.center + DynamicBody(first).turned(firstOffset)
        let end = second.map { $0.center + DynamicBody($0).turned(secondOffset) } ?? anchor
        length = (end - start).length
    }

    /// Creates an attachment of a point of an item to an anchor.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero,
        attachedToAnchor point: CGPoint
    ) {
        self.init(item, offset, nil, .zero, anchor: point)
    }

    /// Creates an attachment of points of two items to each other.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset = .zero,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset = .zero
    ) {
        self.init(item1, offset1, item2, offset2, anchor: .zero)
    }

    nonisolated deinit {}

    /// The attached items: one or two.
    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

    /// The kind of the other end.
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

    /// The anchor of an attachment to one.
    open var anchorPoint: CGPoint { didSet { didChange() } }

    /// The distance that is kept, in points; the one at creation by default.
    open var length: CGFloat = 0 { didSet { didChange() } }

    /// The damping of a spring, from 0 (the default) to 1.
    open var damping: CGFloat = 0 { didSet { didChange() } }

    /// The oscillations of a spring per second; 0, the default, for a rod.
    open var frequency: CGFloat = 0 { didSet { didChange() } }

    override var ownItems: [any UIDynamicItem] { items }

    /// Keeps the length by an impulse along the line between the ends. The soft constraint is that
    /// of E. Catto, "Soft Constraints", Game Developers Conference 2011.
    override func act(on world: DynamicWorld, seconds: CGFloat) {
        guard let body = world.body(of: first) else { return }
        let other = second.flatMap(world.body(of:))
        let offset = body.turned(firstOffset)
        let otherOffset = other?.turned(secondOffset) ?? CGVector(dx: 0, dy: 0)
        let end = other.map { $0.center + otherOffset } ?? anchorPoint
        let way = (body.center + offset) - end
        guard case .rod = joint else {
            let pair = AttachedPair(
                body: body, other: other, offset: offset, otherOffset: otherOffset, way: way)
            return act(on: pair, seconds)
        }
        let distance = way.length
        let direction =
            distance > 0.001 ? way.scaled(by: 1 / distance) : CGVector(dx: 0, dy: 1)
        func inverse(_ body: DynamicBody, _ offset: CGVector) -> CGFloat {
            let arm = offset.cross(direction)
            return body.inverseMass + arm * arm * body.inverseInertia
        }
        let sum = inverse(body, offset) + (other.map { inverse($0, otherOffset) } ?? 0)
        guard sum > 0 else { return }
        let stretch = distance - max(length, 0)
        let otherVelocity = other?.velocity(at: otherOffset) ?? CGVector(dx: 0, dy: 0)
        let speed = (body.velocity(at: offset) - otherVelocity).dot(direction)
        var impulse: CGFloat
        if frequency > 0 {
            let pace = 2 * .pi * frequency
            let stiffness = pace * pace / sum
            let drag = 2 * max(damping, 0) * pace / sum
            let softness = 1 / (seconds * (drag + seconds * stiffness))
            let bias = stretch * seconds * stiffness * softness
            impulse = -(speed + bias) / (sum + softness)
        } else {
            impulse = -(speed + 0.2 * stretch / seconds) / sum
        }
        body.apply(direction.scaled(by: impulse), at: offset)
        other?.apply(direction.scaled(by: -impulse), at: otherOffset)
    }

    private func act(on pair: AttachedPair, _ seconds: CGFloat) {
        switch joint {
        case .rod: break
        case .limit: pair.hold(within: length, seconds)
        case .pin:
            pair.holdPoints(seconds)
            pair.turn(within: attachmentRange, from: startAngle, seconds)
            pair.slow(by: frictionTorque, seconds)
        case .fixed:
            pair.holdPoints(seconds)
            pair.turn(within: .zero, from: startAngle, seconds)
        case .sliding(let axis):
            pair.hold(along: CGVector(dx: -axis.dy, dy: axis.dx), seconds)
            pair.hold(along: axis, within: attachmentRange, seconds)
            pair.turn(within: .zero, from: startAngle, seconds)
        }
    }

    // MARK: Joints

    /// The part of the motion that a joint leaves free: a pin's angle in radians, infinite by
    /// default, or the distance along a sliding attachment's axis, zero by default.
    open var attachmentRange = UIFloatRange.infinite { didSet { didChange() } }

    /// The torque with which a pin resists turning, in units of 100 points times 100 points per
    /// second squared for an item of 100 by 100 points; 0 by default.
    open var frictionTorque: CGFloat = 0 { didSet { didChange() } }

    /// An attachment of two items that lets one slide along an axis through a point, without
    /// turning, as far as ``attachmentRange`` allows.
    public static func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { sliding(item1, item2, point, axis) }

    /// An attachment that lets an item slide along an axis through a point, without turning, as far
    /// as ``attachmentRange`` allows.
    public static func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { sliding(item, nil, point, axis) }

    private static func sliding(
        _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, _ point: CGPoint, _ axis: CGVector
    ) -> UIAttachmentBehavior {
        let length = max(axis.length, 0.001)
        let made = between(item, other, point, .sliding(axis.scaled(by: 1 / length)))
        made.attachmentRange = .zero
        return made
    }

    /// A rope between two items, as long as their distance: they may come nearer.
    public static func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, offset1, item2, offset2, anchor: .zero, joint: .limit)
    }

    /// An attachment that moves two items as one.
    public static func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { between(item1, item2, point, .fixed) }

    /// An attachment of two items at a point around which they turn.
    public static func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { between(item1, item2, point, .pin) }

    private static func between(
        _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, _ point: CGPoint,
        _ joint: AttachmentJoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            item, DynamicBody(item).offset(of: point), other,
            other.map { DynamicBody($0).offset(of: point) } ?? .zero, anchor: point, joint: joint)
    }
}
