import Foundation

/// A measurement of some work, compared with the least that it could cost.
struct Benchmark {
    /// The limit of the result.
    enum Limit {
        /// The maximum multiple of the floor.
        case ratio(Double)

        /// The maximum in seconds.
        case seconds(Double)
    }

    /// The clock of a measurement.
    enum Clock {
        /// Elapsed time, including that of other programs.
        case wall

        /// The thread's processor time, which excludes other programs: for work in one thread that
        /// never waits.
        case processor

        /// The time in seconds since an arbitrary moment.
        var now: Double {
            var time = timespec()
            clock_gettime(self == .wall ? CLOCK_MONOTONIC_RAW : CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
        }
    }

    let name: String

    let limit: Limit

    /// The number of measurements of each side, after as many that only warm up caches.
    let rounds: Int

    /// The number of times that a measurement runs its work, for work shorter than the clock's
    /// resolution.
    let repetitions: Int

    /// Prepares the work to measure. Preparation is not measured.
    let subject: @MainActor () throws -> @MainActor () -> Void

    /// The least that the work could cost, or `nil` when only seconds are limited.
    let floor: (@MainActor () throws -> @MainActor () -> Void)?

    /// The clock of both sides.
    var clock = Clock.wall

    /// Measures both sides alternately, so that other load affects both.
    func run() throws -> Result {
        let subject = try subject()
        let floor = try floor?()
        var subjectTimes: [Double] = []
        var floorTimes: [Double] = []
        for round in 0..<(rounds * 2) {
            let subjectTime = time(subject)
            let floorTime = floor.map(time)
            guard round >= rounds else { continue }
            subjectTimes.append(subjectTime)
            if let floorTime { floorTimes.append(floorTime) }
        }
        return Result(
            name: name, limit: limit, subject: Times(subjectTimes),
            floor: floorTimes.isEmpty ? nil : Times(floorTimes))
    }

    /// Returns the seconds of one repetition of `work`.
    private func time(_ work: @MainActor () -> Void) -> Double {
        let start = clock.now
        for _ in 0..<repetitions { work() }
        return (clock.now - start) / Double(repetitions)
    }
}

extension Benchmark {
    /// The median and minimum of some measurements, in seconds.
    struct Times {
        let median: Double
        let minimum: Double

        /// - Precondition: `samples` is not empty.
        init(_ samples: [Double]) {
            precondition(!samples.isEmpty, "Nothing was measured. A benchmark needs a round.")
            let sorted = samples.sorted()
            median = sorted[sorted.count / 2]
            minimum = sorted[0]
        }
    }

    /// The result of a measurement.
    struct Result {
        let name: String
        let limit: Limit
        let subject: Times
        let floor: Times?

        /// The quotient of the medians.
        var ratio: Double? { floor.map { subject.median / $0.median } }

        /// `true` if the limit was kept.
        var isWithinLimit: Bool {
            switch limit {
            case .ratio(let most): ratio.map { $0 <= most } ?? false
            case .seconds(let most): subject.median <= most
            }
        }

        /// A row of a Markdown table.
        var row: String {
            let limitText =
                switch limit {
                case .ratio(let most): "≤ \(most)×"
                case .seconds(let most): "≤ \(Self.format(most))"
                }
            return """
                | \(name) | \(Self.format(subject.median)) | \(Self.format(subject.minimum)) \
                | \(floor.map { Self.format($0.median) } ?? "–") \
                | \(ratio.map { String(format: "%.2f×", $0) } ?? "–") | \(limitText) \
                | \(isWithinLimit ? "yes" : "NO") |
                """
        }

        /// Returns a duration, given in seconds, in a suitable unit.
        static func format(_ seconds: Double) -> String {
            switch seconds {
            case ..<1e-3: String(format: "%.2f µs", seconds * 1e6)
            case ..<1: String(format: "%.2f ms", seconds * 1e3)
            default: String(format: "%.2f s", seconds)
            }
        }
    }
}
