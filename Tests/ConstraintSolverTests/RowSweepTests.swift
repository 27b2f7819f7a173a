import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Row sweeps")
struct RowSweepTests {
    @Test("Row sweep: takes rows upward from the last one taken, then from the lowest")
    func rounds() {
        var sweep = RowSweep()
        sweep.begin(below: 10_000)
        for row: Int32 in [9_999, 64, 5_000, 63] { sweep.add(row) }
        var taken = [sweep.removeNext(), sweep.removeNext()]
        sweep.add(0)
        sweep.add(65)
        for _ in 0..<4 { taken.append(sweep.removeNext()) }
        #expect(taken == [63, 64, 65, 5_000, 9_999, 0])
    }

    @Test("Row sweep: takes every row once", arguments: [1, 64, 65, 4_096, 4_097, 20_000])
    func completeness(bound: Int) {
        var random = SeededGenerator(seed: UInt64(bound))
        var sweep = RowSweep()
        for _ in 0..<3 {
            sweep.begin(below: bound)
            var waiting: Set<Int32> = []
            var wrong = 0
            for _ in 0..<2_000 {
                let row = Int32.random(in: 0..<Int32(bound), using: &random)
                if waiting.insert(row).inserted { sweep.add(row) }
                if Bool.random(using: &random), waiting.remove(sweep.removeNext()) == nil {
                    wrong += 1
                }
                if sweep.isEmpty != waiting.isEmpty { wrong += 1 }
            }
            while !sweep.isEmpty {
                if waiting.remove(sweep.removeNext()) == nil { wrong += 1 }
            }
            #expect(wrong == 0)
            #expect(waiting.isEmpty)
        }
    }

    @Test("Row sweep: has no room without a bound")
    func room() {
        var sweep = RowSweep()
        let rooms =
            [sweep.hasRoom]
            + [64, 0].map { bound in
                sweep.begin(below: bound)
                return sweep.hasRoom
            }
        #expect(rooms == [false, true, false])
    }
}
