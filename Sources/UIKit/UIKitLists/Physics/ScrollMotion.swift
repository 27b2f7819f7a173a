import CoreGraphics
import Foundation

/// How an offset moves by itself in one direction, as a function of time.
///
/// A motion runs through at most two phases: slowing down, and a spring to its place when it runs beyond an end. Each
/// phase is a formula, so the offset at a time does not depend on how often it was asked for.
nonisolated struct ScrollMotion: Hashable, Sendable {
    private enum Course: Hashable, Sendable {
        /// Slows down; after some milliseconds it stops, at a place that is given when it is not just anywhere.
        case slowing(Deceleration, stop: Int, end: CGFloat?)

        /// Is pulled to a place.
        case spring(SpringReturn, to: CGFloat)
    }

    private struct Phase: Hashable, Sendable {
        /// When it begins, in seconds.
        var start: TimeInterval

        /// The offset then.
        var offset: CGFloat

        var course: Course
    }

    private var first: Phase
    private var second: Phase?

    /// The range that offsets rest in, and what happens at its ends.
    struct Bounds: Hashable, Sendable {
        var range: ClosedRange<CGFloat>

        /// Whether content runs beyond the ends and comes back, or stops there.
        var bounces: Bool
    }

    // MARK: Making

    private init(_ phase: Phase) { first = phase }

    /// Content that was let go: it slows down, and comes back if it is, or gets, beyond an end.
    ///
    /// - Parameters:
    ///   - offset: Where it is, in points.
    ///   - velocity: In points a millisecond.
    ///   - rate: The share of the velocity that is left after a millisecond.
    ///   - time: When it was let go, in seconds.
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

    /// Content that is drawn to a place, as to a page, without swinging past it.
    ///
    /// - Parameter velocity: In points a millisecond.
    init(from offset: CGFloat, velocity: CGFloat, to place: CGFloat, at time: TimeInterval) {
        let spring = SpringReturn.settling(distance: offset - place, velocity: velocity * 1000)
        first = Phase(start: time, offset: offset, course: .spring(spring, to: place))
    }

    /// Content that slows down so that it rests at a place that was chosen for it.
    ///
    /// - Parameters:
    ///   - velocity: In points a millisecond.
    ///   - rate: The share of the velocity that is left after a millisecond.
    init(
        from offset: CGFloat, velocity: CGFloat, slowingTo place: CGFloat, rate: CGFloat,
        at time: TimeInterval
    ) {
        let way = place - offset
        if velocity * way > 0 {
            let slowing = Deceleration(velocity: way * (1 - rate) / rate, rate: rate)
            self.init(
                Phase(
                    start: time, offset: offset,
                    course: .slowing(slowing, stop: slowing.duration, end: place)))
        } else {
            self.init(from: offset, velocity: velocity, to: place, at: time)
        }
    }

    // MARK: Reading

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
            return spring.isAtRest(after: elapsed) ? place : place + spring.distance(after: elapsed)
        }
    }

    /// The velocity at `time`, in points a millisecond.
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

    /// Whether the offset stays where it is from `time` on.
    func isOver(at time: TimeInterval) -> Bool {
        let phase = phase(at: time)
        if second != nil, phase == first { return false }
        switch phase.course {
        case .slowing(_, let stop, _):
            return Self.milliseconds(from: phase.start, to: time) >= stop
        case .spring(let spring, _):
            return spring.isAtRest(after: max(0, time - phase.start))
        }
    }

    /// Where the offset rests at last.
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
        // A hair's breadth below a whole millisecond is an error of arithmetic.
        let elapsed = max(0, (time - start) * 1000 + 1e-6).rounded(.down)
        return Int(min(elapsed, 1e9))
    }
}
