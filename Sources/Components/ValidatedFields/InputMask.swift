/// A pattern for texts of fixed form, such as dates and card numbers.
///
///     let card = InputMask("#### #### #### ####")
///     card.format("12345678")      // "1234 5678"
///     card.content(of: "1234 5")   // "12345"
///
/// `#` stands for a digit of any script, `A` for a letter, and `*` for either. Everything else is
/// written by the mask.
public nonisolated struct InputMask: Hashable, Sendable {
    /// The pattern.
    public var pattern: String

    public init(_ pattern: String) {
        self.pattern = pattern
    }

    /// The text in the form of the mask: as long as there are characters that fit; others are left
    /// out.
    public func format(_ text: String) -> String {
        var rest = content(of: text)[...]
        var result = ""
        for place in pattern {
            guard !rest.isEmpty else { break }
            guard Self.isPlace(place) else {
                result.append(place)
                continue
            }
            guard let index = rest.firstIndex(where: { Self.fits($0, place) }) else { break }
            result.append(rest[index])
            rest = rest[rest.index(after: index)...]
        }
        return result
    }

    /// The letters and digits of `text`, without what the mask writes.
    public func content(of text: String) -> String {
        // Letters and digits that the mask writes are skipped where they stand in a masked text.
        var (rest, mask, content) = (text[...], pattern[...], "")
        while !rest.isEmpty {
            let literal = mask.prefix { !Self.isPlace($0) }
            rest = rest.dropFirst(Self.writtenCount(of: literal, in: rest))
            mask = mask.dropFirst(literal.count)
            // The next place takes the first character that fits.
            while let character = rest.popFirst() {
                if Self.isContent(character) { content.append(character) }
                if let place = mask.first, Self.isContent(character), Self.fits(character, place) {
                    mask.removeFirst()
                    break
                }
            }
        }
        return content
    }

    /// The number of characters at the beginning of `text` that a part of the mask has written: all
    /// of it, its beginning at the end of a text, or as far as they are the same and its letters
    /// and digits are complete.
    private static func writtenCount(of literal: Substring, in text: Substring) -> Int {
        let same = zip(literal, text).prefix { $0 == $1 }.count
        if same == min(literal.count, text.count) { return same }
        let isWhole = !literal.dropFirst(same).contains(where: isContent)
        return isWhole ? same : literal.prefix(same).prefix { !isContent($0) }.count
    }

    private static func isContent(_ character: Character) -> Bool {
        character.isLetter || character.decimalDigit != nil
    }

    /// `true` if all places of the mask are taken.
    public func isComplete(_ text: String) -> Bool {
        text.count == pattern.count && format(text) == text
    }

    private static func isPlace(_ character: Character) -> Bool {
        character == "#" || character == "A" || character == "*"
    }

    private static func fits(_ character: Character, _ place: Character) -> Bool {
        switch place {
        case "#": character.decimalDigit != nil
        case "A": character.isLetter
        default: true
        }
    }
}
