/// An option of a command: its names, the type and form of its value, and its line of help.
///
/// The declaration is the only place that knows the option. Reading, messages, suggestions,
/// `--help`, shell completion and the manual page are made from it.
///
///     static let page = CommandOption.whole(
///         "--page", "N", in: 1...100, help: "The page to print; the first by default.")
///     …
///     let page = arguments[page] ?? 1
public struct CommandOption<Value: Sendable>: DeclaredOption {
    public let form: OptionForm

    /// Returns the value of a text; `nil` for a text that is not acceptable.
    let read: @Sendable (String) -> Value?

    public func accepts(_ text: String) -> Bool { read(text) != nil }
}

/// An option of any type of value.
public protocol DeclaredOption: Sendable {
    /// The names and texts of the option.
    var form: OptionForm { get }

    /// Returns `true` if `text` is a value of the option.
    func accepts(_ text: String) -> Bool
}

/// The names and texts of an option.
public struct OptionForm: Sendable {
    /// The name with its dashes: `--json`.
    public let name: String

    /// A one-letter synonym: `-o`.
    public var letter: String?

    /// The name of the value in help, like `FILE`; `nil` for a flag.
    public var placeholder: String?

    /// `true` if the value is the name of a file.
    public var isFile = false

    /// `true` if the option may be given several times.
    public var repeats = false

    /// Makes the texts of the option, which only help, messages and completion need.
    let texts: @Sendable () -> OptionTexts

    /// A description of the value for messages, like “the name of a file”.
    public var wanted: LocalizedText { texts().wanted }

    /// The words to choose from; empty where there is no such list.
    public var choices: [String] { texts().choices }

    /// The explanation in help.
    public var help: LocalizedText { texts().help }

    /// Returns `true` if `word` is the option's name or letter.
    func isCalled(_ word: String) -> Bool { word == name || word == letter }

    /// The option as help shows it: `-o, --output FILE`.
    var label: String {
        (letter.map { "\($0), " } ?? "") + name + (placeholder.map { " \($0)" } ?? "")
    }
}

/// The texts of an option.
struct OptionTexts: Sendable {
    var wanted: LocalizedText = ""
    var choices: [String] = []
    let help: LocalizedText
}

// MARK: - Kinds

extension CommandOption where Value == Void {
    /// An option without a value.
    public static func flag(_ name: String, letter: String? = nil, help: LocalizedText) -> Self {
        let form = OptionForm(name: name, letter: letter) { OptionTexts(help: help) }
        return Self(form: form) { _ in () }
    }
}

extension CommandOption {
    /// An option whose value is made by `read`, which returns `nil` for an unacceptable text. The
    /// texts are evaluated when help, a message or completion shows them.
    public static func value(
        _ name: String, letter: String? = nil, _ placeholder: String,
        wanted: @autoclosure @escaping @Sendable () -> LocalizedText,
        choices: @autoclosure @escaping @Sendable () -> [String] = [], isFile: Bool = false,
        repeats: Bool = false, help: @autoclosure @escaping @Sendable () -> LocalizedText,
        read: @escaping @Sendable (String) -> Value?
    ) -> Self {
        let form = OptionForm(
            name: name, letter: letter, placeholder: placeholder, isFile: isFile, repeats: repeats
        ) {
            OptionTexts(wanted: wanted(), choices: choices(), help: help())
        }
        return Self(form: form, read: read)
    }
}

extension CommandOption where Value == String {
    /// An option with any text as its value.
    ///
    /// - Parameter choices: Words that shells complete.
    public static func text(
        _ name: String, letter: String? = nil, _ placeholder: String, wanted: LocalizedText,
        choices: [String] = [], repeats: Bool = false, help: LocalizedText
    ) -> Self {
        value(
            name, letter: letter, placeholder, wanted: wanted, choices: choices, repeats: repeats,
            help: help
        ) { $0 }
    }

    /// An option that names a file.
    ///
    /// - Parameter endings: The endings of acceptable names, like `.png`; any name by default.
    public static func file(
        _ name: String, letter: String? = nil, _ placeholder: String = "FILE",
        endings: [String] = [], wanted: LocalizedText = .localized("the name of a file"),
        help: LocalizedText
    ) -> Self {
        value(name, letter: letter, placeholder, wanted: wanted, isFile: true, help: help) { path in
            endings.isEmpty || endings.contains(where: path.lowercased().hasSuffix) ? path : nil
        }
    }
}

extension CommandOption where Value == Int {
    /// An option with a whole number in a range as its value.
    public static func whole(
        _ name: String, letter: String? = nil, _ placeholder: String = "N",
        in range: ClosedRange<Int>, wanted: LocalizedText? = nil, help: LocalizedText
    ) -> Self {
        let wanted =
            wanted
            ?? .localized("a whole number from \(range.lowerBound) to \(range.upperBound)")
        return value(name, letter: letter, placeholder, wanted: wanted, help: help) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension CommandOption where Value == Double {
    /// An option with a number in a range as its value.
    public static func number(
        _ name: String, letter: String? = nil, _ placeholder: String = "N",
        in range: ClosedRange<Double>, wanted: LocalizedText, help: LocalizedText
    ) -> Self {
        value(name, letter: letter, placeholder, wanted: wanted, help: help) { text in
            Double(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension CommandOption where Value: RawRepresentable<String> & CaseIterable {
    /// An option whose value is one of the cases of `type`, in lower or upper case.
    public static func choice(
        _ name: String, letter: String? = nil, _ placeholder: String, of type: Value.Type,
        help: LocalizedText
    ) -> Self {
        let choices = type.allCases.map(\.rawValue)
        return value(
            name, letter: letter, placeholder, wanted: .alternatives(choices), choices: choices,
            help: help
        ) { text in
            type.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
        }
    }
}
