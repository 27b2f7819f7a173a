import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Random systems")
struct PropertyTests {
    @Test(
        "Solver: propagation and the exact step alone have the same result",
        arguments: 0..<(Thorough.isOn ? 20 : 5))
    func plain(part: UInt64) {
        for seed in part * 200..<(part + 1) * 200 {
            var random = SeededGenerator(seed: seed)
            let system = RandomSystem(using: &random)
            var quick = LoadedSolver(system)
            var plain = LoadedSolver(system, usesExactStepOnly: true)
            let distance = quick.distance(to: plain.values())
            #expect(distance < 1e-6, "seed \(seed)")
            #expect(quick.solver.stoppedCount + plain.solver.stoppedCount == 0, "seed \(seed)")
        }
    }

    @Test("Plan cache: regions of one shape have the results of the exact step", arguments: 0..<5)
    func shapes(part: UInt64) {
        let count = UInt64(Thoroughness.seeds(50, thorough: 4_000))
        for seed in part * count..<(part + 1) * count {
            var random = SeededGenerator(seed: seed ^ 0x5EED)
            let one = RandomSystem(using: &random, largest: 6)
            let system = one.repeated(4, using: &random)
            var quick = LoadedSolver(system)
            var plain = LoadedSolver(system, usesExactStepOnly: true)
            let distance = quick.distance(to: plain.values())
            #expect(distance < 1e-6, "seed \(seed)")
        }
    }

    @Test(
        "Fitting: has the result of a solver without the pins and with the targets",
        arguments: 0..<5)
    func scenarios(part: UInt64) {
        for seed in part * 40..<(part + 1) * 40 {
            var random = SeededGenerator(seed: seed ^ 0xF17)
            var system = RandomSystem(using: &random)
            // Without pins another row of a conflict may be broken.
            system.relations.removeAll { $0.strength == .required }
            var loaded = LoadedSolver(system)
            _ = loaded.values()
            let released = system.pins.keys.sorted()
            for target in [3.0, 40] {
                let found = loaded.solver.fit(
                    targets: [(loaded.variables[0], target, Strength(50))],
                    releasing: released.map { loaded.variables[$0] }, reading: loaded.variables)
                var free = system
                free.pins = [:]
                var fresh = LoadedSolver(free)
                fresh.solver.add(
                    Term(fresh.variables[0]), .equal, constant: -target, strength: Strength(50))
                let distance = fresh.distance(to: found)
                #expect(distance < 1e-6, "seed \(seed)")
            }
        }
    }

    @Test(
        "Solver: the result does not depend on the order of adding rows",
        arguments: 0..<(Thorough.isOn ? 10 : 3))
    func order(part: UInt64) {
        for seed in part * 200..<(part + 1) * 200 {
            var random = SeededGenerator(seed: seed ^ 0xABCD)
            let system = RandomSystem(using: &random)
            var straight = LoadedSolver(system)
            let values = straight.values()
            var shuffled = LoadedSolver(
                system, order: system.relations.indices.shuffled(using: &random))
            let distance = shuffled.distance(to: values)
            #expect(distance < 1e-9, "seed \(seed)")
        }
    }

    @Test(
        "Solver: edits have the result of a new solver with the edited system",
        arguments: 0..<(Thorough.isOn ? 10 : 3))
    func incremental(part: UInt64) {
        for seed in part * 10..<(part + 1) * 10 {
            var random = SeededGenerator(seed: seed ^ 0x1234)
            var system = RandomSystem(using: &random)
            var loaded = LoadedSolver(system)
            for step in 0..<100 {
                change(&system, &loaded, using: &random)
                var fresh = LoadedSolver(system)
                let distance = loaded.distance(to: fresh.values())
                #expect(distance < 1e-6, "seed \(seed) step \(step)")
                if distance >= 1e-6 { break }
            }
        }
    }

    @Test(
        "Plan cache: regions of one shape have the results of the exact step after edits",
        arguments: 0..<5)
    func changingShapes(part: UInt64) {
        let count = UInt64(Thoroughness.seeds(6, thorough: 400))
        for seed in part * count..<(part + 1) * count {
            var random = SeededGenerator(seed: seed ^ 0xCE11)
            let one = RandomSystem(using: &random, largest: 6)
            var system = one.repeated(4, using: &random)
            var loaded = LoadedSolver(system)
            for step in 0..<60 {
                change(&system, &loaded, using: &random)
                var plain = LoadedSolver(system, usesExactStepOnly: true)
                let distance = loaded.distance(to: plain.values())
                #expect(distance < 1e-6, "seed \(seed) step \(step)")
                if distance >= 1e-6 { break }
            }
        }
    }

    /// Makes one random edit of a system and of the solver that contains it.
    private func change(
        _ system: inout RandomSystem, _ loaded: inout LoadedSolver,
        using random: inout SeededGenerator
    ) {
        let index = system.relations.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            system.relations.append(system.relation(using: &random))
            loaded.rows.append(loaded.add(system.relations[system.relations.count - 1]))
        case 1 where system.relations.count > 1:
            if let row = loaded.rows.remove(at: index) { loaded.solver.remove(row) }
            system.relations.remove(at: index)
        case 2:
            system.relations[index].strength = system.strength(using: &random)
            if let row = loaded.rows[index] {
                loaded.solver.setStrength(row, system.relations[index].strength)
            }
        case 3:
            let variable = system.minimums.indices.randomElement(using: &random) ?? 0
            if system.pins.removeValue(forKey: variable) != nil {
                loaded.solver.unpin(loaded.variables[variable])
            } else {
                system.pins[variable] = 12
                loaded.solver.pin(loaded.variables[variable], to: 12)
            }
        case 4:
            for (variable, value) in system.pins {
                system.pins[variable] = value + 5
                loaded.solver.pin(loaded.variables[variable], to: value + 5)
            }
        default:
            let constant = Double(Int.random(in: -30...30, using: &random))
            system.relations[index].constant = constant
            if let row = loaded.rows[index] { loaded.solver.setConstant(row, constant) }
        }
    }
}
