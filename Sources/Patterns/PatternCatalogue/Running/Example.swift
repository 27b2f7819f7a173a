/// A program of an entry that can be run, in two forms that give the same result.
///
/// The *document form* is a translation of the documents' example: the same classes in the same
/// roles. The *idiomatic form* solves the same task in idiomatic Swift.
///
/// An example of a principle has two forms that differ: the first breaks the principle and the
/// second keeps it. ``Entry/name(of:)`` says what to call them.
public struct Example: Sendable, Identifiable {
    /// Which of the two programs to run.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        case document
        case idiomatic
    }

    /// A program: it reads its inputs and writes its lines to the stage.
    typealias Scene = @Sendable (InputValues, Stage) throws(CatalogueError) -> Void

    /// The word that names the example among those of its entry: “persons”.
    public let id: String

    /// The title of the example.
    public let title: LocalizedText

    /// The inputs that a run may change.
    public let inputs: [ExampleInput]

    /// The files that hold the code of each form, from the repository's root.
    public let sources: [Form: String]

    /// The types of the document form; those of both forms for a principle.
    public let classDiagram: ClassDiagram

    private let document: Scene
    private let idiomatic: Scene

    init(
        id: String, title: LocalizedText, inputs: [ExampleInput] = [], documentSource: String,
        idiomaticSource: String, classDiagram: ClassDiagram, document: @escaping Scene,
        idiomatic: @escaping Scene
    ) {
        self.id = id
        self.title = title
        self.inputs = inputs
        let folder = "Sources/Patterns/PatternCatalogue/"
        sources = [.document: folder + documentSource, .idiomatic: folder + idiomaticSource]
        self.classDiagram = classDiagram
        self.document = document
        self.idiomatic = idiomatic
    }

    /// Runs the example.
    ///
    /// - Parameters:
    ///   - form: The program to run.
    ///   - inputs: The inputs to change, by name, as text. The others keep their defaults.
    /// - Throws: ``CatalogueError`` for an input that the example does not have, or cannot read or
    ///   use.
    public func run(
        _ form: Form = .document, inputs: [String: String] = [:]
    ) throws(CatalogueError) -> Performance {
        let values = try InputValues(inputs, of: self)
        let stage = Stage()
        switch form {
        case .document: try document(values, stage)
        case .idiomatic: try idiomatic(values, stage)
        }
        return stage.performance
    }
}

/// The record of a run of an example.
public struct Performance: Hashable, Sendable {
    /// The lines that were said.
    public var transcript: Transcript

    /// The messages that were sent.
    public var messages: SequenceDiagram
}

/// Lines of text in the order in which an example said them.
public struct Transcript: Hashable, Sendable, CustomStringConvertible {
    public var lines: [String]

    public init(lines: [String] = []) {
        self.lines = lines
    }

    /// The lines, each ended by a line break.
    public var description: String {
        lines.map { $0 + "\n" }.joined()
    }
}
