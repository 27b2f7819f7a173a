import Foundation
import TestSupport
import Testing

@Suite("Texts of modules")
struct TextTests {
    /// The folders of the modules in `Sources` that have texts.
    static let modules: [String] = {
        let sources = Repository.root.appendingPathComponent("Sources").path
        let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
        return (paths ?? []).filter { $0.hasSuffix("/en.lproj") }
            .map { "Sources/\($0.split(separator: "/").dropLast(2).joined(separator: "/"))" }
            .sorted()
    }()

    @Test("Texts: some modules have them")
    func some() {
        #expect(Self.modules.count > 10)
    }

    @Test(
        "Texts: every text of a module exists in each of its languages and is used",
        arguments: modules)
    func complete(module: String) throws {
        let texts = try AppTexts(at: Repository.root.appendingPathComponent(module))
        // Commands call much “text” that is not for people, like the page of the manual.
        let problems = texts.problems.filter { !$0.hasSuffix("is not localised.") }
        guard module == Self.systemWords else { return #expect(problems == []) }
        let code = try Repository.swiftFiles(under: ["Sources/UIKit"]).map(\.text).joined()
        for problem in problems {
            let word = problem.firstMatch(of: /^“(.+)” is not used\.$/)?.output.1
            #expect(word.map { code.contains("\"\($0)\"") } == true, "\(problem)")
        }
    }

    @Test("Texts: UIKit and the components show and read out no literal that is not localised")
    func bare() throws {
        // Also one of two literals: `accessibilityLabel = isOpen ? "Close" : "Open"`.
        let shown = /accessibility(?:Label|Hint|Value)[^"]*[=?] *"[A-Za-z]/
        for file in try Repository.swiftFiles(under: ["Sources/UIKit", "Sources/Components"]) {
            for line in file.text.split(separator: "\n")
            where line.contains("accessibility") && !line.contains("localized") {
                let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
                #expect(code.firstMatch(of: shown) == nil, "\(file.path): \(line)")
            }
        }
    }

    /// The module with the words of the system, which all modules of UIKit use.
    static let systemWords = "Sources/UIKit/UIKitControls"

    @Test("Texts: the words of the system that UIKit asks for exist")
    func words() throws {
        let table = try String(
            contentsOf: Repository.root.appendingPathComponent(
                "\(Self.systemWords)/Resources/en.lproj/Localizable.strings"), encoding: .utf8)
        for file in try Repository.swiftFiles(under: ["Sources/UIKit"]) {
            for match in file.text.matches(of: /SystemText\.localized\(\s*"([^"]+)"/) {
                #expect(table.contains("\"\(match.output.1)\" ="), "\(file.path)")
            }
        }
    }
}
