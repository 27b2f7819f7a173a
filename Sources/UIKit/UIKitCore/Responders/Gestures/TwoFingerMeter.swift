import CoreGraphics
import Foundation

/// A value controlled by two fingers, such as the distance between them, relative to its start.
///
/// While fewer than two fingers are down the value stays constant; it continues from there when the
/// second finger returns.
struct TwoFingerMeter {
    /// The relation of a measure to ``reference``: a quotient or a difference.
    let relate: (_ measure: CGFloat, _ reference: CGFloat) -> CGFloat

    /// The inverse of ``relate``: the reference for which the relation of `measure` is `value`.
    let reference: (_ measure: CGFloat, _ value: CGFloat) -> CGFloat

    /// The current value.
    private(set) var value: CGFloat

    /// The reference measure; `nil` until two fingers are down.
    private var base: CGFloat?
    private var measure: CGFloat?
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0

    /// The measure at the time when the second finger last came down.
    private(set) var start: CGFloat?

    init(
        identity: CGFloat, relate: @escaping (CGFloat, CGFloat) -> CGFloat,
        reference: @escaping (CGFloat, CGFloat) -> CGFloat
    ) {
        value = identity
        self.relate = relate
        self.reference = reference
    }

    /// Starts from a new pair of fingers; `measure` is `nil` when fewer than two are down.
    mutating func rebase(_ measure: CGFloat?, at time: TimeInterval) {
        self.measure = measure
        start = measure
        base = measure.map { reference($0, value) }
        lastTime = time
        meter = VelocityMeter()
        meter.add(CGPoint(x: value, y: 0), at: time)
    }

    /// Updates the value for moved fingers.
    mutating func move(to measure: CGFloat, at time: TimeInterval) {
        self.measure = measure
        lastTime = time
        guard let base else { return }
        value = relate(measure, base)
        meter.add(CGPoint(x: value, y: 0), at: time)
    }

    /// Sets the value for the current positions of the fingers.
    mutating func set(_ value: CGFloat) {
        self.value = value
        base = measure.map { reference($0, value) }
        meter = VelocityMeter()
        meter.add(CGPoint(x: value, y: 0), at: lastTime)
    }

    /// The change per second.
    var velocity: CGFloat { meter.velocity(at: lastTime).dx }
    mutating func pause(at time: TimeInterval) { lastTime = time }
}
