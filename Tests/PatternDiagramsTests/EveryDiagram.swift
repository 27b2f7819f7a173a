import FoundationGaps
import PatternCatalogue
import TestSupport
import Testing

@testable import PatternDiagrams

/// An example of the catalogue, with the words that name it.
struct ExampleCase: CustomTestStringConvertible, Sendable {
    let entry: Entry
    let example: Example

    var testDescription: String { "\(entry.id) \(example.id)" }

    static let all = Catalogue.entries.flatMap { entry in
        entry.examples.map { ExampleCase(entry: entry, example: $0) }
    }
}

extension Metrics {
    /// Both kinds of output, with a word for messages.
    static let all: [(name: String, metrics: Metrics)] = [
        ("picture", .picture), ("terminal", .terminal),
    ]
}

@Suite("Every diagram of the catalogue")
struct EveryDiagramTests {
    @Test(
        "every diagram of the catalogue has no overlaps as a class diagram", .rows("S0-36"),
        arguments: ExampleCase.all)
    func classDiagrams(_ subject: ExampleCase) {
        for (name, metrics) in Metrics.all {
            for language in Language.allCases {
                let drawing = subject.example.classDiagram.drawing(for: metrics, language: language)
                let defects = DrawingDefects(of: drawing, metrics: metrics).found
                #expect(defects == [], "\(name) in \(language)")
            }
        }
    }

    @Test(
        "every diagram of the catalogue has no overlaps as a sequence diagram of a run",
        .rows("S0-36"),
        arguments: ExampleCase.all)
    func sequenceDiagrams(_ subject: ExampleCase) throws {
        let messages = try subject.example.run().messages
        #expect(!messages.messages.isEmpty, "The run recorded no message.")
        for (name, metrics) in Metrics.all {
            let defects = DrawingDefects(of: messages.drawing(for: metrics), metrics: metrics).found
            #expect(defects == [], "\(name)")
        }
    }

    @Test(
        "every diagram of the catalogue fits a wide terminal as a class diagram", .rows("S0-36"),
        arguments: ExampleCase.all)
    func widths(_ subject: ExampleCase) {
        let text = subject.example.classDiagram.rendered(
            DiagramOptions(.text), language: .simplifiedChinese)
        let widest = text.split(separator: "\n").map { TextWidth.columns(of: String($0)) }.max()
        #expect(widest ?? 0 <= 160)
    }
}
