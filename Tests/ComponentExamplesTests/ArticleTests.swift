import Foundation
import Testing

/// The articles of the components, whose examples are code of this suite.
@Suite("Articles of components")
nonisolated struct ArticleTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The lines of code in a text, without the space around them and without comments.
    private static func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { line in
            let code = line.firstRange(of: "  //").map { line[..<$0.lowerBound] } ?? line[...]
            return code.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
    }

    @Test("Articles: each example of a component is compiled and run as it is written")
    func examples() throws {
        let tests = Self.root.appendingPathComponent(
            "Tests/ComponentExamplesTests/ComponentExamplesTests.swift")
        let code = Self.lines(try String(contentsOf: tests, encoding: .utf8))
            .joined(separator: "\n")
        let components = Self.root.appendingPathComponent("Sources/Components")
        let names = try FileManager.default.contentsOfDirectory(atPath: components.path).sorted()
        var count = 0
        for name in names {
            let article = components.appendingPathComponent("\(name)/\(name).docc/\(name).md")
            guard FileManager.default.fileExists(atPath: article.path) else { continue }
            let text = try String(contentsOf: article, encoding: .utf8)
            let blocks = text.components(separatedBy: "```swift\n").dropFirst()
            #expect(!blocks.isEmpty, "\(name) has no example")
            for block in blocks {
                let example = block.components(separatedBy: "```")[0]
                count += 1
                #expect(
                    code.contains(Self.lines(example).joined(separator: "\n")),
                    "\(name): an example is not in the tests:\n\(example)")
            }
        }
        #expect(count >= 15)
    }
}
