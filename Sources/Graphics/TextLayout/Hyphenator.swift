import CHyphen
import Foundation

/// The patterns by which the words of a language are divided. Must be used inside ``TextLock``.
final class Hyphenator {
    private let dictionary: UnsafeMutablePointer<HyphenDict>

    /// The shortest word that is divided, in letters.
    private static let minimumLength = 5

    /// The longest word that is looked up, in letters.
    private static let maximumLength = 100

    private init(dictionary: UnsafeMutablePointer<HyphenDict>) { self.dictionary = dictionary }

    /// The hyphenators by language; `nil` for languages without patterns.
    nonisolated(unsafe) private static var known: [String: Hyphenator?] = [:]

    /// Returns the hyphenator of a language; `nil` if its patterns are not installed.
    static func hyphenator(language: String) -> Hyphenator? {
        if let known = known[language] { return known }
        let parts = language.replacingOccurrences(of: "-", with: "_")
        let names = [parts, parts == "en" ? "en_US" : parts, String(parts.prefix(2))]
        let hyphenator = names.lazy.compactMap { name -> Hyphenator? in
            let path = "/usr/share/hyphen/hyph_\(name).dic"
            guard FileManager.default.isReadableFile(atPath: path) else { return nil }
            return hnj_hyphen_load(path).map { Hyphenator(dictionary: $0) }
        }.first
        known[language] = hyphenator
        return hyphenator
    }

    /// Returns the offsets in `word`, in UTF-8 bytes, before which a hyphen may be inserted.
    func points(in word: String) -> [Int] {
        guard (Self.minimumLength...Self.maximumLength).contains(word.count) else { return [] }
        let lowercase = Array(word.lowercased().utf8)
        // Other lengths of the lower case would move the points.
        guard lowercase.count == word.utf8.count else { return [] }
        var marks = [CChar](repeating: 0, count: lowercase.count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<Int32>?
        var lengths: UnsafeMutablePointer<Int32>?
        // The library reads on until a zero.
        let status = hnj_hyphen_hyphenate2(
            dictionary, lowercase + [0], Int32(lowercase.count), &marks, nil, &replacements,
            &positions, &lengths)
        defer {
            for index in lowercase.indices { free(replacements?[index]) }
            free(replacements)
            free(positions)
            free(lengths)
        }
        guard status == 0 else { return [] }
        // A division that changes the word's spelling is left out.
        return lowercase.indices.filter { marks[$0] & 1 == 1 && replacements?[$0] == nil }
            .map { $0 + 1 }
    }

    /// Returns the offsets in a paragraph, relative to its first byte, before which a hyphen may be
    /// inserted.
    func points(inBytes bytes: ArraySlice<UInt8>) -> Set<Int> {
        var points: Set<Int> = []
        var start = bytes.startIndex
        for index in bytes.startIndex...bytes.endIndex {
            if index < bytes.endIndex, bytes[index].isLetterByte { continue }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            for point in self.points(in: word) { points.insert(start - bytes.startIndex + point) }
            start = min(index + 1, bytes.endIndex)
        }
        return points
    }
}

extension UInt8 {
    /// `true` for ASCII letters and for parts of all characters beyond ASCII.
    fileprivate var isLetterByte: Bool {
        self >= 0x80 || (0x41...0x5A).contains(self & 0b1101_1111)
    }
}
