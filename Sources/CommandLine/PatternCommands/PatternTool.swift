import CommandLineKit
import Foundation
public import PatternCatalogue
import PatternDiagrams

/// Does what `touchstone patterns` is asked for.
///
///     PatternTool(language: .english).respond(to: ["run", "strategy"]).output
///     // 结果是100.000000 …
public struct PatternTool: Sendable {
    /// What is to be printed, and how the process is to end.
    public struct Response: Hashable, Sendable {
        public var output = ""

        /// What went wrong, as one line.
        public var complaint: String?

        /// 0, 1 for files that could not be written, 2 for mistakes in what was asked.
        public var exitCode: Int32 = 0
    }

    /// The language of the answers, unless a command names another.
    public var language: Language

    /// Whether the answers go to a terminal that knows bold, italic and underlined text.
    public var isStyled: Bool

    public init(language: Language, isStyled: Bool = false) {
        self.language = language
        self.isStyled = isStyled
    }

    /// Creates a tool that answers in the language of the environment.
    public init(environment: [String: String], isStyled: Bool = false) {
        self.init(language: .preferred(environment: environment), isStyled: isStyled)
    }

    /// Answers the words after `touchstone patterns`. Writes no more than the file that they ask for.
    public func respond(to arguments: [String]) -> Response {
        var language = language
        do {
            let request = try PatternRequest(arguments: arguments, language: language)
            language = request.language
            return Response(output: try answer(request.command, in: language))
        } catch let error as PatternArgumentError {
            return Response(complaint: error.text(in: wanted(in: arguments)), exitCode: 2)
        } catch let error as CatalogueError {
            return Response(complaint: error.text(in: language), exitCode: 2)
        } catch {
            return Response(complaint: "\(error)", exitCode: 1)
        }
    }

    /// The language that a command line asks for, though it cannot be read as a whole.
    private func wanted(in arguments: [String]) -> Language {
        let pairs = zip(arguments, arguments.dropFirst()).map { "\($0)=\($1)" } + arguments
        let options = pairs.filter { $0.hasPrefix("--language=") }
        return options.lazy.compactMap { Language(tag: String($0.dropFirst(11))) }.first ?? language
    }

    private func answer(
        _ command: PatternCommand, in language: Language
    ) throws -> String {
        switch command {
        case .help:
            return PatternRequest.helpText(in: language) + "\n"
        case .list(let family):
            return EntryLists.list(of: family, language: language)
        case .show(NotationPage.id):
            return NotationPage.text(in: language, isStyled: isStyled)
        case .show(let id):
            return EntryPage(try Catalogue.entry(id), language: language, isStyled: isStyled).text
        case .run(let run):
            let entry = try Catalogue.entry(run.entry)
            let example =
                try run.example.map { try entry.example($0) }
                ?? entry.example(taking: run.inputs.keys)
            return try example.run(run.form, inputs: run.inputs).transcript.description
        case .diagram(let diagram):
            return try answer(diagram, in: language)
        case .search(let words):
            return EntryLists.found(words, language: language)
        }
    }

    private func answer(
        _ command: PatternCommand.DiagramCommand, in language: Language
    ) throws -> String {
        let options = DiagramOptions(
            command.format, appearance: command.appearance,
            isStyled: isStyled && command.output == nil)
        let text = try rendered(command, options, language)
        guard let path = command.output else { return text }
        try OutputFile(path: path).write(Data(text.utf8))
        return "Wrote \(URL(fileURLWithPath: path).path)\n"
    }

    private func rendered(
        _ command: PatternCommand.DiagramCommand, _ options: DiagramOptions,
        _ language: Language
    ) throws -> String {
        guard command.entry != NotationPage.id else {
            guard command.kind == .class else {
                throw PatternArgumentError.badValue(
                    option: "--kind", value: command.kind.rawValue, allowed: ["class"],
                    nearest: nil)
            }
            return ClassDiagram.legend.rendered(
                options, language: language, title: NotationPage.title.text(in: language))
        }
        let entry = try Catalogue.entry(command.entry)
        let example = try entry.example(command.example)
        let title = "\(entry.name.text(in: language)): \(example.title.text(in: language))"
        switch command.kind {
        case .class:
            return example.classDiagram.rendered(options, language: language, title: title)
        case .sequence:
            return try example.run().messages.rendered(options, title: title)
        }
    }
}
