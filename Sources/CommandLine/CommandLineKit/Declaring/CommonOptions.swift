public import FoundationGaps

/// The options that several commands have in common.
public enum CommonOptions {
    /// `--json`: prints the result as JSON.
    public static let json = CommandOption.flag(
        "--json", help: Wording("Prints JSON.", "以 JSON 格式打印。"))

    /// `--language`, which every command has.
    public static let language = CommandOption<Language>.value(
        "--language", "L", wanted: .alternatives(Language.allCases.map(\.shortTag)),
        choices: Language.allCases.map(\.shortTag),
        help: Wording(
            "en or zh; by default the language of LC_ALL, LC_MESSAGES or LANG.",
            "en 或 zh；默认为系统语言，即 LC_ALL、LC_MESSAGES 或 LANG。"),
        read: Language.init(tag:))

    /// `--help`, which every command has.
    static let help = CommandOption.flag(
        "--help", letter: "-h", help: Wording("Prints this text.", "打印这段说明。"))

    /// `--version`, which programs have.
    static let version = CommandOption.flag(
        "--version", help: Wording("Prints the version.", "打印版本号。"))
}
