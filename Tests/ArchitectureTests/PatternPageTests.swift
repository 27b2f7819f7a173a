import Foundation
import TestSupport
import Testing

/// The page that maps each pattern to its files in TouchPainter, made from the chapters of the
/// pattern catalogue.
@Suite("Page of TouchPainter's patterns")
struct PatternPageTests {
    private static let page = Repository.root
        .appendingPathComponent("Documentation/TouchPainter-Patterns.md")

    /// The page, by chapters that name files of the app.
    private static func makePage() throws -> String {
        let folder = Repository.root
            .appendingPathComponent("Sources/Patterns/PatternCatalogue/Resources")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        var rows = ""
        for name in names.filter({ $0.hasSuffix(".en.md") }).sorted() {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let title = text.split(separator: "\n").first?.dropFirst(2) ?? ""
            for line in text.split(separator: "\n") where line.hasPrefix("- `Apps/TouchPainter/") {
                let parts = line.split(separator: "`", omittingEmptySubsequences: false)
                let path = String(parts[1])
                let words = line.drop { $0 != ":" }.dropFirst(2)
                rows += "| \(title) | [`\(path.dropFirst(18))`](../\(path)) | \(words) |\n"
            }
        }
        return """
            # The patterns of TouchPainter

            Where the app uses which pattern. Made from the chapters of the pattern catalogue by \
            `RECORD=1 swift test --filter PatternPageTests`; paths are in `Apps/TouchPainter`.

            | pattern | file | what it does there |
            |---|---|---|
            \(rows)
            """
    }

    @Test(
        "Patterns of TouchPainter: the page is made from the catalogue, its files exist",
        .rows("S1-01"))
    func page() throws {
        let made = try Self.makePage()
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try made.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == made)
        for line in made.split(separator: "\n") where line.contains("](../") {
            let path = line.drop { $0 != "(" }.dropFirst(4).prefix { $0 != ")" }
            #expect(
                FileManager.default.fileExists(
                    atPath: Repository.root.appendingPathComponent(String(path)).path), "\(path)")
        }
    }
}
