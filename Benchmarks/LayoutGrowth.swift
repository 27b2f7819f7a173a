import Foundation
import LayoutWorkloads

/// The growth of the solver's time with the layout: time ∝ Nᵉ, between 100 and 5,000 parts.
@MainActor
enum LayoutGrowth {
    static let report = Report(name: "layout growth") {
        var table = Report.Table(
            introduction: "Growth of the whole solve: time ∝ N^e, between N = 100 and N = 5,000.",
            columns: ["workload", "N = 100", "N = 1,000", "N = 5,000", "e", "limit", "kept"])
        for workload in LayoutWorkload.scalable {
            let times = try [100, 1_000, 5_000].map { try median(workload, count: $0) }
            let exponent = log(times[2] / times[0]) / log(50)
            let limit = workload.name == LayoutWorkload.flat.name ? 1.2 : 1.15
            table.rows.append(
                [workload.name] + times.map(Benchmark.Result.format) + [
                    String(format: "%.2f", exponent), "≤ \(limit)",
                    exponent <= limit ? "yes" : "NO",
                ])
            table.isWithinLimits = table.isWithinLimits && exponent <= limit
        }
        return table
    }

    private static func median(_ workload: LayoutWorkload, count: Int) throws -> Double {
        try Benchmark(
            name: "", limit: .seconds(.infinity), rounds: 20, repetitions: max(1, 1_000 / count),
            subject: { LayoutBenchmark.solving(workload, count: count) }, floor: nil,
            clock: .processor
        ).run().subject.median
    }
}
