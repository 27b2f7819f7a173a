public import Foundation

/// A language that the project's programs speak. Raw values are the names of `.lproj` folders.
///
/// A module speaks a language once it has a folder of that name: nothing else names the languages.
///
///     Language.preferred(environment: ["LANG": "zh_CN.UTF-8"])  // .simplifiedChinese
public struct Language: RawRepresentable, Hashable, Sendable {
    /// The name of the language's `.lproj` folders without its ending.
    public let rawValue: String

    /// The language of `.lproj` folders with this name, as in `fr` or `pt-BR`. Use ``init(tag:)``
    /// for what a user or a locale states.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The language of keys, and of texts without a translation.
    public static let english = Language(rawValue: "en")

    /// Chinese in simplified characters.
    public static let simplifiedChinese = Language(rawValue: "zh-Hans")
}

extension Language: CaseIterable {
    /// The languages that the modules of this process speak, by the folders of their resource
    /// bundles. English and Chinese come first.
    public static let allCases: [Language] =
        ModuleBundles.languageTags.reduce(into: [english, simplifiedChinese]) { languages, tag in
            let language = Language(rawValue: tag)
            if !languages.contains(where: { $0.shortTag == language.shortTag }) {
                languages.append(language)
            }
        }
}

extension Language {
    /// Reads a language tag or the name of a POSIX locale; `nil` for languages that no module
    /// speaks.
    ///
    /// Only the first part counts, in either case: `en`, `en-GB`, `zh`, `zh-Hans` and
    /// `zh_CN.UTF-8` are read.
    public init?(tag: String) {
        let part = Self.firstPart(of: tag)
        // Most programs need not look for other folders; the locales C and POSIX name no language.
        guard !["", "c", "posix"].contains(part) else { return nil }
        let known = [Self.english, .simplifiedChinese].first { $0.shortTag == part }
        guard let language = known ?? Self.allCases.first(where: { $0.shortTag == part })
        else { return nil }
        self = language
    }

    /// The shortest tag, as users write it after `--language`.
    public var shortTag: String { Self.firstPart(of: rawValue) }

    /// The part of a tag that names the language, in lower case.
    static func firstPart(of tag: String) -> String {
        tag.prefix { !"-_.@".contains($0) }.lowercased()
    }

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
