import LayoutWorkloads

/// The solver alone, without views: complete layouts, from relations as plain values to all frames.
@MainActor
enum LayoutBenchmark {
    static var all: [Benchmark] {
        full + LayoutEditBenchmark.all + LayoutHierarchyBenchmark.all + captured
    }

    /// The maximum seconds of a complete layout, for 1,000 and for 5,000 parts.
    private static let limits: [(LayoutWorkload, thousand: Double, fiveThousand: Double)] = [
        (.flat, 4e-3, 25e-3), (.nested, 0.4e-3, 2.5e-3), (.chain, 0.4e-3, 2.5e-3),
        (.chainOfLabels, 0.55e-3, 3.5e-3), (.fillEqually, 0.5e-3, 3e-3),
        (.cells, 2.5e-3, 16e-3), (.cellsWithDefaults, 5e-3, 32e-3),
    ]

    private static var full: [Benchmark] {
        limits.flatMap { workload, thousand, fiveThousand in
            [(1_000, thousand), (5_000, fiveThousand)].map { count, limit in
                benchmark(workload, count: count, limit: .seconds(limit), rounds: 20)
            }
        } + [
            Benchmark(
                name: "layout W4d over W4, N = 1000", limit: .ratio(2), rounds: 20, repetitions: 1,
                subject: { solving(.cellsWithDefaults, count: 1_000) },
                floor: { solving(.cells, count: 1_000) }, clock: .processor)
        ]
    }

    /// Screens of apps, with ten copies of repeated parts.
    private static var captured: [Benchmark] {
        LayoutWorkload.captured.map { workload in
            benchmark(
                workload, count: 24, limit: .seconds(1e-3), rounds: 100, repetitions: 10)
        }
            + LayoutWorkload.captured.map {
                LayoutEditBenchmark.resizing($0, count: 24, limit: 0.1e-3)
            }
    }

    private static func benchmark(
        _ workload: LayoutWorkload, count: Int, limit: Benchmark.Limit, rounds: Int,
        repetitions: Int = 1
    ) -> Benchmark {
        Benchmark(
            name: "layout \(workload.name), N = \(count): \(workload.summary)", limit: limit,
            rounds: rounds, repetitions: repetitions,
            subject: { solving(workload, count: count) },
            floor: { arithmetic(workload, count: count) }, clock: .processor)
    }

    /// Returns work that loads, solves and reads a complete layout.
    static func solving(_ workload: LayoutWorkload, count: Int) -> @MainActor () -> Void {
        let system = workload.makeSystem(count)
        var frames = [LayoutFrame](
            repeating: LayoutFrame(0, 0, 0, 0), count: system.boxCount)
        return { LayoutSubject.solveAnew(system, into: &frames) }
    }

    /// Returns work that computes the same frames by plain arithmetic or, where there is none, only
    /// stores the solver's frames.
    static func arithmetic(_ workload: LayoutWorkload, count: Int) -> @MainActor () -> Void {
        let system = workload.makeSystem(count)
        let width = system.rootFrame.width
        var frames = [LayoutFrame](
            repeating: LayoutFrame(0, 0, 0, 0), count: system.boxCount)
        if let arithmetic = workload.arithmetic {
            return { arithmetic(count, width, &frames) }
        }
        LayoutSubject.solveAnew(system, into: &frames)
        let solved = frames
        return { for box in solved.indices { frames[box] = solved[box] } }
    }
}
