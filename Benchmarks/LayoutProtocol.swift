import Foundation
import LayoutWorkloads

/// A repetition of the documents' measurement: the cost of N views, flat, nested and by frames.
///
/// The original measured the creation of constraints, which enter a live engine immediately,
/// without a layout pass. Both are here: creation alone, and creation with solving and reading.
@MainActor
enum LayoutProtocol {
    static let report = Report(name: "layout protocol") {
        var table = Report.Table(
            introduction: """
                The documents' protocol (Draveness, 2016) for the solver alone. “Published” are its milliseconds on a simulated \
                iPhone 6s Plus: making the views and constraints, flat, and views by frames.
                """,
            columns: [
                "N", "flat, made", "flat, made and solved", "nested, made",
                "nested, made and solved",
                "by frames", "published flat", "published frames",
            ])
        for (count, flat, frames) in published {
            let times = try [
                median { making(.flat, count: count) },
                median { LayoutBenchmark.solving(.flat, count: count) },
                median { making(.nested, count: count) },
                median { LayoutBenchmark.solving(.nested, count: count) },
                median { LayoutBenchmark.arithmetic(.flat, count: count) },
            ]
            table.rows.append(
                ["\(count)"] + times.map(Benchmark.Result.format) + ["\(flat) ms", "\(frames) ms"])
        }
        return table
    }

    /// The number of views, and the published milliseconds of flat constraints and of frames.
    private static let published: [(count: Int, flat: Double, frames: Double)] = [
        (10, 6.27, 0.59), (50, 29.05, 1.89), (100, 55.11, 3.9), (1_000, 482.74, 30.58),
    ]

    private static func making(_ workload: LayoutWorkload, count: Int) -> @MainActor () -> Void {
        let system = workload.makeSystem(count)
        return { _ = LoadedLayout(system) }
    }

    private static func median(_ work: @escaping @MainActor () -> @MainActor () -> Void) throws
        -> Double
    {
        try Benchmark(
            name: "", limit: .seconds(.infinity), rounds: 20, repetitions: 5, subject: work,
            floor: nil, clock: .processor
        ).run().subject.median
    }
}
