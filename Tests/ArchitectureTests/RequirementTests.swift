import Foundation
import Testing

@Suite("Requirements")
struct RequirementTests {
    @Test("Requirements: every number that a test cites is listed")
    func citations() throws {
        let list = try String(
            contentsOf: Repository.root.appendingPathComponent("Documentation/Requirements.md"),
            encoding: .utf8)
        let listed = Set(list.matches(of: /\| (S\d-\d+) \|/).map { String($0.1) })
        #expect(listed.count == 269)
        for file in try Repository.swiftFiles(under: ["Tests"]) {
            let names = file.text.matches(of: /@(?:Test|Suite)\(\s*"[^"]*\bS\d-\d+[^"]*"/)
            for name in names {
                Issue.record("\(file.path): a row belongs into .rows(…), not into \(name.0)")
            }
            for match in file.text.matches(of: /S\d-\d+/) where !listed.contains(String(match.0)) {
                Issue.record("\(file.path) cites \(match.0), which Requirements.md does not list")
            }
        }
    }
}
