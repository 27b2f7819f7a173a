import Foundation
import FoundationGaps

/// The timing of a layer or an animation as a value, with its arithmetic.
struct MediaTimingValues: Hashable {
    var beginTime: CFTimeInterval = 0
    var timeOffset: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Returns the active local time at the container's time `time`.
    func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// Returns the container's time at the active local time `local`; `beginTime` when the speed is
    /// 0.
    func containingTime(forLocal local: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return beginTime }
        return (local - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    /// Returns the active duration in local seconds, all repetitions included.
    func activeDuration(ofOne simple: CFTimeInterval) -> CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let once = autoreverses ? simple * 2 : simple
        return once * (repeatCount > 0 ? CFTimeInterval(repeatCount) : 1)
    }

    /// `true` for an animation that is practically endless: at least a million repetitions or
    /// seconds.
    var isEndless: Bool { repeatCount >= 1e6 || repeatDuration >= 1e6 || duration >= 1e6 }

    /// A position within the repetitions of an animation.
    struct Moment: Hashable {
        /// The seconds into the repetition, mapped to the forward direction.
        var time: CFTimeInterval

        /// The number of completed repetitions.
        var repetition: Int
    }

    /// Returns the position at the active local time `local` of an animation whose repetitions take
    /// `simple` seconds; `nil` when it is not presented then.
    func moment(atLocal local: CFTimeInterval, ofOne simple: CFTimeInterval) -> Moment? {
        let end = activeDuration(ofOne: simple)
        guard !local.isNaN else { return nil }
        var local = local
        if local < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            local = 0
        } else if local >= end {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            local = end
        }
        guard simple > 0, simple.isFinite else {
            return Moment(time: simple > 0 ? local : 0, repetition: 0)
        }
        let cycle = autoreverses ? simple * 2 : simple
        var count = (local / cycle).rounded(.down)
        var rest = local - count * cycle
        if rest <= 0 && local == end && count > 0 {
            count -= 1
            rest = cycle
        }
        if autoreverses && rest > simple { rest = cycle - rest }
        return Moment(time: min(max(rest, 0), simple), repetition: Int(min(count, 1e9)))
    }
}
