/// Indications that a host name may be deceptive.
struct HostLook: Hashable {
    /// The name as a browser might display it.
    let shown: String

    /// `true` if the name has letters beyond ASCII, written as such or as `xn--`.
    let isInternational: Bool

    /// `true` if a label mixes scripts that are not used together, such as “pаypal” with a Cyrillic
    /// а.
    let mixesScripts: Bool

    /// `true` if a label has only non-Latin letters that look like Latin ones.
    let imitatesLatin: Bool

    init(_ host: String) {
        let decoded = Punycode.decode(host: PercentEncoding.decode(host).lowercased())
        shown = decoded
        isInternational =
            !decoded.unicodeScalars.allSatisfy(\.isASCII) || host.lowercased().contains("xn--")
        let labels = decoded.parts(separatedBy: ".")
        mixesScripts = labels.contains { !Script.areWrittenTogether(Script.all(in: $0)) }
        imitatesLatin = labels.contains { label in
            let letters = label.unicodeScalars.filter { Script($0) != nil }
            return !letters.isEmpty && letters.allSatisfy(Self.lookalikes.contains)
        }
    }

    /// Greek and Cyrillic letters that look like Latin ones in common typefaces.
    private static let lookalikes = Set("асԁеһіјӏոорԛгѕυνѵԝхуγωτικρμο".unicodeScalars)
}

/// The scripts of host names, as far as they matter for telling names apart.
enum Script: Hashable {
    case latin, greek, cyrillic, han, kana, hangul, other

    /// Creates the script of a letter; `nil` for characters common to all scripts: digits, dashes,
    /// marks.
    init?(_ scalar: Unicode.Scalar) {
        guard scalar.properties.isAlphabetic else { return nil }
        self =
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x24F, 0x1E00...0x1EFF: .latin
            case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
            case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
            case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
                0x20000...0x3FFFF:
                .han
            case 0x3040...0x30FF, 0x31F0...0x31FF: .kana
            case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: .hangul
            default: .other
            }
    }

    static func all(in text: String) -> Set<Script> {
        Set(text.unicodeScalars.compactMap { Script($0) })
    }

    /// Returns `true` if these scripts occur in one word: a single one, or Latin letters with those
    /// of East Asia.
    static func areWrittenTogether(_ scripts: Set<Script>) -> Bool {
        scripts.count <= 1 || scripts.isSubset(of: [.latin, .han, .kana])
            || scripts.isSubset(of: [.latin, .han, .hangul])
    }
}
