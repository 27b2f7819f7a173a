import CommandLineKit
import Foundation
import FoundationGaps
import PatternCatalogue
import PatternDiagrams

/// `touchstone patterns diagram`
enum DiagramCommand {
    /// The subjects of a diagram: the classes of an example, or the messages of a run.
    private enum Kind: String, CaseIterable {
        case `class`
        case sequence
    }

    private static let kind = CommandOption.choice(
        "--kind", "K", of: Kind.self,
        help: .localized("class, by default, or sequence: the messages of a run."))
    private static let format = CommandOption.choice(
        "--format", "F", of: DiagramFormat.self,
        help: .localized("text, mermaid or svg; by default what --output’s name says, else text."))
    private static let appearance = CommandOption.choice(
        "--appearance", "A", of: DiagramAppearance.self,
        help: .localized("light, dark or automatic: the colours of svg."))
    private static let output = CommandOption.file(
        "--output", letter: "-o",
        help: .localized("Writes a file, a PNG too, instead of printing."))

    static let command = Command(
        "diagram", .localized("draws a pattern's classes or its messages"),
        usage: ["<pattern>": ""], operands: PatternCommands.ids,
        options: [.init([ExampleCommand.example, kind, format, appearance, output])]
    ) { arguments, console in
        let id = try PatternCommands.entry(arguments)
        let isStyled = console.isColoured && !arguments.has(output)
        let ofFile = arguments[output].flatMap(DiagramFormat.init(fileName:)) ?? .text
        // A PNG is a drawn SVG, whose colours cannot follow the viewer's preference.
        let isPNG =
            !arguments.has(format) && arguments[output]?.lowercased().hasSuffix(".png") == true
        let options = DiagramOptions(
            isPNG ? .svg : arguments[format] ?? ofFile,
            appearance: arguments[appearance] ?? (isPNG ? .light : .automatic),
            isStyled: isStyled)
        let text = try rendered(id, arguments, options)
        guard let path = arguments[output] else {
            return CommandResponse(output: text, isStyled: isStyled)
        }
        let file = OutputFile(path: path)
        try file.write(isPNG ? DiagramPicture.png(of: text) : Data(text.utf8))
        return CommandResponse(output: file.message + "\n")
    }

    private static func rendered(
        _ id: String, _ arguments: Arguments, _ options: DiagramOptions
    ) throws -> String {
        let (language, kind) = (arguments.language, arguments[kind] ?? .class)
        guard id != NotationPage.id else {
            guard kind == .class else {
                throw UsageError.badValue(
                    of: "--kind", value: kind.rawValue,
                    wanted: LocalizedText(verbatim: Kind.class.rawValue))
            }
            return ClassDiagram.legend.rendered(
                options, language: language, title: NotationPage.title.text(in: language))
        }
        let entry = try Catalogue.entry(id)
        let example = try entry.example(arguments[ExampleCommand.example])
        let title = "\(entry.name.text(in: language)): \(example.title.text(in: language))"
        switch kind {
        case .class:
            return example.classDiagram.rendered(options, language: language, title: title)
        case .sequence:
            return try example.run().messages.rendered(options, title: title)
        }
    }
}

extension DiagramFormat {
    /// The format that a file's name asks for.
    fileprivate init?(fileName: String) {
        let name = fileName.lowercased()
        if name.hasSuffix(".svg") {
            self = .svg
        } else if name.hasSuffix(".mmd") || name.hasSuffix(".mermaid") {
            self = .mermaid
        } else {
            return nil
        }
    }
}
