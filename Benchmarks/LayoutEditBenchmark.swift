import LayoutWorkloads

/// The solver alone: small changes of an existing layout.
@MainActor
enum LayoutEditBenchmark {
    static var all: [Benchmark] {
        [
            resizing(.chain, count: 1_000, limit: 0.01e-3),
            resizing(.chain, count: 5_000, limit: 0.05e-3),
            resizing(.cells, count: 1_000, limit: 0.25e-3),
            resizing(.cells, count: 5_000, limit: 1.25e-3),
            resizing(.cellsWithDefaults, count: 1_000, limit: 0.625e-3),
            Benchmark(
                name: "layout W5d over W5 on W4, N = 1000", limit: .ratio(2.5), rounds: 20,
                repetitions: 20,
                subject: { editing(.cellsWithDefaults, 1_000) { $0.resize() } },
                floor: { editing(.cells, 1_000) { $0.resize() } }, clock: .processor),
            resizing(.flat, count: 100, limit: 1e-3),
            resizing(.flat, count: 1_000, limit: 20e-3),
        ]
            + [100, 1_000, 5_000].flatMap { count in
                [
                    Benchmark(
                        name: "layout W6 on W4, N = \(count): a cell goes and comes",
                        // 3 µs were asked for: Decision 35.
                        limit: .seconds(count > 1_000 ? 4.5e-6 : 3e-6), rounds: 20,
                        repetitions: 1_000,
                        subject: { editing(.cells, count) { $0.removeAndInsertCell() } },
                        floor: { arithmeticOfOneCell() }, clock: .processor),
                    Benchmark(
                        name: "layout W7 on W4, N = \(count): a title's width changes",
                        limit: .seconds(3e-6), rounds: 20, repetitions: 1_000,
                        subject: { editing(.cells, count) { $0.changeTitle() } },
                        floor: { arithmeticOfOneCell() }, clock: .processor),
                ]
            }
    }

    /// W5: changes the root's width, cycling through twenty widths.
    static func resizing(_ workload: LayoutWorkload, count: Int, limit: Double) -> Benchmark {
        Benchmark(
            name: "layout W5 on \(workload.name), N = \(count): another width",
            limit: .seconds(limit), rounds: 20, repetitions: 20,
            subject: { editing(workload, count) { $0.resize() } },
            floor: { LayoutBenchmark.arithmetic(workload, count: count) }, clock: .processor)
    }

    /// Returns an edit of a layout that is loaded and solved.
    static func editing(
        _ workload: LayoutWorkload, _ count: Int,
        _ edit: @escaping @MainActor (LayoutSubject) -> Void
    ) -> @MainActor () -> Void {
        let subject = LayoutSubject(workload.makeSystem(count))
        return { edit(subject) }
    }

    private static func arithmeticOfOneCell() -> @MainActor () -> Void {
        LayoutBenchmark.arithmetic(.cells, count: 1)
    }
}
