import Testing

@testable import PatternCatalogue

/// One example of one entry, with the name of its golden transcript.
struct ExampleCase: CustomTestStringConvertible {
    let entry: Entry
    let example: Example

    var golden: String { "\(entry.id)-\(example.id)" }
    var testDescription: String { golden }

    static let all = Catalogue.entries.flatMap { entry in
        entry.examples.map { ExampleCase(entry: entry, example: $0) }
    }
}

@Suite("Every example's transcript")
struct TranscriptTests {
    @Test("is the document's, letter by letter", arguments: ExampleCase.all)
    func documentForm(_ subject: ExampleCase) throws {
        let transcript = try subject.example.run(.document).transcript.description
        #expect(try transcript == Golden.text(subject.golden))
    }

    @Test("is the same in the idiomatic form", arguments: ExampleCase.all)
    func idiomaticForm(_ subject: ExampleCase) throws {
        let transcript = try subject.example.run(.idiomatic).transcript.description
        #expect(try transcript == Golden.text(subject.golden))
    }

    @Test("has a golden file, and no golden file is left over")
    func noneLeftOver() throws {
        #expect(try Golden.names() == Set(ExampleCase.all.map(\.golden)))
    }
}
