import LayoutWorkloads

/// The same work done by Touchstone's solver and by another engine.
struct Comparison {
    /// The workload and its size.
    let name: String

    /// How often each of both is measured.
    let rounds: Int

    /// How often the work is done in one measurement.
    var repetitions = 1

    /// Makes the solver's work, and says which frames it finds.
    let solver: @MainActor () -> Work

    /// Makes the other engine's work.
    let peer: @MainActor () -> Work

    /// Whether both find the same frames. Relations of weights may leave several that are as good.
    var hasOneAnswer = true

    /// What is done again and again.
    struct Work {
        let run: @MainActor () -> Void

        /// The frames as they are after the work was done, the root's first.
        let frames: @MainActor () -> [LayoutFrame]
    }

    /// Checks that both find the same, and measures them turn by turn.
    func run() throws -> Benchmark.Result {
        let (solver, peer) = (solver(), peer())
        if hasOneAnswer {
            solver.run()
            peer.run()
            try check(solver.frames(), peer.frames())
        }
        return try Benchmark(
            name: name, limit: .ratio(1), rounds: rounds, repetitions: repetitions,
            subject: { solver.run }, floor: { peer.run }, clock: .processor
        ).run()
    }

    /// Yoga adds up floats: at the end of a long row they are off by some hundredths of a point.
    private func check(_ ours: [LayoutFrame], _ theirs: [LayoutFrame]) throws {
        precondition(ours.count == theirs.count, "\(name): the engines have other boxes.")
        for (box, (mine, other)) in zip(ours, theirs).enumerated()
        where !mine.isNear(other) {
            throw Difference(name: name, box: box, ours: mine, theirs: other)
        }
    }

    /// The engines do not agree about what is measured.
    struct Difference: Error, CustomStringConvertible {
        let name: String
        let box: Int
        let ours: LayoutFrame
        let theirs: LayoutFrame

        var description: String {
            "\(name): box \(box) is at \(ours) for the solver, at \(theirs) for the other engine."
        }
    }
}

extension LayoutFrame {
    fileprivate func isNear(_ other: LayoutFrame) -> Bool {
        abs(x - other.x) < 0.1 && abs(y - other.y) < 0.1 && abs(width - other.width) < 0.1
            && abs(height - other.height) < 0.1
    }
}
