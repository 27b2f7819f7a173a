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
    @Test("is the document's, letter by letter", arguments: ExampleCase.all)
    func documentForm(_ subject: ExampleCase) throws {
        let transcript = try subject.example.run(.document).transcript.description
        #expect(try transcript == Golden.text(subject.golden(.document)))
    }

    @Test(
        "is the same in the idiomatic form, and mended in that of a principle",
        arguments: ExampleCase.all)
    func idiomaticForm(_ subject: ExampleCase) throws {
        let transcript = try subject.example.run(.idiomatic).transcript.description
        #expect(try transcript == Golden.text(subject.golden(.idiomatic)))
    }

    @Test("has a golden file, and no golden file is left over")
    func noneLeftOver() throws {
        let expected = Set(
            ExampleCase.all.flatMap { subject in Example.Form.allCases.map(subject.golden) })
        #expect(try Golden.names() == expected)
    }
}
