import Synchronization

/// A number in a text of a `.stringsdict` file, with the text's form for each plural category.
struct PluralVariable: Hashable, Sendable {
    /// Formats by category: `zero`, `one`, `other` and the like.
    let forms: [String: String]

    let language: Language

    /// The form for `argument`; `nil` when the file has none.
    func form(for argument: FormatArgument) -> String? {
        if Self.isZero(argument), let form = forms["zero"] { return form }
        return forms[language.pluralCategory(of: argument)] ?? forms["other"]
    }

    private static func isZero(_ argument: FormatArgument) -> Bool {
        argument == .signed(0) || argument == .unsigned(0) || argument == .floating(0)
    }
}

extension Language {
    /// The plural category of a whole number as CLDR defines it for the languages below. Others
    /// have “one” and “other”; so do languages with more categories that are not listed.
    fileprivate func pluralCategory(of argument: FormatArgument) -> String {
        let number: UInt64
        switch argument {
        case .signed(let value): number = value.magnitude
        case .unsigned(let value): number = value
        case .floating(let value) where value == value.rounded() && abs(value) < 1e15:
            number = UInt64(abs(value))
        default: return "other"
        }
        switch shortTag {
        case "zh", "ja", "ko", "vi", "th", "id", "ms": return "other"
        case "fr", "pt": return number < 2 ? "one" : "other"
        case "cs", "sk": return number == 1 ? "one" : 2...4 ~= number ? "few" : "other"
        case "pl":
            return number == 1 ? "one" : Self.isFew(number) ? "few" : "many"
        case "ru", "uk", "be":
            let isOne = number % 10 == 1 && number % 100 != 11
            return isOne ? "one" : Self.isFew(number) ? "few" : "many"
        default: return number == 1 ? "one" : "other"
        }
    }

    /// Numbers like 2, 24 and 103, but not 12.
    private static func isFew(_ number: UInt64) -> Bool {
        2...4 ~= number % 10 && !(12...14 ~= number % 100)
    }
}

// MARK: - Variables by name

extension PluralVariable {
    /// All variables of the tables that were read, by a name that is unique in the process.
    ///
    /// A format that `NSLocalizedString` returns is a plain string, which cannot carry its
    /// variables. So their names are made unique when a table is read.
    private static let registry = Mutex<[String: PluralVariable]>([:])

    static func named(_ name: String) -> PluralVariable? { registry.withLock { $0[name] } }

    /// Registers the variables of one text and returns its format, with unique names.
    ///
    /// - Parameter entry: The text's dictionary in a `.stringsdict` file.
    static func register(_ entry: [String: Any], language: Language) -> String? {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let variables = entry.compactMapValues { $0 as? [String: String] }
        return registry.withLock { registry in
            let prefix = "\(registry.count)."
            func renamed(_ format: String) -> String {
                variables.keys.reduce(format) {
                    $0.replacing("#@\($1)@", with: "#@\(prefix)\($1)@")
                }
            }
            for (name, variable) in variables {
                registry[prefix + name] = PluralVariable(
                    forms: variable.mapValues(renamed), language: language)
            }
            return renamed(format)
        }
    }
}
