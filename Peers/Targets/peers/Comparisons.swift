import LayoutWorkloads

/// What is compared with Yoga: every workload that both can express.
enum YogaComparisons {
    private static let workloads: [(LayoutWorkload, make: YogaLayout.Making)] = [
        (.nested, YogaLayout.nested), (.chain, YogaLayout.chain),
        (.chainOfLabels, YogaLayout.chainOfLabels), (.cells, YogaLayout.cells),
        (.fillEqually, YogaLayout.fillEqually),
    ]

    static var all: [Comparison] {
        [100, 1_000].flatMap { count in
            workloads.map { whole($0, count, $1) } + [
                resizing(.chain, count, YogaLayout.chain),
                resizing(.cells, count, YogaLayout.cells), changingTitles(count),
            ]
        }
    }

    /// From nothing to all frames.
    private static func whole(
        _ workload: LayoutWorkload, _ count: Int, _ make: @escaping YogaLayout.Making
    ) -> Comparison {
        let system = workload.makeSystem(count)
        return Comparison(
            name: "\(workload.name), N = \(count): \(workload.summary)", rounds: 30,
            repetitions: 1_000 / count,
            solver: { .solvingAnew(system) },
            peer: {
                .reading(system) { frames in
                    let layout = make(system)
                    layout.layOut()
                    layout.readFrames(into: &frames)
                }
            })
    }

    /// Another width for the root, then all frames.
    private static func resizing(
        _ workload: LayoutWorkload, _ count: Int, _ make: @escaping YogaLayout.Making
    ) -> Comparison {
        let system = workload.makeSystem(count)
        return Comparison(
            name: "W5 on \(workload.name), N = \(count): another width", rounds: 30,
            repetitions: 10_000 / count,
            solver: { .resizing(system) },
            peer: {
                let layout = make(system)
                var widths = Widths()
                return .reading(system) { frames in
                    layout.setRootWidth(widths.next())
                    layout.layOut()
                    layout.readFrames(into: &frames)
                }
            })
    }

    /// Another width for the title of one cell, then that cell's frames.
    private static func changingTitles(_ count: Int) -> Comparison {
        let system = LayoutWorkload.cells.makeSystem(count)
        return Comparison(
            name: "W7 on W4, N = \(count): a title's width changes", rounds: 30,
            repetitions: 10_000 / count,
            solver: {
                let subject = LayoutSubject(system)
                return Comparison.Work(
                    run: { subject.changeTitle() }, frames: { subject.presentFrames })
            },
            peer: {
                let layout = YogaLayout.cells(system)
                layout.layOut()
                var step = 0
                return Comparison.Work(
                    run: {
                        step += 1
                        let part = system.parts[step * 37 % system.parts.count]
                        // A cell's boxes: itself, its picture, its title.
                        layout.setContentWidth(
                            Double(60 + step % 50), ofBox: part.boxes.lowerBound + 2)
                        layout.layOut()
                        for box in part.boxes { keep(layout.frame(ofBox: box)) }
                    },
                    frames: { (0..<system.boxCount).map { layout.frame(ofBox: $0) } })
            })
    }
}

/// What is compared with Kiwi. It needs seconds for what the larger ones take.
enum KiwiComparisons {
    static var all: [Comparison] {
        [LayoutWorkload.flat, .nested, .chain, .chainOfLabels, .cells, .fillEqually].map {
            whole($0, 100, rounds: 5)
        } + [LayoutWorkload.flat, .nested, .chain, .cells].map { whole($0, 1_000, rounds: 1) }
            + [resizing(.cells, 100), resizing(.cells, 1_000)]
    }

    private static func whole(_ workload: LayoutWorkload, _ count: Int, rounds: Int) -> Comparison {
        let system = workload.makeSystem(count)
        return Comparison(
            name: "\(workload.name), N = \(count): \(workload.summary)", rounds: rounds,
            solver: { .solvingAnew(system) },
            peer: {
                .reading(system) { frames in
                    let layout = KiwiLayout(system)
                    layout.solve()
                    layout.readFrames(into: &frames)
                }
            },
            hasOneAnswer: workload.name != LayoutWorkload.flat.name)
    }

    private static func resizing(_ workload: LayoutWorkload, _ count: Int) -> Comparison {
        let system = workload.makeSystem(count)
        return Comparison(
            name: "W5 on \(workload.name), N = \(count): another width", rounds: 5,
            repetitions: 2,
            solver: { .resizing(system) },
            peer: {
                let layout = KiwiLayout(system, isResizable: true)
                var widths = Widths()
                return .reading(system) { frames in
                    layout.setRootWidth(widths.next())
                    layout.solve()
                    layout.readFrames(into: &frames)
                }
            })
    }
}

extension Comparison.Work {
    /// Work that ends with reading the frames of a layout.
    static func reading(
        _ system: LayoutSystem, _ work: @escaping @MainActor (_ frames: inout [LayoutFrame]) -> Void
    ) -> Comparison.Work {
        var frames = [LayoutFrame](repeating: system.rootFrame, count: system.boxCount)
        return Comparison.Work(run: { work(&frames) }, frames: { frames })
    }

    /// The solver's work of a whole layout.
    fileprivate static func solvingAnew(_ system: LayoutSystem) -> Comparison.Work {
        reading(system) { LayoutSubject.solveAnew(system, into: &$0) }
    }

    /// The solver's work of giving the root one width after the other.
    fileprivate static func resizing(_ system: LayoutSystem) -> Comparison.Work {
        let subject = LayoutSubject(system)
        return Comparison.Work(run: { subject.resize() }, frames: { subject.presentFrames })
    }
}

/// The widths that the solver's ``LayoutSubject`` gives its root, in the same order.
private struct Widths {
    private var step = 0

    mutating func next() -> Double {
        step = (step + 1) % LayoutWorkload.resizingWidths.count
        return LayoutWorkload.resizingWidths[step]
    }
}
