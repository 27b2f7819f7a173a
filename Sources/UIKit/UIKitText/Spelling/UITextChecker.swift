public import Foundation
import SpellChecking
import TextLayout
import UIKitCore

/// Finds misspelled words, and proposes others.
///
///     let checker = UITextChecker()
///     let wrong = checker.rangeOfMisspelledWord(
///         in: text, range: whole, startingAt: 0, wrap: false, language: "en_US")
///
/// The dictionaries are those of Enchant. Words with digits and those of other scripts than the
/// language's are not checked; without a dictionary no word is misspelled.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// The words that this checker accepts.
    open var ignoredWords: [String]?

    /// The results for words that were checked, by language.
    private static var known: [String: [String: Bool]] = [:]

    private static var dictionaries: [String: SpellingDictionary?] = [:]

    /// The number of changes of the user's own dictionary.
    private(set) static var revision = 0

    /// The number of words whose results are kept.
    private static let maximumKnown = 20_000

    public override init() { super.init() }

    nonisolated deinit {}

    /// The languages with dictionaries, such as `en_US`.
    open class var availableLanguages: [String] { SpellingDictionary.languages }

    private static func dictionary(_ language: String) -> SpellingDictionary? {
        if let known = dictionaries[language] { return known }
        let new = SpellingDictionary(language: language)
        dictionaries[language] = new
        return new
    }

    // MARK: Checking

    /// Returns the next misspelled word; a range at `NSNotFound` if there is none.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The range to check.
    ///   - startingOffset: The start of the search, relative to the text.
    ///   - wrapFlag: `true` to continue at the start of the range.
    ///   - language: The language.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
        wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let whole = NSRange(location: 0, length: stringToCheck.utf16.count)
        let range = NSIntersectionRange(range, whole)
        let wrong = misspelledWords(in: stringToCheck, language: language)
            .filter { $0.lowerBound >= range.location && $0.upperBound <= range.upperBound }
        let found =
            wrong.first { $0.lowerBound >= startingOffset } ?? (wrapFlag ? wrong.first : nil)
        return found.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns the misspelled words of a text, in order.
    final func misspelledWords(in text: String, language: String) -> [Range<Int>] {
        guard let dictionary = Self.dictionary(language) else { return [] }
        let units = Array(text.utf16)
        return TextBreaks(text).words.filter { range in
            let word = String(decoding: units[range], as: UTF16.self)
            return !isPartOfAddress(range, in: units) && !isCorrect(word, dictionary, language)
        }
    }

    private func isCorrect(
        _ word: String, _ dictionary: SpellingDictionary, _ language: String
    ) -> Bool {
        if ignoredWords?.contains(word) == true { return true }
        if let known = Self.known[language]?[word] { return known }
        let isCorrect =
            !word.unicodeScalars.allSatisfy(\.isCheckedLetter)
            || dictionary.isCorrect(word.replacingOccurrences(of: "\u{2019}", with: "'"))
        if Self.known[language, default: [:]].count >= Self.maximumKnown {
            Self.known[language] = [:]
        }
        Self.known[language, default: [:]][word] = isCorrect
        return isCorrect
    }

    /// Returns `true` for words next to the signs of addresses, such as in `a@b.org`.
    private func isPartOfAddress(_ range: Range<Int>, in units: [UInt16]) -> Bool {
        func isSign(_ index: Int) -> Bool {
            units.indices.contains(index) && [0x40, 0x2F, 0x5F, 0x23, 0x5C].contains(units[index])
        }
        func isInnerDot(_ index: Int) -> Bool {
            units.indices.contains(index + 1) && index > 0 && units[index] == 0x2E
                && units[index + 1] > 0x20 && units[index - 1] > 0x20
        }
        let end = range.upperBound
        let isScheme =
            units.indices.contains(end + 1) && units[end] == 0x3A && units[end + 1] == 0x2F
        return isScheme || isSign(range.lowerBound - 1) || isSign(range.upperBound)
            || isInnerDot(range.lowerBound - 1) || isInnerDot(range.upperBound)
    }

    // MARK: Proposals

    /// Returns words that may be meant by a misspelled one, the most probable first.
    open func guesses(
        forWordRange range: NSRange, in string: String, language: String
    ) -> [String]? {
        guard let word = word(range, in: string), let dictionary = Self.dictionary(language) else {
            return nil
        }
        return dictionary.suggestions(word)
    }

    /// Returns words that begin with a part of a word.
    open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
    ) -> [String]? {
        guard let part = word(range, in: string) else { return nil }
        return guesses(forWordRange: range, in: string, language: language)?.filter {
            $0.count > part.count && $0.lowercased().hasPrefix(part.lowercased())
        }
    }

    private func word(_ range: NSRange, in string: String) -> String? {
        guard range.location != NSNotFound, range.length > 0,
            range.upperBound <= string.utf16.count
        else { return nil }
        return (string as NSString).substring(with: range)
    }

    // MARK: Words of the user

    /// Accepts a word, in this checker only.
    open func ignoreWord(_ wordToIgnore: String) {
        ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
    }

    /// Adds a word to the user's own dictionary.
    open class func learnWord(_ word: String) {
        dictionary(Self.preferredLanguage)?.learn(word)
        forgetResults()
    }

    /// Returns `true` if a word is in the user's own dictionary.
    open class func hasLearnedWord(_ word: String) -> Bool {
        dictionary(Self.preferredLanguage)?.hasLearned(word) ?? false
    }

    /// Removes a word from the user's own dictionary.
    open class func unlearnWord(_ word: String) {
        dictionary(Self.preferredLanguage)?.unlearn(word)
        forgetResults()
    }

    /// Keeps learned words in a folder of this process: a test must not teach the user's words.
    package static func keepLearnedWordsApart() { _ = ownFolder }

    private static let ownFolder: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-words-\(ProcessInfo.processInfo.processIdentifier)")
        SpellingDictionary.keepLearnedWords(in: folder)
        dictionaries = [:]
        forgetResults()
        return folder
    }()

    private static func forgetResults() {
        known = [:]
        revision += 1
    }

    // MARK: Text views

    /// The checker of text fields and text views.
    static let shared = UITextChecker()

    /// The first of the user's languages with a dictionary, or American English.
    static let preferredLanguage: String = {
        let available = Set(availableLanguages)
        let preferred = Locale.preferredLanguages.map {
            $0.replacingOccurrences(of: "-", with: "_")
        }
        return preferred.first { available.contains($0) } ?? "en_US"
    }()
}

extension Unicode.Scalar {
    /// `true` for letters of the scripts that have dictionaries, and for apostrophes.
    fileprivate var isCheckedLetter: Bool {
        value == 0x27 || value == 0x2019 || (properties.isAlphabetic && value < 0x590)
            || properties.generalCategory == .nonspacingMark
    }
}
