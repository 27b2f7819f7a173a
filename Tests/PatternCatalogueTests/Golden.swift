import Foundation
import Testing

@testable import PatternCatalogue

/// The transcripts that the examples have to give, letter by letter, in files beside the tests.
enum Golden {
    private static let folder = tests.appending(path: "Transcripts")

    /// The folder of these tests.
    private static let tests = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent()

    /// The text of a transcript's file.
    static func text(_ name: String) throws -> String {
        let file = folder.appending(path: "\(name).txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw MissingGolden(path: file.path)
        }
        return text
    }

    /// The names of all files.
    static func names() throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
    }

    /// The repository's root.
    static let repository = tests.deletingLastPathComponent().deletingLastPathComponent()
}

/// A transcript that nobody has written down yet.
struct MissingGolden: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "There is no golden transcript at \(path). Write down what is right."
    }
}

/// What an example says when it is run with these inputs.
func transcript(
    _ entry: String, _ example: String? = nil, _ inputs: [String: String] = [:],
    form: Example.Form = .document
) throws -> String {
    try Catalogue.entry(entry).example(example).run(form, inputs: inputs).transcript.description
}
