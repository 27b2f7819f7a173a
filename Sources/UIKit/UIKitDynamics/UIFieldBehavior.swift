public import CoreGraphics
public import Foundation
public import UIKitCore

/// A behaviour that accelerates the items within a region by a rule.
///
/// The unit of ``strength`` is an acceleration of 100 points per second squared for an item of 100
/// by 100 points, as for ``UIPushBehavior``; Apple documents no unit.
@preconcurrency @MainActor
public final class UIFieldBehavior: UIDynamicBehavior {
    /// The force on an item at a place, which it gets from a field's evaluation block: field,
    /// position, velocity, mass, charge, seconds.
    public typealias Evaluation = (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
    ) -> CGVector

    private enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring
        case electric, magnetic
        case custom(Evaluation)
    }

    private static let unit: CGFloat = 100

    private let kind: Kind
    private var list = DynamicItemList()
    private var time: CGFloat = 0

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    nonisolated deinit {}

    // MARK: Kinds

    /// A field that slows items down.
    public static func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

    /// A field that turns items around its position.
    public static func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

    /// A field that pulls items to a position.
    public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }

    /// A field that accelerates items in a direction.
    public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }

    /// A field that moves items with a constant velocity, in units of a hundred points per second.
    public static func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// A field of irregular forces.
    public static func noiseField(
        smoothness: CGFloat, animationSpeed speed: CGFloat
    ) -> UIFieldBehavior { UIFieldBehavior(.noise).varying(smoothness, speed) }

    /// A field of irregular forces, the stronger the faster an item moves.
    public static func turbulenceField(
        smoothness: CGFloat, animationSpeed speed: CGFloat
    ) -> UIFieldBehavior { UIFieldBehavior(.turbulence).varying(smoothness, speed) }

    /// A field that pulls items to its position, the more the farther they are: one unit for a
    /// hundred points.
    public static func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// A field that attracts charged items, or repels those of a negative charge.
    public static func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// A field that turns the course of charged items aside.
    public static func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// A field whose force a closure computes.
    public static func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
        UIFieldBehavior(.custom(block))
    }

    private func varying(_ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
        self.smoothness = smoothness
        animationSpeed = speed
        return self
    }

    // MARK: Items

    /// The items on which the field acts.
    public var items: [any UIDynamicItem] { list.all }

    /// Adds an item.
    public func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        didChange()
    }

    /// Removes an item.
    public func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        didChange()
    }

    // MARK: Properties

    /// The middle of the field.
    public var position = CGPoint.zero { didSet { didChange() } }

    /// The area around ``position`` where the field acts; infinite by default.
    public var region = UIRegion.infinite { didSet { didChange() } }

    /// The strength; 1 by default. Negative values act in the opposite direction.
    public var strength: CGFloat = 1 { didSet { didChange() } }

    /// The exponent by which the field weakens with the distance beyond ``minimumRadius``; 0, the
    /// default, for a field that is equally strong everywhere.
    public var falloff: CGFloat = 0 { didSet { didChange() } }

    /// The distance up to which the field is at its full strength, in points; never less than a
    /// small positive number, the default.
    public var minimumRadius: CGFloat = 0.001 { didSet { didChange() } }

    /// The direction of linear gravity and of velocity fields.
    public var direction = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

    /// The regularity of noise and turbulence, from 0 to 1.
    public var smoothness: CGFloat = 0 { didSet { didChange() } }

    /// The changes of noise and turbulence per second; 0 for a field that does not change.
    public var animationSpeed: CGFloat = 0 { didSet { didChange() } }

    // MARK: Acting

    override var ownItems: [any UIDynamicItem] { items }

    override var keepsMoving: Bool {
        guard !items.isEmpty, strength != 0 else { return false }
        return switch kind {
        case .drag, .magnetic, .turbulence: false
        case .noise: animationSpeed != 0
        default: true
        }
    }

    override func act(on world: DynamicWorld, seconds: CGFloat) {
        time += seconds
        for body in world.bodies(of: items) where !body.isAnchored {
            let offset = body.center - position
            guard region.contains(CGPoint(x: offset.dx, y: offset.dy)) else { continue }
            accelerate(body, offset, seconds)
        }
    }

    private func accelerate(_ body: DynamicBody, _ offset: CGVector, _ seconds: CGFloat) {
        let distance = offset.length
        let least = max(minimumRadius, 0.001)
        let amount = strength * Self.unit * pow(max(distance / least, 1), -falloff)
        let outward =
            distance > 0.001 ? offset.scaled(by: 1 / distance) : CGVector(dx: 0, dy: 0)
        var acceleration: CGVector
        switch kind {
        case .drag:
            // Never so much that the item would turn back.
            let share = min(max(amount / Self.unit, 0) * seconds / body.mass, 1)
            acceleration = body.velocity.scaled(by: -share / seconds)
        case .vortex:
            acceleration = CGVector(dx: -outward.dy, dy: outward.dx).scaled(by: amount)
        case .radialGravity: acceleration = outward.scaled(by: -amount)
        case .linearGravity: acceleration = direction.scaled(by: amount)
        case .velocity:
            let velocity = direction.scaled(by: amount)
            if velocity.dx.isFinite, velocity.dy.isFinite { body.velocity = velocity }
            return
        case .noise: acceleration = noise(at: body.center).scaled(by: amount / body.mass)
        case .turbulence:
            acceleration = noise(at: body.center).scaled(
                by: amount / Self.unit * body.velocity.length / body.mass)
        case .spring: acceleration = offset.scaled(by: -amount / 100 / body.mass)
        case .electric: acceleration = outward.scaled(by: -amount * body.charge / body.mass)
        case .magnetic:
            acceleration = CGVector(dx: -body.velocity.dy, dy: body.velocity.dx)
                .scaled(by: amount / Self.unit * body.charge / body.mass)
        case .custom(let evaluate):
            acceleration = evaluate(
                self, body.center, body.velocity, body.mass, body.charge, Double(seconds)
            ).scaled(by: strength / body.mass)
        }
        guard acceleration.dx.isFinite, acceleration.dy.isFinite else { return }
        body.velocity = body.velocity + acceleration.scaled(by: seconds)
    }

    /// A direction that depends on place and time alone: waves of several lengths, the shorter ones
    /// the less the smoother.
    private func noise(at point: CGPoint) -> CGVector {
        var sum = CGVector(dx: 0, dy: 0)
        let phase = time * animationSpeed
        for octave in 0..<4 {
            let pace = CGFloat(1 << octave) / 60
            let weight = octave == 0 ? 1 : pow(1 - min(max(smoothness, 0), 1), CGFloat(octave))
            let shift = CGFloat(octave) * 1.7
            sum =
                sum
                + CGVector(
                    dx: sin(point.y * pace + phase + shift) * weight,
                    dy: sin(point.x * pace * 1.3 - phase + shift * 2) * weight)
        }
        return sum
    }
}
