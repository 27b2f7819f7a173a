import CPango

/// The boundaries of characters, words and sentences in a paragraph, by Unicode's rules.
///
/// Offsets count UTF-16 code units.
package struct TextBreaks: Sendable {
    /// The offsets at which a caret can stand, in order, from 0 to the length.
    package let characters: [Int]

    /// The words, without the spaces and signs between them.
    package let words: [Range<Int>]

    /// The sentences, each with the spaces that follow it.
    package let sentences: [Range<Int>]

    /// The offsets after which backspace deletes one code point, not the whole character.
    package let partialDeletions: Set<Int>

    /// Analyses `string`, which should be one paragraph.
    package init(_ string: String) {
        let scalars = Array(string.unicodeScalars)
        var bytes = Array(string.utf8)
        for index in bytes.indices where bytes[index] == 0 { bytes[index] = UInt8(ascii: " ") }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        TextLock.withLock {
            pango_get_log_attrs(
                bytes, Int32(clamping: bytes.count), -1, pango_language_from_string("en"),
                &attributes, Int32(attributes.count))
        }
        var characters: [Int] = []
        var words: [Range<Int>] = []
        var sentences: [Range<Int>] = []
        var partial: Set<Int> = []
        var offset = 0
        var word = (start: 0, isWord: false)
        var sentenceStart = 0
        for (index, attribute) in attributes.enumerated() {
            let isEnd = index == scalars.count
            if attribute.is_cursor_position != 0 || index == 0 || isEnd {
                characters.append(offset)
            }
            if attribute.backspace_deletes_character != 0, attribute.is_cursor_position != 0 {
                partial.insert(offset)
            }
            if attribute.is_word_boundary != 0 || isEnd {
                if word.isWord, offset > word.start { words.append(word.start..<offset) }
                word = (offset, false)
            }
            if (attribute.is_sentence_boundary != 0 || isEnd), offset > sentenceStart {
                sentences.append(sentenceStart..<offset)
                sentenceStart = offset
            }
            guard !isEnd else { break }
            let properties = scalars[index].properties
            if properties.isAlphabetic || properties.numericType != nil
                || properties.isEmojiPresentation || properties.isIdeographic
            {
                word.isWord = true
            }
            offset += scalars[index].utf16.count
        }
        if characters.isEmpty { characters = [0] }
        self.characters = characters
        self.words = words
        self.sentences = sentences
        partialDeletions = partial
    }
}
