import Foundation

/// One thing that is measured, against the least that it could cost.
struct Benchmark {
    /// What the result is held to.
    enum Limit {
        /// At most this many times the floor.
        case ratio(Double)

        /// At most this many seconds.
        case seconds(Double)
    }

    /// What a measurement reads the time from.
    enum Clock {
        /// Everything counts, what other programs do in the meantime too.
        case wall

        /// A core's own time, which does not pass while other programs have the core: for work in
        /// one thread that waits for nothing.
        case processor

        /// Seconds since some moment.
        var now: Double {
            var time = timespec()
            clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
        }
    }

    let name: String

    let limit: Limit

    /// How many measurements are made of each side, after as many that only warm up caches.
    let rounds: Int

    /// How many times a measurement runs its work, for work that is shorter than the clock can
    /// tell.
    let repetitions: Int

    /// Makes the work to measure. Preparing is not measured.
    let subject: @MainActor () throws -> @MainActor () -> Void

    /// The least that the work could cost, or `nil` when only seconds count.
    let floor: (@MainActor () throws -> @MainActor () -> Void)?

    /// What both sides are timed by.
    var clock = Clock.wall

    /// Measures both sides turn by turn, so that a busy machine is busy for both.
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

    /// Seconds that one repetition of `work` takes.
    private func time(_ work: @MainActor () -> Void) -> Double {
        let start = clock.now
        for _ in 0..<repetitions { work() }
        return (clock.now - start) / Double(repetitions)
    }
}

extension Benchmark {
    /// Median and minimum of some measurements, in seconds.
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

    /// What was measured.
    struct Result {
        let name: String
        let limit: Limit
        let subject: Times
        let floor: Times?

        /// The medians' quotient.
        var ratio: Double? { floor.map { subject.median / $0.median } }

        /// Whether the limit was kept.
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

        /// Seconds in a unit that suits them.
        static func format(_ seconds: Double) -> String {
            switch seconds {
            case ..<1e-3: String(format: "%.2f µs", seconds * 1e6)
            case ..<1: String(format: "%.2f ms", seconds * 1e3)
            default: String(format: "%.2f s", seconds)
            }
        }
    }
}
