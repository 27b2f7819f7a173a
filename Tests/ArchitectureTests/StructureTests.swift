import Foundation
import Testing

@Suite("Structure")
struct StructureTests {
    @Test("Structure: every figure of Scripts/structure is at its limit")
    func limits() throws {
        let script = Process()
        script.executableURL = Repository.root.appendingPathComponent("Scripts/structure")
        script.arguments = ["--check"]
        let output = Pipe()
        script.standardOutput = output
        try script.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        script.waitUntilExit()
        #expect(script.terminationStatus == 0, "\(text)")
    }
}
