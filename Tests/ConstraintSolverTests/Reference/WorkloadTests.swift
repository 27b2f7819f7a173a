import ConstraintSolver
import LayoutWorkloads
import Testing

@Suite("Workloads")
struct WorkloadTests {
    /// The protocol of a workload of ten parts.
    static let protocols: [(LayoutWorkload, boxes: Int, relations: Int)] = [
        (.flat, 10, 80), (.nested, 10, 40), (.chain, 10, 40), (.chainOfLabels, 10, 50),
        (.cells, 50, 280), (.cellsWithDefaults, 50, 280), (.fillEqually, 10, 40),
    ]

    @Test("Workload: has the boxes and relations of its protocol", arguments: protocols)
    func counts(workload: LayoutWorkload, boxes: Int, relations: Int) {
        let system = workload.makeSystem(10)
        #expect(system.boxCount == boxes + 1)
        #expect(system.relations.count == relations)
    }

    @Test(
        "Workload: frames are those of plain arithmetic at every width",
        arguments: (LayoutWorkload.scalable + LayoutWorkload.captured).filter {
            $0.arithmetic != nil
        })
    func frames(workload: LayoutWorkload) throws {
        for count in [1, 2, 5, 24] {
            let system = workload.makeSystem(count)
            var layout = LoadedLayout(system)
            for width in [system.rootFrame.width] + LayoutWorkload.resizingWidths {
                layout.setRootWidth(width)
                layout.solver.solve()
                let expected = try #require(workload.frames(count: count, rootWidth: width))
                let difference = Self.firstDifference(layout.frames, expected)
                #expect(
                    difference == nil,
                    "\(workload.name) of \(count) at \(width): \(difference ?? "")")
                #expect(layout.solver.conflicts.isEmpty)
            }
        }
    }

    @Test("Workload: a subtree has the same layout in another panel, and none when it is removed")
    func hierarchy() {
        let workload = HierarchyWorkload(count: 6)
        var layout = LoadedLayout(workload.system)
        var expected = layout.frames
        for inSecondPanel in [false, true, false] {
            let ties =
                inSecondPanel ? workload.otherTies : Array(workload.system.relations[workload.ties])
            layout.replace(workload.ties, with: ties)
            layout.solver.solve()
            HierarchyWorkload.layOut(count: 6, inSecondPanel: inSecondPanel, into: &expected)
            #expect(Self.firstDifference(layout.frames, expected) == nil)
        }
        layout.remove(workload.subtree)
        layout.solver.solve()
        #expect(layout.frame(ofBox: 2) == LayoutFrame(320, 0, 480, 736))
    }

    @Test("Workload: a cell that is removed and inserted again has its frames")
    func cellsComeAndGo() throws {
        let system = LayoutWorkload.cells.makeSystem(8)
        var layout = LoadedLayout(system)
        layout.solver.solve()
        let before = layout.frames
        layout.remove(system.parts[3])
        layout.solver.solve()
        layout.insert(system.parts[3])
        layout.solver.solve()
        #expect(Self.firstDifference(layout.frames, before) == nil)
    }

    /// A description of the first box whose frames differ by more than rounding errors.
    static func firstDifference(_ found: [LayoutFrame], _ expected: [LayoutFrame]) -> String? {
        for (box, (found, expected)) in zip(found, expected).enumerated() {
            let distances = [
                found.x - expected.x, found.y - expected.y, found.width - expected.width,
                found.height - expected.height,
            ]
            if !distances.allSatisfy({ abs($0) < 1e-6 }) {
                return "box \(box) is \(found), not \(expected)"
            }
        }
        return found.count == expected.count ? nil : "\(found.count) boxes, not \(expected.count)"
    }
}
