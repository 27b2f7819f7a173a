import Foundation

/// A name as searching sees it: without case, width, accents and punctuation, and cut into the
/// units at which a keyword can begin.
///
/// A unit is a character of a script that is written without spaces (Chinese, Japanese, Korean,
/// Thai), a digit, or a whole word of any other script. `外滩12号 (The Bund)` has the units 外, 滩, 1,
/// 2, 号, the, bund. Traditional and simplified characters stay what they are.
struct NameText {
    /// All units, without anything between them.
    private(set) var scalars: [Unicode.Scalar] = []

    /// Where in ``scalars`` units begin.
    private(set) var starts: [Int] = []

    private var isInWord = false

    /// More units than most names have.
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

    /// The characters of a unit.
    func unit(_ index: Int) -> ArraySlice<Unicode.Scalar> {
        scalars[starts[index]..<end(ofUnit: index)]
    }

    /// Where in ``scalars`` a unit ends.
    func end(ofUnit index: Int) -> Int {
        index + 1 < starts.count ? starts[index + 1] : scalars.count
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch CharacterKind(scalar) {
        case .single:
            starts.append(scalars.count)
            scalars.append(scalar)
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

    /// Whether folding leaves the character as it is, but for case.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII || scalar.isUnifiedHan || scalar.value == 0xB7
    }

    /// A text with wide and narrow forms made one and without accents. Marks of other scripts than
    /// European ones make letters differ, and stay.
    private static func folded(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
        where !(0x0300...0x036F).contains(scalar.value) {
            kept.append(scalar)
        }
        return String(kept).precomposedStringWithCanonicalMapping
    }
}

/// What a character does in a name.
enum CharacterKind {
    /// It is a unit of its own.
    case single

    /// It makes a word with the letters beside it.
    case letter

    /// It belongs to the character before it.
    case mark

    /// It is not part of the name as searching sees it.
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
    /// Whether this is one of the Chinese characters that nearly all names are made of.
    var isUnifiedHan: Bool { (0x4E00...0x9FFF).contains(value) }

    /// Whether words of the letter's script are written without spaces between them, or its
    /// characters are syllables.
    fileprivate var isOfScriptWithoutSpaces: Bool {
        (0x0E00...0x0EFF).contains(value) || (0x1000...0x109F).contains(value)
            || (0x1780...0x17FF).contains(value) || value >= 0x2E80
    }

    /// The small letter of a letter of ASCII; any other character itself, since folding has made it
    /// small.
    fileprivate var lowercased: Unicode.Scalar {
        ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
    }
}
