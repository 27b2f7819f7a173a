import ConstraintSolver
import LayoutWorkloads
import TestSupport
import Testing

@Suite("Published benchmark protocol")
struct BenchmarkProtocolTests {
    @Test(
        "Flat layout: a box is ten points wide and high, within bounds, and tied to earlier boxes",
        .rows("B9")
    )
    func flat() {
        let system = LayoutWorkload.flat.makeSystem(30)
        #expect(system.relations.count == 30 * 8)
        for box in 1...30 {
            let own = system.relations[(box - 1) * 8..<box * 8]
            let ties = own.filter { $0.strength == Strength(500) }
            let required = own.filter { $0.strength == .required }
            #expect(required.map(\.relation.rawValue).sorted() == [-1, -1, 0, 0, 1, 1])
            #expect(ties.count == 2 && ties.allSatisfy { $0.relation == .equal })
            for (edge, tie) in ties.enumerated() {
                let quantities = (0..<tie.count).map { Int(tie.terms[$0].quantity) }
                #expect(quantities.contains(box * 4 + edge))
                let others = quantities.filter { $0 != box * 4 + edge }
                #expect(others.count == (box == 1 ? 0 : 1))
                #expect(others.allSatisfy { $0 % 4 == edge && (4..<box * 4).contains($0) })
                #expect((0..<568).contains(abs(tie.constant)))
            }
        }
    }

    @Test(
        "Flat layout: boxes have their size and are within the bounds", .rows("B9"),
        arguments: [1, 10, 30])
    func flatFrames(count: Int) {
        var layout = LoadedLayout(LayoutWorkload.flat.makeSystem(count))
        layout.solver.solve()
        for frame in layout.frames.dropFirst() {
            #expect(abs(frame.width - 10) < 1e-6 && abs(frame.height - 10) < 1e-6)
            #expect((-1e-6...404 + 1e-6).contains(frame.x))
            #expect((20 - 1e-6...686 + 1e-6).contains(frame.y))
        }
        #expect(layout.solver.conflicts.isEmpty)
    }

    @Test(
        "Flat layout: one box is at its random offset, or as near as the bounds allow", .rows("B9"))
    func oneFlatBox() {
        let system = LayoutWorkload.flat.makeSystem(1)
        var layout = LoadedLayout(system)
        layout.solver.solve()
        let offsets = system.relations.filter { $0.strength == Strength(500) }
            .map { abs($0.constant) }
        let expected = LayoutFrame(
            min(offsets[0], 404), min(max(offsets[1], 20), 686), 10, 10)
        #expect(layout.frame(ofBox: 1) == expected)
    }

    @Test("Nested layout: a box is inside the one before it, a point from each edge", .rows("B9"))
    func nested() {
        let system = LayoutWorkload.nested.makeSystem(3)
        #expect(system.relations.count == 3 * 4)
        #expect(
            system.relations.allSatisfy { $0.relation == .equal && $0.strength == .required })
        var layout = LoadedLayout(system)
        layout.solver.solve()
        #expect(
            Array(layout.frames) == [
                LayoutFrame(0, 0, 506, 706), LayoutFrame(0.5, 20.5, 505, 645),
                LayoutFrame(1, 1, 503, 643), LayoutFrame(1, 1, 501, 641),
            ])
    }

    @Test(
        "Workload: layouts of the published frame times are solved without conflicts",
        .rows("S0-96"),
        arguments: [(LayoutWorkload.flat, 6), (.nested, 12), (.flat, 50), (.nested, 50)])
    func measured(workload: LayoutWorkload, count: Int) {
        let system = workload.makeSystem(count)
        var layout = LoadedLayout(system)
        layout.solver.solve()
        #expect(layout.frames.count == count + 1)
        #expect(layout.frames.dropFirst().allSatisfy { $0.width > 0 && $0.height > 0 })
        #expect(layout.solver.conflicts.isEmpty)
        #expect(layout.solver.stoppedCount == 0)
    }

    @Test(
        "Workload: a huge screen has the frames of plain arithmetic", .rows("S0-102"),
        arguments: [LayoutWorkload.nested, .chain])
    func huge(workload: LayoutWorkload) throws {
        let count = 1_000
        let system = workload.makeSystem(count)
        var layout = LoadedLayout(system)
        layout.solver.solve()
        let expected = try #require(
            workload.frames(count: count, rootWidth: system.rootFrame.width))
        #expect(WorkloadTests.firstDifference(layout.frames, expected) == nil)
    }
}
