/// Indications that a host name may be deceptive.
struct HostLook: Hashable {
    /// The name as a browser might display it.
    let shown: String

    /// `true` if the name has letters beyond ASCII, written as such or as an `xn--` label that can
    /// be decoded.
    let isInternational: Bool

    /// `true` if a label mixes scripts that are not used together, such as “pаypal” with a Cyrillic
    /// а.
    let mixesScripts: Bool

    /// `true` if a label has only non-Latin letters that look like Latin ones.
    let imitatesLatin: Bool

    /// The registered part of the name, like `evil.example`; `nil` for numbers and other names
    /// without one.
    let domain: String?

    /// A domain that the name begins with but does not belong to: `paypal.com` of
    /// `www.paypal.com.evil.example`.
    let leadingDomain: String?

    init(_ host: String) {
        let decoded = Punycode.decode(host: PercentEncoding.decode(host).lowercased())
        shown = decoded
        isInternational = !decoded.unicodeScalars.allSatisfy(\.isASCII)
        let labels = decoded.parts(separatedBy: ".")
        mixesScripts = labels.contains { !Script.areWrittenTogether(Script.all(in: $0)) }
        imitatesLatin = labels.contains { label in
            let letters = label.unicodeScalars.filter { Script($0) != nil }
            return !letters.isEmpty && letters.allSatisfy(Self.lookalikes.contains)
        }
        domain = PublicSuffixes.registrableDomain(of: decoded)
        leadingDomain = domain.flatMap { Self.leadingDomain(of: decoded, before: $0) }
    }

    /// `true` if the name is that of a service that hides where an address leads.
    var isShortener: Bool { domain.map(Self.shorteners.contains) ?? false }

    /// Well-known services in use for QR codes, English and Chinese.
    private static let shorteners: Set<String> = [
        "bit.ly", "bitly.com", "buff.ly", "cutt.ly", "dwz.cn", "dwz.mk", "goo.gl", "is.gd", "j.mp",
        "lnkd.in", "mrw.so", "ow.ly", "qr.ae", "qrco.de", "rb.gy", "rebrand.ly", "s.id",
        "shorturl.at", "sina.lt", "suo.im", "t.cn", "t.co", "t.ly", "tiny.cc", "tinyurl.com",
        "u.nu", "url.cn", "v.gd", "x.gd", "985.so",
    ]

    /// Returns the last domain among the labels before the registered part.
    private static func leadingDomain(of host: String, before domain: String) -> String? {
        let labels = host.parts(separatedBy: ".")
        let others = labels.dropLast(domain.parts(separatedBy: ".").count)
        let names = others.indices.reversed().map { others[...$0].joined(separator: ".") }
        return names.lazy.compactMap { PublicSuffixes.registrableDomain(of: $0) }
            .first(where: looksLikeDomain)
    }

    /// Returns `true` if people know the ending: one of the oldest, of two labels, or a country's.
    ///
    /// Labels such as “app” and “dev” are endings too, and common in front of a domain. So are
    /// those of countries after a short word, like “m.de”.
    private static func looksLikeDomain(_ name: String) -> Bool {
        guard let (word, ending) = name.halves(at: "."), PublicSuffixes.contain(ending) else {
            return false
        }
        return oldestEndings.contains(ending) || ending.contains(".")
            || ending.unicodeScalars.count == 2 && word.unicodeScalars.count >= 5
    }

    private static let oldestEndings: Set<String> = [
        "com", "net", "org", "edu", "gov", "mil", "int", "info", "biz",
    ]

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
