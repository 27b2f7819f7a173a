import Foundation
import Testing

/// The sentences of the components' documentation and the tests that prove them.
@Suite("Promises of components")
struct PromiseTests {
    private static let document = "Documentation/Components-Promises.md"

    /// A sentence of a component's documentation, and the names of the tests that prove it.
    private struct Promise {
        let component: String
        let sentence: String
        let tests: [String]
    }

    private func promises() throws -> [Promise] {
        let text = try String(
            contentsOf: Repository.root.appendingPathComponent(Self.document), encoding: .utf8)
        var component = ""
        return text.split(separator: "\n").compactMap { line in
            if line.hasPrefix("## ") { component = String(line.dropFirst(3)) }
            let cells = line.components(separatedBy: " | ")
            guard line.hasPrefix("| “"), cells.count == 2 else { return nil }
            return Promise(
                component: component, sentence: String(cells[0].dropFirst(3).dropLast()),
                tests: cells[1].dropLast(2).components(separatedBy: "<br>"))
        }
    }

    /// The documentation of a component on one line: its comments and its article.
    private func documentation(of component: String) throws -> String {
        let folder = Repository.root.appendingPathComponent("Sources/Components/\(component)")
        let paths =
            FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String } ?? []
        let texts = try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.map { path in
            let text = try String(
                contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            guard path.hasSuffix(".swift") else { return text }
            return text.split(separator: "\n").map { $0.drop { $0 == " " } }
                .filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }.joined(separator: " ")
        }
        return texts.joined(separator: " ").split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    @Test("Promises: each sentence is in the documentation of its component")
    func sentences() throws {
        let promises = Dictionary(grouping: try promises(), by: \.component)
        #expect(promises.count == 14)
        for (component, promises) in promises {
            let documentation = try documentation(of: component)
            for promise in promises where !documentation.contains(promise.sentence) {
                Issue.record(
                    """
                    \(Self.document) has “\(promise.sentence)”, which \(component) no longer says. \
                    Change the row and its test with the sentence.
                    """)
            }
        }
    }

    @Test("Promises: each test that proves a sentence exists")
    func tests() throws {
        let tests = try Repository.swiftFiles(under: ["Tests"]).map(\.text).joined()
        for promise in try promises() {
            for test in promise.tests where !tests.contains("\"\(test)\"") {
                Issue.record(
                    "\(Self.document) names the test “\(test)”, which does not exist.")
            }
        }
    }
}
