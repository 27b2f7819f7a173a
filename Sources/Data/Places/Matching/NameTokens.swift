/// The beginnings of spellings' units, by which a store's index finds the places that a word can be in.
///
/// From each place where a unit begins, the next one and two characters are tokens when it is a single character, the next one, three
/// and five when it is a word. A word is in a spelling only where its own tokens are the spelling's too, so that looking up a few
/// tokens finds every place that it is in (recall is 1), and hardly any other; ``Keyword/rank(of:)`` tells those apart. Single
/// characters make words of one character findable, pairs make the lists of longer ones short, where phrases of single
/// characters would read the long lists of each.
///
/// Some tokens begin with a mark that no name has: `=` and a whole spelling, `^` and a spelling's first character, `@` and a city or
/// region, `#` and a category's number.
package struct NameTokens: Sendable {
    /// The tokens in UTF-8, with spaces between them; some may be there twice.
    private var bytes: [UInt8] = []

    /// The tokens with spaces between them; some may be there twice.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The tokens.
    package var all: [String] { text.split(separator: " ").map(String.init) }

    /// How many characters tokens have that begin with a letter, and with anything else.
    private static let letterLengths = [1, 3, 5]
    private static let singleLengths = [1, 2]

    /// The bytes that the tokens of most places need.
    private static let usualCapacity = 512

    /// What an index keeps of a place.
    package init(of place: Place) {
        bytes.reserveCapacity(Self.usualCapacity)
        for spelling in Spelling.spellings(of: place) {
            let encoded = EncodedScalars(spelling.scalars)
            append(encoded, 0..<spelling.scalars.count, mark: "=")
            append(encoded, 0..<1, mark: "^")
            for start in spelling.starts {
                let isLetter = CharacterKind(spelling.scalars[start]) == .letter
                for length in isLetter ? Self.letterLengths : Self.singleLengths
                where start + length <= spelling.scalars.count {
                    append(encoded, start..<start + length)
                }
            }
        }
        add(city: place.city)
        add(city: place.region)
        add(place.category)
    }

    /// What places must have that a keyword fits so well.
    package init(of keyword: Keyword, rank: MatchRank) {
        switch rank {
        case .exact:
            append(EncodedScalars(keyword.whole), keyword.whole.indices, mark: "=")
        case .beginning:
            append(EncodedScalars(keyword.whole), 0..<1, mark: "^")
            add(word: keyword.whole)
        case .part: break
        }
        for word in keyword.words where rank == .part || word != keyword.whole {
            add(word: word)
        }
    }

    /// Adds what places in a city or a region have.
    package mutating func add(city: String) {
        let name = NameText(city)
        guard !name.scalars.isEmpty else { return }
        append(EncodedScalars(name.scalars), name.scalars.indices, mark: "@")
    }

    /// Adds what places of a category have.
    package mutating func add(_ category: PlaceCategory) {
        appendSpace()
        bytes += Self.token(of: category).utf8
    }

    package static func token(of category: PlaceCategory) -> String { "#\(category.rawValue)" }

    /// Adds the longest tokens of a word at every place where a unit must begin, whatever comes before the word in a name: at its own
    /// beginning, at single characters and after them.
    private mutating func add(word: [Unicode.Scalar]) {
        let encoded = EncodedScalars(word)
        var previous = CharacterKind.single
        for index in word.indices {
            let kind = CharacterKind(word[index])
            let isStart = kind == .single || kind == .letter && previous == .single || index == 0
            if isStart {
                let lengths = kind == .letter ? Self.letterLengths : Self.singleLengths
                let longest = lengths.last { $0 <= word.count - index } ?? 1
                append(encoded, index..<index + longest)
            }
            if kind != .mark { previous = kind }
        }
    }

    private mutating func append(
        _ encoded: EncodedScalars, _ range: Range<Int>, mark: Unicode.Scalar? = nil
    ) {
        appendSpace()
        if let mark { bytes.append(UInt8(ascii: mark)) }
        bytes += encoded[range]
    }

    private mutating func appendSpace() {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    }
}

/// Characters in UTF-8, of which any part can be had.
private struct EncodedScalars {
    private var bytes: [UInt8] = []

    /// Where each character begins, and where the last one ends.
    private var starts: [Int] = [0]

    init(_ scalars: [Unicode.Scalar]) {
        bytes.reserveCapacity(scalars.count * 3)
        starts.reserveCapacity(scalars.count + 1)
        for scalar in scalars {
            if scalar.isASCII {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                bytes += String(scalar).utf8
            }
            starts.append(bytes.count)
        }
    }

    subscript(range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[starts[range.lowerBound]..<starts[range.upperBound]]
    }
}
