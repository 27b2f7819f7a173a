import Foundation
import TestSupport
import Testing

@Suite("Texts of modules")
struct TextTests {
    /// The folders of the modules in `Sources` that have texts.
    static let modules: [String] = {
        let sources = Repository.root.appendingPathComponent("Sources").path
        let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
        let ending = "/Resources/en.lproj"
        return (paths ?? []).filter { $0.hasSuffix(ending) }
            .map { "Sources/\($0.dropLast(ending.count))" }.sorted()
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
        #expect(texts.problems.filter { !$0.hasSuffix("is not localised.") } == [])
    }
}
