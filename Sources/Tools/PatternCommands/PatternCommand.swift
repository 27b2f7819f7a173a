public import PatternCatalogue
public import PatternDiagrams

/// What somebody asked of `touchstone patterns`.
///
///     try PatternRequest(arguments: ["run", "strategy", "--amount", "250"], language: .english).command
///     // .run(RunCommand(entry: "strategy", inputs: ["amount": "250"]))
public enum PatternCommand: Hashable, Sendable {
    /// Print how the command is used.
    case help

    /// Print the names of the entries, of one family or of all.
    case list(PatternFamily?)

    /// Print an entry's chapter.
    case show(String)

    case run(RunCommand)

    case diagram(DiagramCommand)

    /// Print the entries that help with what the words describe.
    case search(String)

    /// Which example of an entry to run, and how.
    public struct RunCommand: Hashable, Sendable {
        public var entry: String

        /// The example's id; `nil` for the first one that takes the inputs.
        public var example: String?

        public var form = Example.Form.document

        /// The inputs to change, by name, as text.
        public var inputs: [String: String] = [:]

        public init(entry: String) { self.entry = entry }
    }

    /// Which diagram of an entry to draw, and how.
    public struct DiagramCommand: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case `class`
            case sequence
        }

        public var entry: String

        /// The example's id; `nil` for the entry's main one.
        public var example: String?

        public var kind = Kind.class
        public var format = DiagramFormat.text
        public var appearance = DiagramAppearance.automatic

        /// The file to write; `nil` to print.
        public var output: String?

        public init(entry: String) { self.entry = entry }
    }
}

/// A command, and the language of the answer.
public struct PatternRequest: Hashable, Sendable {
    public var command: PatternCommand
    public var language: CatalogueLanguage
}
