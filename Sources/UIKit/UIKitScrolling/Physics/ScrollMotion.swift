import CoreGraphics
import Foundation

/// The movement of an offset in one direction, as a function of time.
///
/// A motion has at most two phases: a deceleration, and a spring back to the end that it passes.
/// Each phase is a formula, so the offset at a time does not depend on the number of evaluations.
nonisolated struct ScrollMotion: Hashable, Sendable {
    private enum Course: Hashable, Sendable {
        /// Decelerates and stops after some milliseconds, at `end` if that is not `nil`.
        case slowing(Deceleration, stop: Int, end: CGFloat?)

        /// Moves to a destination.
        case spring(SpringReturn, to: CGFloat)
    }

    private struct Phase: Hashable, Sendable {
        /// The start, in seconds.
        var start: TimeInterval

        /// The offset at the start.
        var offset: CGFloat

        var course: Course
    }

    private var first: Phase
    private var second: Phase?

    /// The range of resting offsets, and the behaviour at its ends.
    struct Bounds: Hashable, Sendable {
        var range: ClosedRange<CGFloat>

        /// `true` if content moves beyond the ends and returns, `false` if it stops there.
        var bounces: Bool
    }

    // MARK: Creating

    private init(_ phase: Phase) { first = phase }

    /// Creates the motion of released content: it decelerates, and returns if it is, or moves,
    /// beyond an end.
    ///
    /// - Parameters:
    ///   - offset: The current offset, in points.
    ///   - velocity: The velocity in points per millisecond.
    ///   - rate: The factor of the velocity per millisecond.
    ///   - time: The time of release, in seconds.
    init(
        from offset: CGFloat, velocity: CGFloat, rate: CGFloat, in bounds: Bounds,
        at time: TimeInterval
    ) {
        let range = bounds.range
        if !range.contains(offset) {
            let place = min(max(offset, range.lowerBound), range.upperBound)
            let spring = SpringReturn(distance: offset - place, velocity: velocity * 1000)
            first = Phase(start: time, offset: offset, course: .spring(spring, to: place))
            return
        }
        let slowing = Deceleration(velocity: velocity, rate: rate)
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        guard velocity != 0, let stop = slowing.milliseconds(toReach: edge - offset) else {
            first = Phase(
                start: time, offset: offset,
                course: .slowing(slowing, stop: slowing.duration, end: nil))
            return
        }
        first = Phase(start: time, offset: offset, course: .slowing(slowing, stop: stop, end: edge))
        guard bounds.bounces else { return }
        let beyond = offset + slowing.distance(after: stop) - edge
        let spring = SpringReturn(
            distance: beyond, velocity: slowing.velocity(after: stop) * 1000)
        first.course = .slowing(slowing, stop: stop, end: nil)
        second = Phase(
            start: time + TimeInterval(stop) / 1000, offset: edge + beyond,
            course: .spring(spring, to: edge))
    }

    /// Creates a motion to a destination, such as a page, without overshoot.
    ///
    /// - Parameter velocity: The initial velocity in points per millisecond.
    init(from offset: CGFloat, velocity: CGFloat, to place: CGFloat, at time: TimeInterval) {
        let spring = SpringReturn.settling(distance: offset - place, velocity: velocity * 1000)
        first = Phase(start: time, offset: offset, course: .spring(spring, to: place))
    }

    /// Creates a deceleration that ends at a chosen offset.
    ///
    /// - Parameters:
    ///   - velocity: The initial velocity in points per millisecond.
    ///   - rate: The factor of the velocity per millisecond.
    init(
        from offset: CGFloat, velocity: CGFloat, slowingTo place: CGFloat, rate: CGFloat,
        at time: TimeInterval
    ) {
        let distance = place - offset
        if velocity * distance > 0 {
            let slowing = Deceleration(velocity: distance * (1 - rate) / rate, rate: rate)
            self.init(
                Phase(
                    start: time, offset: offset,
                    course: .slowing(slowing, stop: slowing.duration, end: place)))
        } else {
            self.init(from: offset, velocity: velocity, to: place, at: time)
        }
    }

    // MARK: Evaluating

    /// The offset at `time`, in points.
    func offset(at time: TimeInterval) -> CGFloat {
        let phase = phase(at: time)
        switch phase.course {
        case .slowing(let slowing, let stop, let end):
            let elapsed = Self.milliseconds(from: phase.start, to: time)
            if elapsed >= stop, let end { return end }
            return phase.offset + slowing.distance(after: min(elapsed, stop))
        case .spring(let spring, let place):
            let elapsed = max(0, time - phase.start)
            return spring.isSettled(after: elapsed)
                ? place : place + spring.distance(after: elapsed)
        }
    }

    /// The velocity at `time`, in points per millisecond.
    func velocity(at time: TimeInterval) -> CGFloat {
        let phase = phase(at: time)
        if isOver(at: time) { return 0 }
        switch phase.course {
        case .slowing(let slowing, _, _):
            return slowing.velocity(after: Self.milliseconds(from: phase.start, to: time))
        case .spring(let spring, _):
            return spring.velocity(after: max(0, time - phase.start)) / 1000
        }
    }

    /// Returns `true` if the offset is constant from `time` on.
    func isOver(at time: TimeInterval) -> Bool {
        let phase = phase(at: time)
        if second != nil, phase == first { return false }
        switch phase.course {
        case .slowing(_, let stop, _):
            return Self.milliseconds(from: phase.start, to: time) >= stop
        case .spring(let spring, _):
            return spring.isSettled(after: max(0, time - phase.start))
        }
    }

    /// The final offset.
    var destination: CGFloat {
        let last = second ?? first
        switch last.course {
        case .slowing(let slowing, let stop, let end):
            return end ?? last.offset + slowing.distance(after: stop)
        case .spring(_, let place): return place
        }
    }

    private func phase(at time: TimeInterval) -> Phase {
        guard let second, time >= second.start else { return first }
        return second
    }

    private static func milliseconds(from start: TimeInterval, to time: TimeInterval) -> Int {
        // The tolerance of a nanosecond compensates for rounding errors.
        let elapsed = max(0, (time - start) * 1000 + 1e-6).rounded(.down)
        return Int(min(elapsed, 1e9))
    }
}
