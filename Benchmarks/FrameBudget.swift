import LayoutWorkloads

/// The number of views that can be laid out in one frame of 60 a second.
@MainActor
enum FrameBudget {
    /// The duration of a frame in seconds.
    static let frame = 1.0 / 60

    /// Returns the maximum number of parts that can be laid out within a frame, to two digits.
    ///
    /// - Parameter work: Creates the work of laying out that many parts from scratch.
    static func parts(_ work: (_ count: Int) -> @MainActor () -> Void) throws -> Int {
        var low = 10
        var high = 20
        while try fits(high, work) { (low, high) = (high, high * 2) }
        while high - low > max(1, low / 50) {
            let middle = (low + high) / 2
            if try fits(middle, work) { low = middle } else { high = middle }
        }
        return low
    }

    private static func fits(
        _ count: Int, _ work: (_ count: Int) -> @MainActor () -> Void
    ) throws -> Bool {
        let subject = work(count)
        return try Benchmark(
            name: "", limit: .seconds(frame), rounds: 5, repetitions: 1, subject: { subject },
            floor: nil, clock: .processor
        ).run().isWithinLimit
    }
}

/// The frame budgets of the documents' measurements, for the solver alone.
@MainActor
enum LayoutBudget {
    static let report = Report(name: "layout budget") {
        var table = Report.Table(
            introduction: """
                Laid out from nothing within one frame of 16.67 ms. The documents measured 6 flat views, 12 nested \
                ones, and 50 by frames, on a phone of 2018.
                """,
            columns: ["what", "solver alone", "limit", "kept"])
        for (workload, name, least) in subjects {
            let count = try FrameBudget.parts { LayoutBenchmark.solving(workload, count: $0) }
            table.rows.append([name, "\(count)", "≥ \(least)", count >= least ? "yes" : "NO"])
            table.isWithinLimits = table.isWithinLimits && count >= least
        }
        return table
    }

    private static let subjects: [(LayoutWorkload, name: String, least: Int)] = [
        (.flat, "flat views (W1)", 4_000), (.nested, "nested views (W2)", 40_000),
        (.cells, "cells of five views (W4)", 6_000),
        (.cellsWithDefaults, "cells with default priorities (W4d)", 3_000),
    ]
}
