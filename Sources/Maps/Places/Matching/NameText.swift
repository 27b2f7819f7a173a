import Foundation

/// A normalised name: without case, width, accents and punctuation, and split into the units at
/// which a keyword can begin.
///
/// A unit is a character of a script without spaces (Chinese, Japanese, Korean, Thai), a digit, or
/// a whole word of any other script. `外滩12号 (The Bund)` has the units 外, 滩, 1, 2, 号, the, bund.
/// Traditional characters are replaced by simplified ones.
struct NameText {
    /// All units, concatenated.
    private(set) var scalars: [Unicode.Scalar] = []

    /// The start of each unit in ``scalars``.
    private(set) var starts: [Int] = []

    private var isInWord = false

    /// A capacity larger than most names need.
    private static let usualUnitCount = 16

    init(_ name: some StringProtocol) {
        scalars.reserveCapacity(name.utf8.count)
        starts.reserveCapacity(Self.usualUnitCount)
        if name.unicodeScalars.allSatisfy(Self.isPlain) {
            for scalar in name.unicodeScalars { append(scalar) }
        } else {
            for scalar in Self.folded(String(name)).unicodeScalars { append(scalar) }
        }
    }

    /// Returns the characters of a unit.
    func unit(_ index: Int) -> ArraySlice<Unicode.Scalar> {
        scalars[starts[index]..<end(ofUnit: index)]
    }

    /// Returns the end of a unit in ``scalars``.
    func end(ofUnit index: Int) -> Int {
        index + 1 < starts.count ? starts[index + 1] : scalars.count
    }

    /// The name without an article at its beginning, such as `bund` of `The Bund`; `nil` for a name
    /// without one, or with nothing after it.
    var withoutArticle: NameText? {
        guard starts.count > 1, Self.articles.contains(String(unit(0))) else { return nil }
        var text = self
        text.scalars.removeFirst(starts[1])
        text.starts = starts.dropFirst().map { $0 - starts[1] }
        return text
    }

    /// The articles of languages that are frequent in names.
    private static let articles: Set = [
        "the", "a", "an", "le", "la", "les", "el", "los", "las", "il", "der", "die", "das",
    ]

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch CharacterKind(scalar) {
        case .single:
            starts.append(scalars.count)
            scalars.append(SimplifiedCharacters.shared.form(of: scalar))
            isInWord = false
        case .letter:
            if !isInWord { starts.append(scalars.count) }
            scalars.append(scalar.lowercased)
            isInWord = true
        case .mark:
            if !scalars.isEmpty { scalars.append(scalar) }
        case .separator:
            isInWord = false
        }
    }

    /// Returns `true` if folding does not change the character, except for case.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII || scalar.isUnifiedHan || scalar.value == 0xB7
    }

    /// Returns a text with unified wide and narrow forms and without accents. Marks of non-European
    /// scripts distinguish letters, and stay.
    private static func folded(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
        where !(0x0300...0x036F).contains(scalar.value) {
            kept.append(scalar)
        }
        return String(kept).precomposedStringWithCanonicalMapping
    }
}

extension NameText {
    /// Returns the forms in which names are searched as written: each name and, if it begins with
    /// an article, the rest of it.
    static func forms(of names: [String]) -> [NameText] {
        names.flatMap { name in
            let text = NameText(name)
            return [text] + (text.withoutArticle.map { [$0] } ?? [])
        }
    }
}

/// The role of a character in a name.
enum CharacterKind {
    /// A unit of its own.
    case single

    /// Part of a word with adjacent letters.
    case letter

    /// A mark of the preceding character.
    case mark

    /// Ignored in searches.
    case separator

    init(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            switch scalar {
            case "a"..."z", "A"..."Z": self = .letter
            case "0"..."9": self = .single
            default: self = .separator
            }
            return
        }
        if scalar.isUnifiedHan {
            self = .single
            return
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
        case .decimalNumber, .letterNumber, .otherNumber: self = .single
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            self = scalar.isOfScriptWithoutSpaces ? .single : .letter
        default: self = .separator
        }
    }
}

extension Unicode.Scalar {
    /// `true` for the Chinese characters that make up nearly all names.
    var isUnifiedHan: Bool { (0x4E00...0x9FFF).contains(value) }

    /// `true` if the letter's script has no spaces between words, or its characters are syllables.
    fileprivate var isOfScriptWithoutSpaces: Bool {
        (0x0E00...0x0EFF).contains(value) || (0x1000...0x109F).contains(value)
            || (0x1780...0x17FF).contains(value) || value >= 0x2E80
    }

    /// The lower case of an ASCII letter; any other character itself, since folding has lowercased
    /// it.
    fileprivate var lowercased: Unicode.Scalar {
        ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
    }
}
