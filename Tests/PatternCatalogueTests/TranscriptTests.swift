import Testing

@testable import PatternCatalogue

/// One example of one entry, with the name of its golden transcript.
struct ExampleCase: CustomTestStringConvertible {
    let entry: Entry
    let example: Example

    /// The golden transcript's name. Principles have two: the forms before and after differ.
    func golden(_ form: Example.Form) -> String {
        let name = "\(entry.id)-\(example.id)"
        guard entry.family == .principle else { return name }
        return name + (form == .document ? ".before" : ".after")
    }

    var testDescription: String { "\(entry.id)-\(example.id)" }

    static let all = Catalogue.entries.flatMap { entry in
        entry.examples.map { ExampleCase(entry: entry, example: $0) }
    }
}

@Suite("Every example's transcript")
struct TranscriptTests {
    @Test(
        "Every example's transcript is the document's, letter by letter", arguments: ExampleCase.all
    )
    func documentForm(_ subject: ExampleCase) throws {
        let transcript = try subject.example.run(.document).transcript.description
        #expect(try transcript == Golden.text(subject.golden(.document)))
    }

    @Test(
        "Every example's idiomatic form prints the same, and that of a principle the mended text",
        arguments: ExampleCase.all)
    func idiomaticForm(_ subject: ExampleCase) throws {
        let transcript = try subject.example.run(.idiomatic).transcript.description
        #expect(try transcript == Golden.text(subject.golden(.idiomatic)))
    }

    @Test(
        "T-1…T-22: every example's transcript is there for each transcript of the documents",
        arguments: [
            ("T-1", "factory-method-makers"), ("T-2", "abstract-factory-databases"),
            ("T-3", "builder-persons"), ("T-4", "composite-company"),
            ("T-5", "adapter-basketball"), ("T-6", "bridge-phones"), ("T-7", "decorator-finery"),
            ("T-8", "facade-fund"), ("T-9", "flyweight-web-sites"), ("T-10", "proxy-gifts"),
            ("T-11", "command-waiter"), ("T-12", "mediator-colleagues"),
            ("T-13", "observer-service-center"), ("T-14", "state-working-day"),
            ("T-15", "template-method-papers"), ("T-16", "chain-managers"),
            ("T-17", "prototype-marks"), ("T-18", "interpreter-music"), ("T-19", "visitor-people"),
            ("T-20", "facade-taxi"), ("T-21", "chain-attacks"),
            ("T-22", "template-method-sandwiches"),
        ])
    func everyTranscript(_ name: String, _ golden: String) throws {
        let subject = try #require(
            ExampleCase.all.first { $0.golden(.document) == golden }, "\(name) has no example.")
        #expect(!(try subject.example.run().transcript.lines.isEmpty))
    }

    @Test("Every example's transcript has a golden file, and no golden file is left over")
    func noneLeftOver() throws {
        let expected = Set(
            ExampleCase.all.flatMap { subject in Example.Form.allCases.map(subject.golden) })
        #expect(try Golden.names() == expected)
    }
}
