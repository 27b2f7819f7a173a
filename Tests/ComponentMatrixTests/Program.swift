import TestSupport
import UIKit

/// A random sequence of a component's calls and of what happens to its host.
struct Program {
    /// What is done, and a number that the step makes something of.
    struct Step {
        var index: Int
        var number: Int
    }

    let seed: UInt64
    let type: Component.Type
    let host: Host

    /// `true` to release the host at the end while the component is shown.
    let releases: Bool

    private(set) var steps: [Step]

    init(_ type: Component.Type, seed: UInt64) {
        var random = SeededGenerator(seed: seed &* 977 &+ 11)
        self.seed = seed
        self.type = type
        let hosts = Host.allCases.filter { host in
            if host == .tabBarItem { return false }
            if case .works = type.expected(on: host, at: .twice) { return true }
            return false
        }
        host = hosts[Int.random(in: 0..<hosts.count, using: &random)]
        var releases = Int.random(in: 0..<4, using: &random) == 0
        if case .noMeaning = type.expected(on: host, at: .ownerReleased) { releases = false }
        self.releases = releases
        steps = (0..<Int.random(in: 4...16, using: &random)).map { _ in
            Step(
                index: Int.random(in: 0..<10_000, using: &random),
                number: Int.random(in: 0..<10_000, using: &random))
        }
    }

    // MARK: Running

    /// Returns what is wrong, and the names of the steps.
    func run(log: (String) -> Void = { _ in }) -> [String] {
        let (stage, counts) = (Stage(host), Counts())
        stage.install()
        var (faults, parts) = play(stage, counts, log)
        parts.append(Weak(stage.view))
        stage.release()
        stage.pass(10)
        for part in parts {
            if let object = part.object {
                faults.append("\(Swift.type(of: object)) is still alive")
            }
        }
        if counts.ended != counts.started {
            faults.append("\(counts.ended) completions of \(counts.started)")
        }
        return faults
    }

    private func play(
        _ stage: Stage, _ counts: Counts, _ log: (String) -> Void
    ) -> ([String], [Weak]) {
        let component = type.init(stage, counts)
        component.prepare()
        defer { type.restore() }
        let before = stage.footprint
        let own = component.operations
        let events = Self.events(of: stage)
        for step in steps {
            // Two calls of the component for each event of the host.
            let isOwn = step.index % 3 != 0
            let list = isOwn ? own : events
            let (name, call) = list[(step.index / 3) % list.count]
            log("\(name) \(step.number)")
            call(step.number)
            if name == "bring back" || name == "background" { component.cameBack() }
        }
        if releases { return (component.faults, component.parts.map(Weak.init)) }
        if !stage.isInPlace {
            stage.bringBack()
            component.cameBack()
        }
        stage.pass(2)
        component.checkShown("at the end")
        for _ in steps { component.hide() }
        component.whenEnded = nil
        stage.hideKeyboard()
        stage.pass(3)
        component.checkHidden("after the end")
        let left = Matrix.leftovers(before, stage.footprint)
        return (component.faults + left, component.parts.map(Weak.init))
    }

    private static func events(of stage: Stage) -> [(name: String, call: (Int) -> Void)] {
        [
            ("pass", { stage.pass(Double($0 % 20) / 20) }),
            ("pass", { stage.pass(Double($0 % 5) / 20) }),
            ("take away", { _ in stage.takeAway() }), ("bring back", { _ in stage.bringBack() }),
            ("move", { _ in stage.move() }), ("rotate", { _ in stage.rotate() }),
            ("appearance", { _ in stage.toggleAppearance() }),
            ("background", { _ in stage.goToBackgroundAndBack() }),
            ("scroll and the like", { _ in stage.happen() }),
        ]
    }

    // MARK: Shrinking

    /// The shortest program with a fault that is found by leaving out steps, one after the other.
    func shrunk() -> Program {
        var program = self
        var index = 0
        while index < program.steps.count {
            var shorter = program
            shorter.steps.remove(at: index)
            if shorter.run().isEmpty { index += 1 } else { program = shorter }
        }
        return program
    }
}
