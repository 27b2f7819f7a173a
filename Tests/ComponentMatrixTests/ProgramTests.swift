import Foundation
import TestSupport
import Testing

/// Random sequences of calls and of what happens to hosts.
///
/// `THOROUGH=1` runs 1,000 of each component; `COMPONENT_SEED=toasts/7` runs one and prints what it
/// does, also if it crashes; `COMPONENT_SEED=toasts/0-249` runs those of a component.
@Suite("Random programs with components", .serialized)
struct ProgramTests {
    private nonisolated static let count: UInt64 = Thorough.isOn ? 1_000 : 10

    @Test(
        "Components: random programs leave nothing, and show what they should",
        arguments: Components.tested)
    func programs(component: Components) {
        for seed in 0..<Self.count {
            let program = Program(component.type, seed: seed)
            if program.run().isEmpty { continue }
            let short = program.shrunk()
            var steps: [String] = []
            let faults = short.run { steps.append($0) }
            Issue.record("\(component)/\(seed) in \(short.host), \(steps): \(faults)")
        }
    }

    @Test("Components: the programs with the seeds of the environment, if there are some")
    func seeded() {
        let names = ProcessInfo.processInfo.environment["COMPONENT_SEED"]?.split(separator: "/")
        guard let names, names.count == 2, let component = Components(rawValue: String(names[0]))
        else { return }
        let seeds = names[1].split(separator: "-").compactMap { UInt64($0) }
        guard let first = seeds.first, let last = seeds.last, first <= last else { return }
        for seed in first...last {
            let program = Program(component.type, seed: seed)
            print("\(component)/\(seed) in \(program.host)")
            let faults = program.run { if first == last { print("  \($0)") } }
            #expect(faults == [], "\(component)/\(seed) in \(program.host)")
        }
    }
}
