/// Lists of words in a build setting: separated by spaces, quoted where one holds spaces.
enum SettingWords {
    /// The words of a value.
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isWord = false
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                (isEscaped, isWord) = (true, true)
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, isWord) = (character, true)
            } else if character.isWhitespace {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(character)
                isWord = true
            }
        }
        if isWord { words.append(word) }
        return words
    }

    /// A value of these words.
    static func join(_ words: [String]) -> String {
        words.map { word in
            // A reference may stand for several words, so what holds one is not quoted.
            guard word.contains(where: \.isWhitespace), !word.contains("$("), !word.contains("\"")
            else { return word }
            return "\"\(word)\""
        }
        .joined(separator: " ")
    }
}
