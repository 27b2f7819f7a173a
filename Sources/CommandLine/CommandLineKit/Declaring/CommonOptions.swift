public import FoundationGaps

/// The options that several commands have in common.
public enum CommonOptions {
    /// `--json`: prints the result as JSON.
    public static let json = CommandOption.flag(
        "--json", help: .localized("Prints JSON."))

    /// `--language`, which every command has.
    public static let language = CommandOption<Language>.value(
        "--language", "L", wanted: languages,
        choices: Language.allCases.map(\.shortTag),
        help: .localized("\(languages); by default the language of LC_ALL, LC_MESSAGES or LANG."),
        read: Language.init(tag:))

    /// Evaluated for help and messages only: it searches all resource bundles.
    private static let languages = LocalizedText.alternatives(Language.allCases.map(\.shortTag))

    /// `--help`, which every command has.
    static let help = CommandOption.flag(
        "--help", letter: "-h", help: .localized("Prints this text."))

    /// `--version`, which programs have.
    static let version = CommandOption.flag(
        "--version", help: .localized("Prints the version."))
}
