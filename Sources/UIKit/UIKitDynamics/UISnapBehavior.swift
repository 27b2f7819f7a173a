public import CoreGraphics
public import UIKitCore

/// A behaviour that pulls an item to a point, upright, as a spring does.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    /// The oscillations per second without damping.
    private static let frequency: CGFloat = 2.5

    private let item: any UIDynamicItem

    /// Creates a pull of an item's middle to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    nonisolated deinit {}

    /// The point to which the item is pulled.
    open var snapPoint: CGPoint { didSet { didChange() } }

    /// The damping of the oscillation at the end, from 0 to 1; 0.5 by default.
    open var damping: CGFloat = 0.5 { didSet { didChange() } }

    override var ownItems: [any UIDynamicItem] { [item] }

    override func act(on world: DynamicWorld, seconds: CGFloat) {
        guard let body = world.body(of: item), !body.isAnchored else { return }
        let spring = DampedSpring(
            frequency: Self.frequency, damping: 0.4 + 0.6 * min(max(damping, 0), 1))
        let offset = body.center - snapPoint
        body.velocity = CGVector(
            dx: spring.velocity(body.velocity.dx, displacement: offset.dx, seconds: seconds),
            dy: spring.velocity(body.velocity.dy, displacement: offset.dy, seconds: seconds))
        // The shorter way around to upright.
        let turns = (body.angle / (2 * .pi)).rounded()
        body.angularVelocity = spring.velocity(
            body.angularVelocity, displacement: body.angle - turns * 2 * .pi, seconds: seconds)
    }
}

/// A spring that is solved implicitly, so that it never gains energy.
nonisolated struct DampedSpring {
    /// The oscillations per second without damping.
    var frequency: CGFloat

    /// The damping ratio; 1 comes to rest without oscillating.
    var damping: CGFloat

    /// Returns the velocity after a step.
    func velocity(_ velocity: CGFloat, displacement: CGFloat, seconds: CGFloat) -> CGFloat {
        let pace = 2 * .pi * frequency
        let stiffness = pace * pace * seconds
        return (velocity - stiffness * displacement)
            / (1 + 2 * damping * pace * seconds + stiffness * seconds)
    }
}
