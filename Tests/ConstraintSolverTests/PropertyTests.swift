import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Whatever the system")
struct PropertyTests {
    @Test("the quick way and the plain way find the same", arguments: 0..<20)
    func plain(part: UInt64) {
        for seed in part * 200..<(part + 1) * 200 {
            var random = SeededGenerator(seed: seed)
            let system = RandomSystem(using: &random)
            var quick = ToldSolver(system)
            var plain = ToldSolver(system, isPlain: true)
            let distance = quick.distance(to: plain.values())
            #expect(distance < 1e-6, "seed \(seed)")
            #expect(quick.solver.stoppedCount + plain.solver.stoppedCount == 0, "seed \(seed)")
        }
    }

    @Test("the second of a kind is solved as well as the first", arguments: 0..<5)
    func shapes(part: UInt64) {
        let count = UInt64(Thoroughness.seeds(50, thorough: 4_000))
        for seed in part * count..<(part + 1) * count {
            var random = SeededGenerator(seed: seed ^ 0x5EED)
            let one = RandomSystem(using: &random, largest: 6)
            let system = one.repeated(4, using: &random)
            var quick = ToldSolver(system)
            var plain = ToldSolver(system, isPlain: true)
            let distance = quick.distance(to: plain.values())
            #expect(distance < 1e-6, "seed \(seed)")
        }
    }

    @Test(
        "a scenario finds what a solver without the pins and with the targets finds",
        arguments: 0..<5)
    func scenarios(part: UInt64) {
        for seed in part * 40..<(part + 1) * 40 {
            var random = SeededGenerator(seed: seed ^ 0xF17)
            var system = RandomSystem(using: &random)
            // A conflict may be solved another way when pins are gone.
            system.relations.removeAll { $0.strength == .required }
            var told = ToldSolver(system)
            _ = told.values()
            let released = system.pins.keys.sorted()
            for target in [3.0, 40] {
                let found = told.solver.fit(
                    targets: [(told.variables[0], target, Strength(50))],
                    releasing: released.map { told.variables[$0] }, reading: told.variables)
                var free = system
                free.pins = [:]
                var fresh = ToldSolver(free)
                fresh.solver.add(
                    Term(fresh.variables[0]), .equal, constant: -target, strength: Strength(50))
                let distance = fresh.distance(to: found)
                #expect(distance < 1e-6, "seed \(seed)")
            }
        }
    }

    @Test("the order of adding does not matter", arguments: 0..<10)
    func order(part: UInt64) {
        for seed in part * 200..<(part + 1) * 200 {
            var random = SeededGenerator(seed: seed ^ 0xABCD)
            let system = RandomSystem(using: &random)
            var straight = ToldSolver(system)
            let values = straight.values()
            var shuffled = ToldSolver(
                system, order: system.relations.indices.shuffled(using: &random))
            let distance = shuffled.distance(to: values)
            #expect(distance < 1e-9, "seed \(seed)")
        }
    }

    @Test("changing a system and telling the changed one end the same", arguments: 0..<10)
    func incremental(part: UInt64) {
        for seed in part * 10..<(part + 1) * 10 {
            var random = SeededGenerator(seed: seed ^ 0x1234)
            var system = RandomSystem(using: &random)
            var told = ToldSolver(system)
            for step in 0..<100 {
                change(&system, &told, using: &random)
                var fresh = ToldSolver(system)
                let distance = told.distance(to: fresh.values())
                #expect(distance < 1e-6, "seed \(seed) step \(step)")
                if distance >= 1e-6 { break }
            }
        }
    }

    @Test("those of a kind end the same as each of them changes", arguments: 0..<5)
    func changingShapes(part: UInt64) {
        let count = UInt64(Thoroughness.seeds(6, thorough: 400))
        for seed in part * count..<(part + 1) * count {
            var random = SeededGenerator(seed: seed ^ 0xCE11)
            let one = RandomSystem(using: &random, largest: 6)
            var system = one.repeated(4, using: &random)
            var told = ToldSolver(system)
            for step in 0..<60 {
                change(&system, &told, using: &random)
                var plain = ToldSolver(system, isPlain: true)
                let distance = told.distance(to: plain.values())
                #expect(distance < 1e-6, "seed \(seed) step \(step)")
                if distance >= 1e-6 { break }
            }
        }
    }

    /// Makes one random change to a system and to the solver that was told it.
    private func change(
        _ system: inout RandomSystem, _ told: inout ToldSolver,
        using random: inout SeededGenerator
    ) {
        let index = system.relations.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            system.relations.append(system.relation(using: &random))
            told.rows.append(told.add(system.relations[system.relations.count - 1]))
        case 1 where system.relations.count > 1:
            if let row = told.rows.remove(at: index) { told.solver.remove(row) }
            system.relations.remove(at: index)
        case 2:
            system.relations[index].strength = system.strength(using: &random)
            if let row = told.rows[index] {
                told.solver.setStrength(row, system.relations[index].strength)
            }
        case 3:
            let variable = system.minimums.indices.randomElement(using: &random) ?? 0
            if system.pins.removeValue(forKey: variable) != nil {
                told.solver.unpin(told.variables[variable])
            } else {
                system.pins[variable] = 12
                told.solver.pin(told.variables[variable], to: 12)
            }
        case 4:
            for (variable, value) in system.pins {
                system.pins[variable] = value + 5
                told.solver.pin(told.variables[variable], to: value + 5)
            }
        default:
            let constant = Double(Int.random(in: -30...30, using: &random))
            system.relations[index].constant = constant
            if let row = told.rows[index] { told.solver.setConstant(row, constant) }
        }
    }
}
