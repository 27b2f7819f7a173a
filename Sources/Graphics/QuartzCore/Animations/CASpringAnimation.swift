import CoreGraphics
public import Foundation
public import FoundationGaps

/// An animation that moves like a mass on a damped spring.
///
/// The mass starts at distance 1 from the target; the solution of the damped oscillator is exact in
/// the underdamped, critically damped and overdamped cases.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// The mass, above 0; 1 by default.
    open var mass: CGFloat = 1

    /// The spring constant, above 0; 100 by default.
    open var stiffness: CGFloat = 100

    /// The damping coefficient, at least 0; 10 by default. `2 · √(stiffness · mass)` is critical.
    open var damping: CGFloat = 10

    /// The velocity in distances from start to target per second, positive towards the target; 0 by
    /// default.
    open var initialVelocity: CGFloat = 0

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    /// Creates a spring whose perceived duration is `perceptualDuration` seconds.
    ///
    /// A `bounce` of 0 is critically damped, values up to 1 oscillate more, values down to -1 are
    /// overdamped.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let duration = max(perceptualDuration, 1e-3)
        let bounce = min(max(bounce, -0.999), 1)
        mass = 1
        stiffness = CGFloat((2 * Double.pi / duration) * (2 * Double.pi / duration))
        damping =
            bounce >= 0
            ? CGFloat(4 * Double.pi / duration) * (1 - bounce)
            : CGFloat(4 * Double.pi / duration) / (1 + bounce)
    }

    /// The motion defined by the properties.
    package var motion: SpringMotion {
        SpringMotion(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    /// The time in seconds after which the mass stays within a thousandth of the initial distance
    /// from the target.
    ///
    /// Infinite without damping.
    open var settlingDuration: CFTimeInterval { motion.settlingDuration }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
    }

    @_spi(UIKitInternals) open override func _apply(
        to layer: CALayer, progress: Double, time: CFTimeInterval, repetition: Int
    ) {
        super._apply(
            to: layer, progress: motion.progress(at: time), time: time, repetition: repetition)
    }
}
