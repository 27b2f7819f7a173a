import LayoutWorkloads
import UIKit

/// The solver's workloads through UIKit: views, anchors, constraints, a layout pass, frames.
///
/// `make peers` limits them to multiples of the time of Yoga's bare engine.
@MainActor
enum UIKitLayoutBenchmark {
    /// Builds the views of a workload and their constraints, and returns their superview.
    typealias MakingViews = @MainActor (_ count: Int, _ system: LayoutSystem) -> UIView

    /// The workloads, with functions that build their views.
    static let subjects: [(LayoutWorkload, makeViews: MakingViews)] = [
        (.flat, LayoutViews.flat), (.nested, LayoutViews.nested), (.chain, LayoutViews.chain),
        (.cells, LayoutViews.cells),
    ]

    /// Sizes of cells by `systemLayoutSizeFitting`, each cell measured twice, compared with
    /// building the cells.
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "layout cells measured for the first time, over cells made, N = 1000",
                limit: .ratio(4), rounds: 10, repetitions: 1,
                subject: { { LayoutViews.measuredCells(1_000, times: 1) } },
                floor: { { LayoutViews.measuredCells(1_000, times: 0) } }),
            Benchmark(
                name: "layout a cell measured 1000 times with other contents",
                limit: .seconds(20e-3),
                rounds: 10, repetitions: 1,
                subject: { { LayoutViews.measuredCells(1, times: 1_000) } }, floor: nil),
        ]
    }

    /// Returns work that builds the views and their constraints and lays them out.
    static func laying(
        out workload: LayoutWorkload, _ count: Int, _ makeViews: @escaping MakingViews
    ) -> @MainActor () -> Void {
        let system = workload.makeSystem(count)
        return { makeViews(count, system).layoutIfNeeded() }
    }

    /// The shares of the time for the views, and for constraints and the layout pass.
    static let parts = Report(name: "layout through UIKit in parts") {
        var table = Report.Table(
            introduction: """
                The time of a layout through UIKit: the views alone, made, added and released; the rest, which is \
                constraints and the layout pass; and the solver alone.
                """,
            columns: [
                "workload", "N", "whole", "views alone", "constraints and layout pass",
                "solver alone",
            ])
        for (workload, makeViews) in subjects {
            let count = 1_000
            let work = laying(out: workload, count, makeViews)
            let shape = makeViews(count, workload.makeSystem(count))
            let result = try Benchmark(
                name: workload.name, limit: .seconds(1), rounds: 20, repetitions: 1,
                subject: { work }, floor: { { _ = LayoutViews.bare(like: shape) } }
            ).run()
            let views = result.floor?.median ?? 0
            let solver = try Benchmark(
                name: workload.name, limit: .seconds(1), rounds: 20, repetitions: 1,
                subject: { LayoutBenchmark.solving(workload, count: count) }, floor: nil
            ).run()
            table.rows.append([
                workload.name, "\(count)", Benchmark.Result.format(result.subject.median),
                Benchmark.Result.format(views),
                Benchmark.Result.format(result.subject.median - views),
                Benchmark.Result.format(solver.subject.median),
            ])
        }
        return table
    }

    /// The frame budgets through UIKit, and those of views with explicit frames.
    static let budget = Report(name: "layout budget through UIKit") {
        var table = Report.Table(
            introduction: """
                Made and laid out within one frame of 16.67 ms through UIKit: views, anchors, constraints, layout pass.
                """,
            columns: ["what", "through UIKit"])
        let byFrames = try FrameBudget.parts { count in
            {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 736))
                for index in 0..<count {
                    root.addSubview(
                        UIView(frame: CGRect(x: index % 404, y: index % 676, width: 10, height: 10))
                    )
                }
            }
        }
        table.rows.append(["views by frames", "\(byFrames)"])
        for (workload, makeViews) in subjects {
            let count = try FrameBudget.parts { laying(out: workload, $0, makeViews) }
            table.rows.append(["\(workload.name): \(workload.summary)", "\(count)"])
        }
        return table
    }
}
