/// A text that is looked up when it is shown, in the language of its reader.
///
///     let summary: LocalizedText = .localized("measures the way between two places")
///     let note: LocalizedText = .localized("\(count) cards added")  // looks “%lld cards added” up
///     summary.text(in: .simplifiedChinese)
///     let name: LocalizedText = "TouchPainter"                      // the same in all languages
///
/// The text lies in the `.lproj` folders of the module whose code creates the value, as
/// `Localizable.strings` or `Localizable.stringsdict`. Without an entry or without the module's
/// bundle the key is shown, which is the English text. A table is read when a text of it is first
/// needed.
public struct LocalizedText: Hashable, Sendable {
    private let value: String.LocalizationValue

    /// The module with the text; `nil` for a text that is the same in all languages.
    private let module: String?

    /// The text for a key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, and the text without an entry.
    ///   - comment: A note for translators.
    ///   - fileID: The file whose module has the text.
    public static func localized(
        _ keyAndValue: String.LocalizationValue, comment: StaticString? = nil,
        fileID: String = #fileID
    ) -> Self {
        Self(value: keyAndValue, module: String(fileID.prefix { $0 != "/" }))
    }

    /// The text in a language. Numbers are written without separators between thousands.
    public func text(in language: Language) -> String {
        let text = module.flatMap { ModuleBundles.text(forKey: value.format, in: $0, language) }
        return value.text(in: text ?? value.format, language: language, locale: nil)
    }
}

extension LocalizedText: ExpressibleByStringInterpolation {
    /// Creates a text that is not translated, like a name or an example. Localised texts in it are.
    public init(stringLiteral value: String) { self.init(value: .init(value), module: nil) }

    /// Creates a text that is not translated, from an interpolated literal.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(value: .init(stringInterpolation: stringInterpolation), module: nil)
    }

    /// Creates a text that is the same in all languages.
    public init(verbatim text: String) { self.init(value: .init(text), module: nil) }
}

extension String {
    /// The text for a key of the calling module, in a language.
    ///
    ///     String(localized: "Removed \(count) places", in: arguments.language)
    public init(
        localized keyAndValue: LocalizationValue, in language: Language,
        comment: StaticString? = nil, fileID: String = #fileID
    ) {
        self = LocalizedText.localized(keyAndValue, fileID: fileID).text(in: language)
    }
}
