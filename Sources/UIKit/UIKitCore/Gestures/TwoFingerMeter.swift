import CoreGraphics
import Foundation

/// A number that two fingers change, such as the distance between them, in relation to where it started.
///
/// While fewer than two fingers are down the number rests; it goes on from there when the second one is back.
struct TwoFingerMeter {
    /// What the fingers show, relative to ``reference``: a quotient or a difference.
    let relate: (_ measure: CGFloat, _ reference: CGFloat) -> CGFloat

    /// The inverse of ``relate``: the reference to which `measure` has the relation `value`.
    let reference: (_ measure: CGFloat, _ value: CGFloat) -> CGFloat

    /// The present value.
    private(set) var value: CGFloat

    /// The measure that stands for no change; `nil` until two fingers are down.
    private var base: CGFloat?
    private var measure: CGFloat?
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0

    /// The measure when two fingers came down last.
    private(set) var start: CGFloat?

    init(
        rest: CGFloat, relate: @escaping (CGFloat, CGFloat) -> CGFloat,
        reference: @escaping (CGFloat, CGFloat) -> CGFloat
    ) {
        value = rest
        self.relate = relate
        self.reference = reference
    }

    /// Two fingers are down that were not before; `nil` when there are fewer now.
    mutating func grip(_ measure: CGFloat?, at time: TimeInterval) {
        self.measure = measure
        start = measure
        base = measure.map { reference($0, value) }
        lastTime = time
        meter = VelocityMeter()
        meter.add(CGPoint(x: value, y: 0), at: time)
    }

    /// The fingers moved.
    mutating func move(to measure: CGFloat, at time: TimeInterval) {
        self.measure = measure
        lastTime = time
        guard let base else { return }
        value = relate(measure, base)
        meter.add(CGPoint(x: value, y: 0), at: time)
    }

    /// Makes the fingers' present place stand for `value`.
    mutating func set(_ value: CGFloat) {
        self.value = value
        base = measure.map { reference($0, value) }
        meter = VelocityMeter()
        meter.add(CGPoint(x: value, y: 0), at: lastTime)
    }

    /// The change per second.
    var velocity: CGFloat { meter.velocity(at: lastTime).dx }
    mutating func rest(at time: TimeInterval) { lastTime = time }
}
