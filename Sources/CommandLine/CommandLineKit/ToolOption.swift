/// An option that a command takes.
public struct ToolOption: Hashable, Sendable {
    /// The name with its dashes: `--json`.
    public let name: String

    /// A letter that means the same: `-o`.
    public let letter: String?

    /// What stands after the option, as a message says it: “the name of a file”; `nil` for a flag.
    public let wanted: String?

    /// Whether it may be given several times.
    public let repeats: Bool

    public init(_ name: String, letter: String? = nil, wanted: String? = nil, repeats: Bool = false)
    {
        self.name = name
        self.letter = letter
        self.wanted = wanted
        self.repeats = repeats
    }

    /// What every command understands.
    public static let help = ToolOption("--help", letter: "-h")

    fileprivate func isCalled(_ word: String) -> Bool { word == name || word == letter }
}

extension [ToolOption] {
    func named(_ word: String) -> ToolOption? { first { $0.isCalled(word) } }
}
