/// A command of a program, a family of commands, or the program itself.
///
///     Command(
///         "distance", "measures the way between two places",
///         usage: ["<lat,lon> <lat,lon>": ""],
///         examples: ["touchstone coordinates distance 31.2397,121.4998 39.915,116.404"]
///     ) { arguments, console in
///         CommandResponse(output: "…\n")
///     }
///
/// Commands form a tree: the program at the root, families below it, their commands as leaves.
public struct Command: Sendable {
    /// The word that calls the command; the name of the program at the root.
    public let name: String

    /// The predicate of “touchstone qr read …”: what the command does, without a full stop.
    public let summary: LocalizedText

    /// The words that may follow the name, without options, each with its meaning.
    public let usage: KeyValuePairs<String, LocalizedText>

    /// The paragraph below the usage.
    public let notes: LocalizedText

    /// The operands, for shell completion.
    public let operands: Operands

    /// The options in groups, in the order of help.
    public let options: [OptionGroup]

    /// The form of options whose names only the command itself knows, like `--<input> V`; `nil` for
    /// none.
    public let inputs: CommandOption<String>?

    /// Further sections of help.
    public let sections: [HelpSection]

    /// Whole command lines.
    public let examples: [LocalizedText]

    /// The meaning of exit code 1; `nil` leaves the exit codes out of help.
    public let failure: LocalizedText?

    /// The commands below this one.
    public let subcommands: [Command]

    /// The version that a program prints.
    public let version: String?

    /// The function that carries out the command; `nil` for families.
    let action: Action?

    /// The operands that shells complete.
    public enum Operands: Sendable {
        /// Texts, numbers, or nothing.
        case text
        case files

        /// Words, which only completion needs: finding them may take time.
        case words(@Sendable () -> [String])
    }

    /// The function that carries out a command.
    enum Action: Sendable {
        case anywhere(@Sendable (Arguments, Console) async throws -> CommandResponse)

        /// A function that keeps the main thread until it returns, as an app's loop does.
        case mainThread(@MainActor (Arguments, Console) throws -> CommandResponse)
    }

    /// Options under a heading of help.
    public struct OptionGroup: Sendable {
        let heading: LocalizedText
        let options: [any DeclaredOption]

        /// Creates a group.
        public init(_ heading: LocalizedText, _ options: [any DeclaredOption]) {
            self.heading = heading
            self.options = options
        }

        /// Creates the group of a command that has only one.
        public init(_ options: [any DeclaredOption]) {
            self.init(.localized("OPTIONS"), options)
        }
    }

    /// A heading and the text below it.
    public struct HelpSection: Sendable {
        let heading: LocalizedText
        let text: LocalizedText

        /// Creates a section.
        public init(_ heading: LocalizedText, _ text: LocalizedText) {
            self.heading = heading
            self.text = text
        }
    }
}

extension Command {
    /// A command that `action` carries out.
    public init(
        _ name: String, _ summary: LocalizedText,
        usage: KeyValuePairs<String, LocalizedText> = ["": ""],
        notes: LocalizedText = "", operands: Operands = .text, options: [OptionGroup] = [],
        inputs: CommandOption<String>? = nil, sections: [HelpSection] = [],
        examples: [LocalizedText] = [],
        failure: LocalizedText? = nil,
        action: @escaping @Sendable (Arguments, Console) async throws -> CommandResponse
    ) {
        self.init(
            name: name, summary: summary, usage: usage, notes: notes, operands: operands,
            options: options, inputs: inputs, sections: sections, examples: examples,
            failure: failure, subcommands: [], version: nil, action: .anywhere(action))
    }

    /// A family of commands.
    public init(
        family name: String, _ summary: LocalizedText, notes: LocalizedText = "",
        sections: [HelpSection] = [], examples: [LocalizedText] = [], failure: LocalizedText? = nil,
        version: String? = nil, subcommands: [Command]
    ) {
        self.init(
            name: name, summary: summary, usage: [:], notes: notes, operands: .text, options: [],
            inputs: nil, sections: sections, examples: examples, failure: failure,
            subcommands: subcommands, version: version, action: nil)
    }

    /// A program, or a command of it, that `action` carries out on the main thread.
    ///
    /// - Parameter subcommands: What the program does instead when one of their names follows.
    public init(
        onMainThread name: String, _ summary: LocalizedText,
        usage: KeyValuePairs<String, LocalizedText> = ["": ""], operands: Operands = .text,
        options: [OptionGroup] = [],
        sections: [HelpSection] = [], failure: LocalizedText? = nil, version: String? = nil,
        subcommands: [Command] = [],
        action: @escaping @MainActor (Arguments, Console) throws -> CommandResponse
    ) {
        self.init(
            name: name, summary: summary, usage: usage, notes: "", operands: operands,
            options: options, inputs: nil, sections: sections, examples: [], failure: failure,
            subcommands: subcommands, version: version, action: .mainThread(action))
    }

    /// Every option that the command takes, the common ones included.
    var allOptions: [any DeclaredOption] { options.flatMap(\.options) + commonOptions }

    /// The options that are not declared by the command itself.
    var commonOptions: [any DeclaredOption] {
        [CommonOptions.language, CommonOptions.help]
            + (version == nil ? [] : [CommonOptions.version])
    }
}
