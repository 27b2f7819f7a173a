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

    private init(
        _ first: any UIDynamicItem, _ firstOffset: UIOffset, _ second: (any UIDynamicItem)?,
        _ secondOffset: UIOffset, anchor: CGPoint
    ) {
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
}
