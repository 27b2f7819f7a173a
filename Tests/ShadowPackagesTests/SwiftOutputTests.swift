import CommandLineKit
import Foundation
import Glibc
import ShadowPackages
import Testing

@testable import ProjectWork

@Suite("touchstone test: SwiftPM's output, and command lines")
struct SwiftOutputTests {
    @Test("SwiftOutput: steps are progress, tests of every kind are counted")
    func lines() {
        var output = SwiftOutput()
        #expect(
            output.take("[3/12] Compiling Kit Page.swift")
                == .progress(share: 0.25, text: "Compiling Kit Page.swift"))
        #expect(output.take("/a/Page.swift:3:1: error: no") == .show)
        #expect(!output.isBuilt)
        #expect(output.take("Build complete! (2.00s)") == .drop)
        #expect(output.isBuilt && output.tests == 0)
        #expect(output.take("\t Executed 3 tests, with 0 failures (0 unexpected)") == .show)
        #expect(output.take("\t Executed 4 tests, with 1 failure (0 unexpected)") == .show)
        #expect(output.tests == 4)
        #expect(
            output.take("✔ Test run with 2 tests in 1 suite passed after 0.1 seconds.") == .show)
        #expect(output.tests == 6)

        var parallel = SwiftOutput()
        _ = parallel.take("Build complete! (2.00s)")
        #expect(parallel.take("[1/5] Testing KitTests.PageTests/testTurn") == .show)
        #expect(parallel.tests == 5)
    }

    private func refusal(_ words: String...) async -> CommandResponse {
        await ProjectWork.commands[1].respond(to: words, called: "touchstone test")
    }

    @Test("test: mistakes in the command line are reported with a remedy")
    func mistakes() async {
        let missing = await refusal("/nowhere/at/all")
        #expect(missing.exitCode == .mistake)
        #expect(missing.complaint?.contains("There is no folder “/nowhere/at/all”") == true)
        #expect(
            await refusal("--dependency", "numbers").complaint?.contains("like numerics=") == true)
        #expect(await refusal("/", "more").complaint?.contains("one argument too many") == true)
    }

    @Test("Descendants: processes below this one are found, those of processes too")
    func descendants() throws {
        var found: [pid_t] = []
        let shell = ChildProgram("sh", ["-c", "sh -c 'echo $$; exec sleep 60' & echo $$; wait"])
        let own = getpid()
        var printed: [pid_t] = []
        _ = try shell.run { line in
            printed += [pid_t(line)].compactMap(\.self)
            guard printed.count == 2 else { return }
            found = Descendants.ids(below: own)
            for id in printed { kill(id, SIGTERM) }
        }
        #expect(printed.count == 2 && Set(printed).isSubset(of: found))
    }
}
