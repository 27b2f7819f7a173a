import LayoutWorkloads
import UIKit

/// Whole layouts through UIKit over the same layouts in Yoga's bare engine, which has no views.
enum UIKitComparisons {
    /// How many times Yoga's time a layout of 1,000 parts may take.
    private static let limits:
        [(
            workload: LayoutWorkload, makeViews: @MainActor (Int, LayoutSystem) -> UIView,
            makeBoxes: YogaLayout.Making, ratio: Double
        )] = [
            (.nested, LayoutViews.nested, YogaLayout.nested, 1.2),
            (.chain, LayoutViews.chain, YogaLayout.chain, 2.5),
            (.cells, LayoutViews.cells, YogaLayout.cells, 2.2),
        ]

    static var all: [Benchmark] {
        limits.map { workload, makeViews, makeBoxes, ratio in
            let count = 1_000
            let system = workload.makeSystem(count)
            return Benchmark(
                name: "\(workload.name) through UIKit, N = \(count)", limit: .ratio(ratio),
                rounds: 20,
                repetitions: 1,
                subject: { { makeViews(count, system).layoutIfNeeded() } },
                floor: {
                    Comparison.Work.reading(system) { frames in
                        let layout = makeBoxes(system)
                        layout.layOut()
                        layout.readFrames(into: &frames)
                    }.run
                },
                clock: .processor)
        }
    }
}
