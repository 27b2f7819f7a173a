/// Short parts of spellings, by which the index of a database finds the places that a word can be in. ``SQLitePlaceStore`` has an index of its own, with ``NameKeys``.
///
/// The first character of every unit is a token, and so are its first two, and any three of which the first is a letter. A word is in a spelling only when its own tokens are the spelling's
/// too, so that looking up a few tokens finds every place that it is in (recall is 1) and few others, which ``Keyword/rank(of:)`` tells apart. Single
/// characters make even words of one character findable; pairs and threes make the lists of longer words short, where a phrase of single characters
/// would read the long lists of each.
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

    /// The bytes that the tokens of most places need.
    private static let usualCapacity = 512

    /// What an index keeps of a place.
    package init(of place: Place) {
        bytes.reserveCapacity(Self.usualCapacity)
        var beginnings: [Unicode.Scalar] = []
        for spelling in Spelling.spellings(of: place) {
            let scalars = spelling.scalars
            let encoded = EncodedScalars(scalars)
            append(encoded, scalars.indices, mark: "=")
            append(encoded, 0..<1, mark: "^")
            for start in spelling.starts {
                if !beginnings.contains(scalars[start]) {
                    beginnings.append(scalars[start])
                    append(encoded, start..<start + 1)
                }
                if start + 2 <= scalars.count { append(encoded, start..<start + 2) }
            }
            for start in scalars.indices.dropLast(2)
            where CharacterKind(scalars[start]) == .letter {
                append(encoded, start..<start + 3)
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

    /// Adds tokens that the spellings have that a word is in: pairs at single characters, which begin units whatever comes before them, and
    /// the threes of letters that are likely to be rare.
    private mutating func add(word: [Unicode.Scalar]) {
        let encoded = EncodedScalars(word)
        var threes: [(commonness: Double, range: Range<Int>)] = []
        var hasToken = false
        for start in word.indices {
            switch CharacterKind(word[start]) {
            case .single where start + 2 <= word.count:
                append(encoded, start..<start + 2)
                hasToken = true
            case .letter where start + 3 <= word.count:
                let range = start..<start + 3
                threes.append((LetterCommonness.of(word[range]), range))
            default: break
            }
        }
        threes.sort { $0.commonness < $1.commonness }
        for three in threes.prefix(Self.mostThrees) { append(encoded, three.range) }
        if !hasToken, threes.isEmpty { append(encoded, 0..<min(word.count, 2)) }
    }

    /// How many threes of a word are looked up. Each costs time to read; after a few, further ones leave hardly fewer places.
    private static let mostThrees = 4

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

/// How often letters are in pinyin and in English names, so that searches can begin with what few places have.
private enum LetterCommonness {
    /// Of a thousand letters in pinyin and English names, how many are a, b, c and so on; none is below 1.
    private static let shares: [Double] = [
        125, 12, 16, 20, 55, 10, 75, 70, 120, 18, 6, 25, 12, 135, 50, 8, 10, 20, 25, 20, 70, 5, 12,
        14, 25, 30,
    ]

    /// Which share of all threes a three is likely to be, as far as its letters say.
    static func of(_ scalars: ArraySlice<Unicode.Scalar>) -> Double {
        scalars.reduce(1) { product, scalar in
            let isLetter = ("a"..."z").contains(scalar)
            return product * (isLetter ? shares[Int(scalar.value) - 97] : 10) / 1_000
        }
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
