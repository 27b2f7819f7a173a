// Prints Sources/Maps/Places/Matching/PinyinReadings.swift:
//
//   swift Scripts/pinyin-readings.swift > Sources/Maps/Places/Matching/PinyinReadings.swift
//
// The readings are those of Unicode's Unihan database, as Foundation's transform from Han to Latin
// letters gives them.

import Foundation

let characters = (0x4E00...0x9FFF).map { Unicode.Scalar($0)! }
let lines = characters.map { "\($0)\n" }.joined()
let readings = lines.applyingTransform(.mandarinToLatin, reverse: false)!
    .split(separator: "\n")

/// A syllable without tones, with `v` for `ü`.
func plain(_ syllable: Substring) -> String {
    var letters = ""
    for scalar in syllable.decomposedStringWithCanonicalMapping.unicodeScalars {
        switch scalar.value {
        case 0x308:
            letters.removeLast()
            letters += "v"
        case ..<0x300: letters.unicodeScalars.append(scalar)
        default: break
        }
    }
    return letters
}

var groups: [String: [Unicode.Scalar]] = [:]
for (character, reading) in zip(characters, readings) where reading != String(character) {
    let syllable = plain(reading)
    guard syllable.allSatisfy({ $0.isASCII && $0.isLetter }) else { continue }
    groups[syllable, default: []].append(character)
}

let text = groups.keys.sorted()
    .map { $0 + groups[$0]!.map(String.init).joined() }
    .joined(separator: " ")
let width = 86
let rows = stride(from: 0, to: text.count, by: width).map { start in
    "        " + text.dropFirst(start).prefix(width)
}
print(
    """
    // Made by Scripts/pinyin-readings.swift. Do not edit.

    /// The Mandarin readings of the Chinese characters from U+4E00 to U+9FFF in Unicode's Unihan
    /// database.
    ///
    /// Readings are facts; the database is © Unicode, Inc., under the Unicode License V3.
    enum PinyinReadings {
        /// Syllables without tones, `ü` as `v`, each followed by its characters, separated by spaces.
        static let groups = \"""
    \(rows.joined(separator: "\\\n"))
            \"""
    }
    """)
