import Foundation
import TestSupport
import Testing
import UIKit

/// Layout that is entered again from every callback that an app may override.
///
/// `make test-layout-programs` runs 10,000 programs; `LAYOUT_SEED=n` runs one and prints what it
/// does.
@Suite("Random programs in layout")
struct LayoutProgramTests {
    private nonisolated static let shares = 10
    private nonisolated static let seedsPerShare = Thorough.isOn ? 1_000 : 50

    @Test(
        "Reentrant layout: random programs in its callbacks end, with the frames of a fresh layout",
        arguments: 0..<shares)
    func programs(share: Int) {
        for number in 0..<Self.seedsPerShare {
            let seed = UInt64(share * Self.seedsPerShare + number)
            check(seed, prints: false)
        }
    }

    @Test("Reentrant layout: the program with the seed of the environment, if there is one")
    func single() {
        guard let text = ProcessInfo.processInfo.environment["LAYOUT_SEED"] else { return }
        for seed in text.split(separator: ",").compactMap({ UInt64($0) }) {
            check(seed, prints: true)
        }
    }

    private func check(_ seed: UInt64, prints: Bool) {
        let report = RelayoutLimit.report
        let log = LayoutLog.report
        defer { (RelayoutLimit.report, LayoutLog.report) = (report, log) }
        if !prints {
            RelayoutLimit.report = { _ in }
            LayoutLog.report = { _ in }
        }
        let program = LayoutProgram(seed: seed)
        if prints { print("\(program.plan)") }
        let faults = program.run()
        #expect(faults.isEmpty, "seed \(seed): \(faults.joined(separator: "\n"))")
        if prints { print(program.journal.joined(separator: "\n")) }
    }
}
