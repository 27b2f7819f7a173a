public import CommandLineKit
import FoundationGaps

/// An app, which is an executable of its own.
public struct InstalledApp: Hashable, Sendable {
    /// The apps. A new one adds its name here.
    public static let names = [
        "TouchPainter", "LayoutLab", "Gallery", "PlanBoard", "Bookshelf", "PrintDesk",
        "Scanner", "FieldGuide", "PlacesApp",
    ]

    /// The app's name, which is that of its executable.
    public let name: String

    /// Finds the app that the operand of a command line names, in lower or upper case.
    public init(_ arguments: Arguments) throws(UsageError) {
        try arguments.requireOperands(0...1)
        let list = Self.names.joined(separator: ", ")
        guard let word = arguments.operands.first else {
            let example = "\(arguments.command) \(Self.names[0])"
            throw .other(
                .localized("Which app? Say “\(example)”. The apps are: \(list)."))
        }
        guard let name = Self.names.first(where: { $0.lowercased() == word.lowercased() }) else {
            let nearest = Nearest.match(for: word, among: Self.names)
            let suggestion: LocalizedText =
                nearest.map { .localized("Did you mean “\($0)”? ") } ?? ""
            throw .other(
                .localized(
                    """
                    There is no app “\(word)”. \(suggestion)\
                    The apps are: \(list).
                    """))
        }
        self.name = name
    }

    /// Replaces this process by the app's, which keeps the name that this program was started by.
    ///
    /// - Throws: An error that names the remedy where there is no executable.
    public func replaceProcess(with words: [String]) throws -> Never {
        try SiblingProgram(name: name, remedy: "make run APP=\(name)").replaceProcess(with: words)
    }
}
