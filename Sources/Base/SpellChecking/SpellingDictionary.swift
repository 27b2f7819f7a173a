import CEnchant
public import Foundation

/// The words of a language, from the dictionaries that Enchant finds on the machine.
///
///     let english = SpellingDictionary(language: "en_US")
///     english?.isCorrect("recieve")    // false
///     english?.suggestions("recieve")  // receive, …
///
/// A dictionary must not be used by two threads at once.
public final class SpellingDictionary {
    private let broker: OpaquePointer
    private let dictionary: OpaquePointer

    /// The longest word that is checked, in bytes. Longer ones count as correct.
    public static let maximumLength = 100

    /// Opens the dictionary of a language, such as `en_US`; `nil` if it is not installed.
    public init?(language: String) {
        guard !language.isEmpty, let broker = enchant_broker_init() else { return nil }
        guard enchant_broker_dict_exists(broker, language) == 1,
            let dictionary = enchant_broker_request_dict(broker, language)
        else {
            enchant_broker_free(broker)
            return nil
        }
        self.broker = broker
        self.dictionary = dictionary
    }

    /// Keeps the words that are learned from now on in a folder, instead of the user's.
    /// Dictionaries that are already open keep their words.
    public static func keepLearnedWords(in folder: URL) {
        setenv("ENCHANT_CONFIG_DIR", folder.path, 1)
    }

    deinit {
        enchant_broker_free_dict(broker, dictionary)
        enchant_broker_free(broker)
    }

    /// The languages with dictionaries, sorted.
    public static var languages: [String] {
        guard let broker = enchant_broker_init() else { return [] }
        defer { enchant_broker_free(broker) }
        var found: Set<String> = []
        withUnsafeMutablePointer(to: &found) { found in
            enchant_broker_list_dicts(
                broker,
                { language, _, _, _, found in
                    guard let language else { return }
                    found?.assumingMemoryBound(to: Set<String>.self).pointee
                        .insert(String(cString: language))
                }, found)
        }
        return found.sorted()
    }

    /// `true` for words that Enchant accepts; it complains about empty ones.
    private static func isCheckable(_ word: String) -> Bool {
        !word.isEmpty && word.utf8.count <= maximumLength && !word.utf8.contains(0)
    }

    /// Returns `true` if a word is in the dictionary, or was learned.
    public func isCorrect(_ word: String) -> Bool {
        guard Self.isCheckable(word) else { return true }
        return enchant_dict_check(dictionary, word, word.utf8.count) == 0
    }

    /// Returns similar words, the most probable ones first.
    public func suggestions(_ word: String) -> [String] {
        guard Self.isCheckable(word) else { return [] }
        var count = 0
        guard
            let list = enchant_dict_suggest(dictionary, word, word.utf8.count, &count)
        else { return [] }
        defer { enchant_dict_free_string_list(dictionary, list) }
        return (0..<count).compactMap { index in list[index].map { String(cString: $0) } }
    }

    /// Adds a word to the user's own dictionary.
    public func learn(_ word: String) {
        guard Self.isCheckable(word) else { return }
        enchant_dict_add(dictionary, word, word.utf8.count)
    }

    /// Removes a word from the user's own dictionary. Others are left alone: Enchant would make
    /// them wrong.
    public func unlearn(_ word: String) {
        guard hasLearned(word) else { return }
        enchant_dict_remove(dictionary, word, word.utf8.count)
    }

    /// Returns `true` if the user's own dictionary has a word.
    public func hasLearned(_ word: String) -> Bool {
        Self.isCheckable(word) && enchant_dict_is_added(dictionary, word, word.utf8.count) == 1
    }
}
