extension Keyword {
    /// Keywords that this one may have been meant as: with the same Mandarin readings, or with one
    /// character that is wrong, missing, superfluous, or swapped with the next one. The likeliest
    /// kind of mistake comes first.
    ///
    /// Where any Chinese character could have been meant, a correction has a wildcard, and must be
    /// compared with names as a whole.
    package var corrections: [Keyword] {
        var found: [Keyword] = []
        var known: Set = [words]
        func add(_ words: [[Unicode.Scalar]]) {
            if known.insert(words).inserted { found.append(Keyword(text: text, words: words)) }
        }
        if words.count > 1 { add([whole]) }
        for reading in NameReadings(NameText(text)).spellings.prefix(1) { add([reading.scalars]) }
        let candidates = [whole] + (words.count > 1 ? words : [])
        for edit in Edit.allCases {
            for word in candidates where word.count > 1 {
                for corrected in edit.applied(to: word) where !corrected.isEmpty {
                    // The whole as one word replaces all of them.
                    add(word == whole ? [corrected] : words.map { $0 == word ? corrected : $0 })
                }
            }
        }
        return found
    }

    /// `true` if a part of a name may be found by a correction: a shorter text is part of too many.
    var mayBePart: Bool {
        let hasHan = whole.contains(where: \.isUnifiedHan)
        return whole.count >= (hasHan ? 3 : 5)
    }
}

/// A change of one character that undoes a mistake.
private enum Edit: CaseIterable {
    case swap
    case remove
    case insert
    case replace

    func applied(to word: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        switch self {
        case .swap:
            word.indices.dropLast().filter { word[$0] != word[$0 + 1] }.map { index in
                var word = word
                word.swapAt(index, index + 1)
                return word
            }
        case .remove:
            word.indices.map { index in
                var word = word
                word.remove(at: index)
                return word
            }
        case .insert:
            (0...word.count).flatMap { index in
                alternatives(near: word, index).map { character in
                    var word = word
                    word.insert(character, at: index)
                    return word
                }
            }
        case .replace:
            word.indices.flatMap { index in
                alternatives(to: word[index]).filter { $0 != word[index] }.map { character in
                    var word = word
                    word[index] = character
                    return word
                }
            }
        }
    }

    /// Returns the characters that may be missing before an index: of the kinds of its neighbours.
    private func alternatives(near word: [Unicode.Scalar], _ index: Int) -> [Unicode.Scalar] {
        let neighbours = word[max(index - 1, 0)..<min(index + 1, word.count)]
        return neighbours.flatMap { alternatives(to: $0) }.withoutRepetition
    }

    private func alternatives(to character: Unicode.Scalar) -> [Unicode.Scalar] {
        switch character {
        case "a"..."z": Self.letters
        case "0"..."9": Self.digits
        default: [Keyword.wildcard]
        }
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars)
    private static let digits = Array("0123456789".unicodeScalars)
}
