import Foundation

/// A string catalogue, as Xcode writes it: a `.xcstrings` file with the texts of all languages.
struct StringCatalogue {
    private let sourceLanguage: String

    /// The entries by key, in the file's words.
    private let strings: [String: [String: Any]]

    /// Reads a file; `nil` when there is none, or, with a report, when it is not a catalogue.
    init?(at path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else {
            FileHandle.standardError.write(
                Data("“\(path)” is no string catalogue: it has no “strings”.\n".utf8))
            return nil
        }
        sourceLanguage = root["sourceLanguage"] as? String ?? "en"
        self.strings = strings.compactMapValues { $0 as? [String: Any] }
    }

    /// The texts in a language; those that were not translated are in the source language.
    func texts(in language: Language) -> [String: String] {
        strings.compactMapValues { entry in
            let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
            let own = localizations.sorted { $0.key < $1.key }
                .first { Language.firstPart(of: $0.key) == language.shortTag }
            if let own, let text = text(own.value, language) { return text }
            return localizations[sourceLanguage]
                .flatMap { text($0, Language(rawValue: sourceLanguage)) }
        }
    }

    /// The text of one localisation, or its format with a plural variable for each number.
    private func text(_ localization: [String: Any], _ language: Language) -> String? {
        if let forms = Self.pluralForms(localization) {
            return PluralVariable.register(
                ["NSStringLocalizedFormatKey": "%#@number@", "number": forms], language: language)
        }
        guard let value = Self.value(localization) else { return nil }
        guard let numbers = localization["substitutions"] as? [String: [String: Any]] else {
            return value
        }
        var entry: [String: Any] = ["NSStringLocalizedFormatKey": value]
        for (name, number) in numbers {
            let specifier = number["formatSpecifier"] as? String ?? "lld"
            let position = (number["argNum"] as? Int).map { "\($0)$" } ?? ""
            entry[name] = Self.pluralForms(number)?
                .mapValues { $0.replacing("%arg", with: "%\(position)\(specifier)") }
        }
        return PluralVariable.register(entry, language: language)
    }

    private static func pluralForms(_ entry: [String: Any]) -> [String: String]? {
        let variations = entry["variations"] as? [String: Any]
        return (variations?["plural"] as? [String: [String: Any]])?.compactMapValues(value)
    }

    /// The text of a unit, or the one for devices without a text of their own.
    private static func value(_ entry: [String: Any]) -> String? {
        if let unit = entry["stringUnit"] as? [String: Any] { return unit["value"] as? String }
        let variations = entry["variations"] as? [String: Any]
        let devices = variations?["device"] as? [String: [String: Any]]
        return devices?["other"].flatMap(value)
    }
}
