public import CoreGraphics
public import UIKitCore

/// The properties with which items move and collide.
///
/// Of several behaviours for one item the last one that was added decides.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var pending: [ObjectIdentifier: (linear: CGVector, angular: CGFloat)] = [:]

    /// Creates the standard properties for items.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates the standard properties, without items.
    public override convenience init() { self.init(items: []) }

    nonisolated deinit {}

    /// The items with these properties.
    open var items: [any UIDynamicItem] { list.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        didChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        didChange()
    }

    /// The part of the velocity that a collision gives back, from 0 (the default) to 1.
    open var elasticity: CGFloat = 0 { didSet { didChange() } }

    /// The resistance to sliding along another item, from 0 (the default) to 1.
    open var friction: CGFloat = 0 { didSet { didChange() } }

    /// The mass in relation to the size; 1, the default, for 100 by 100 points of mass 1.
    open var density: CGFloat = 1 { didSet { didChange() } }

    /// The part of the velocity that is lost each second; 0 by default.
    open var resistance: CGFloat = 0 { didSet { didChange() } }

    /// The part of the angular velocity that is lost each second; 0 by default.
    open var angularResistance: CGFloat = 0 { didSet { didChange() } }

    /// `true` (the default) if items turn.
    open var allowsRotation = true { didSet { didChange() } }

    /// `true` if items stay where they are; `false` by default.
    open var isAnchored = false { didSet { didChange() } }

    /// The electric charge, on which electric and magnetic fields act; 0 by default.
    open var charge: CGFloat = 0 { didSet { didChange() } }

    // MARK: Velocities

    /// Adds a velocity to an item's, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard list.contains(item), velocity.x.isFinite, velocity.y.isFinite else { return }
        pending[ObjectIdentifier(item), default: (CGVector(dx: 0, dy: 0), 0)].linear =
            linearSum(item) + CGVector(dx: velocity.x, dy: velocity.y)
        didChange()
    }

    private func linearSum(_ item: any UIDynamicItem) -> CGVector {
        pending[ObjectIdentifier(item)]?.linear ?? CGVector(dx: 0, dy: 0)
    }

    /// Adds a velocity to an item's, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard list.contains(item), velocity.isFinite else { return }
        pending[ObjectIdentifier(item), default: (CGVector(dx: 0, dy: 0), 0)].angular += velocity
        didChange()
    }

    /// Returns an item's velocity in points per second; zero for one that no animator moves.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let moving = dynamicAnimator?.world.body(of: item)?.velocity ?? CGVector(dx: 0, dy: 0)
        let sum = moving + linearSum(item)
        return CGPoint(x: sum.dx, y: sum.dy)
    }

    /// Returns an item's velocity in radians per second; zero for one that no animator moves.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        (dynamicAnimator?.world.body(of: item)?.angularVelocity ?? 0)
            + (pending[ObjectIdentifier(item)]?.angular ?? 0)
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func act(on world: DynamicWorld, seconds: CGFloat) {
        for body in world.bodies(of: items) {
            body.elasticity = elasticity
            body.friction = friction
            body.density = density
            body.charge = charge
            body.resistance = resistance
            body.angularResistance = angularResistance
            body.allowsRotation = allowsRotation
            body.isAnchored = isAnchored
            guard let added = pending.removeValue(forKey: ObjectIdentifier(body.item)) else {
                continue
            }
            body.velocity = body.velocity + added.linear
            body.angularVelocity += added.angular
        }
    }
}
