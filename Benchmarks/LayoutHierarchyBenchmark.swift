import LayoutWorkloads

/// The solver alone: a subtree moves to another superview (W9), and a hierarchy is removed (W10).
@MainActor
enum LayoutHierarchyBenchmark {
    static var all: [Benchmark] {
        [100, 1_000].flatMap { count in [moving(count), removing(count)] }
    }

    private static func moving(_ count: Int) -> Benchmark {
        Benchmark(
            name: "layout W9, N = \(count): a subtree of cells moves to another panel",
            limit: .seconds(Double(count) * 1e-6), rounds: 20, repetitions: 10,
            subject: {
                let workload = HierarchyWorkload(count: count)
                let subject = HierarchySubject(workload)
                return { subject.move() }
            },
            floor: {
                var frames = HierarchySubject(HierarchyWorkload(count: count)).frames
                var inSecondPanel = false
                return {
                    inSecondPanel.toggle()
                    HierarchyWorkload.layOut(
                        count: count, inSecondPanel: inSecondPanel, into: &frames)
                }
            }, clock: .processor)
    }

    /// The hierarchy is rebuilt for each removal, so the floor is building it without removing.
    private static func removing(_ count: Int) -> Benchmark {
        Benchmark(
            name: "layout W10, N = \(count): cells made and removed, over cells made",
            limit: .ratio(2), rounds: 20, repetitions: 1,
            subject: {
                let workload = HierarchyWorkload(count: count)
                return { HierarchySubject(workload).remove() }
            },
            floor: {
                let workload = HierarchyWorkload(count: count)
                return { _ = HierarchySubject(workload) }
            }, clock: .processor)
    }
}

/// A subtree in one of two panels.
private final class HierarchySubject {
    private let workload: HierarchyWorkload
    private let firstTies: [LayoutRelation]
    private var layout: LoadedLayout
    private var inSecondPanel = false
    private(set) var frames: [LayoutFrame]

    init(_ workload: HierarchyWorkload) {
        self.workload = workload
        firstTies = Array(workload.system.relations[workload.ties])
        layout = LoadedLayout(workload.system)
        layout.solver.solve()
        frames = layout.frames
    }

    /// Ties the subtree to the other panel, solves, reads all frames.
    func move() {
        inSecondPanel.toggle()
        layout.replace(
            workload.ties, with: inSecondPanel ? workload.otherTies : firstTies)
        layout.solver.solve()
        layout.readFrames(into: &frames)
    }

    /// Removes the subtree and solves the remaining layout.
    func remove() {
        layout.remove(workload.subtree)
        layout.solver.solve()
    }
}
