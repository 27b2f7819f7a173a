public import Foundation

/// A language that the project's programs speak. Raw values are the names of `.lproj` folders.
///
///     Language.preferred(environment: ["LANG": "zh_CN.UTF-8"])  // .simplifiedChinese
public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"
}

extension Language {
    /// Reads a language tag or the name of a POSIX locale; `nil` for other languages.
    ///
    /// Only the first part counts, in either case: `en`, `en-GB`, `zh`, `zh-Hans` and
    /// `zh_CN.UTF-8` are read.
    public init?(tag: String) {
        switch tag.prefix(while: { !"-_.@".contains($0) }).lowercased() {
        case "en": self = .english
        case "zh": self = .simplifiedChinese
        default: return nil
        }
    }

    /// The shortest tag, as users write it after `--language`.
    public var shortTag: String { self == .english ? "en" : "zh" }

    /// The language to speak: the one of the `--language` option where it names one, else that of
    /// the first variable of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty.
    ///
    /// English where that variable names another language, the locales `C` and `POSIX` included,
    /// and where none is set. Callers that report a mistaken option check it by ``init(tag:)``
    /// first.
    public static func preferred(
        option: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Language {
        if let option, let language = Language(tag: option) { return language }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        return locale.flatMap(Language.init(tag:)) ?? .english
    }
}
