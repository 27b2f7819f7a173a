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

    /// Run an example.
    case run(RunCommand)

    /// Draw an entry's classes or messages.
    case diagram(DiagramCommand)

    /// Print the entries that help with what the words describe.
    case search(String)

    /// Which example of an entry to run, and how.
    public struct RunCommand: Hashable, Sendable {
        /// The entry's id, like `strategy`.
        public var entry: String

        /// The example's id; `nil` for the first one that takes the inputs.
        public var example: String?

        /// As in the books, or as Swift has it.
        public var form = Example.Form.document

        /// The inputs to change, by name, as text.
        public var inputs: [String: String] = [:]

        /// Runs the first example as in the books, with its own inputs.
        public init(entry: String) { self.entry = entry }
    }

    /// Which diagram of an entry to draw, and how.
    public struct DiagramCommand: Hashable, Sendable {
        /// What is drawn: the classes of the example, or the messages of a run.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case `class`
            case sequence
        }

        /// The entry's id, like `observer`.
        public var entry: String

        /// The example's id; `nil` for the entry's main one.
        public var example: String?

        /// Classes or messages.
        public var kind = Kind.class

        /// How the diagram is written.
        public var format = DiagramFormat.text

        /// The colours, where the format has some.
        public var appearance = DiagramAppearance.automatic

        /// The file to write; `nil` to print.
        public var output: String?

        /// Prints the classes of the main example as text.
        public init(entry: String) { self.entry = entry }
    }
}

/// A command, and the language of the answer.
public struct PatternRequest: Hashable, Sendable {
    /// What to do.
    public var command: PatternCommand

    /// The language of titles, chapters and messages.
    public var language: Language
}
