/// A URI to open: `https://example.com/menu`, or one of another scheme.
public struct WebAddress: Hashable, Sendable {
    /// The address as written.
    public let text: String

    /// The part before the first colon, in lower case: `https`. `http` if the address has none.
    public let scheme: String

    /// The part before an `@` in front of the host, which users may mistake for the host.
    public let userInformation: String?

    /// The host as written, without brackets around a numeric one; empty for none.
    public let host: String

    /// The port after the host, in any range; `nil` for none.
    public let port: Int?

    /// Parses an address.
    ///
    /// - Throws: ``PayloadError/badWebAddress(_:)`` without a scheme, or with spaces.
    public init(_ text: String) throws(PayloadError) {
        guard let address = WebAddress(recognising: text) else { throw .badWebAddress(text) }
        self = address
    }

    /// The schemes that need no `//`. Any other word before a colon may be the beginning of a
    /// sentence.
    private static let barSchemes: Set<String> = [
        "javascript", "vbscript", "data", "file", "about", "blob", "magnet", "bitcoin", "ethereum",
        "urn", "spotify", "skype", "facetime", "facetime-audio", "xmpp", "sip", "sips", "otpauth",
    ]

    /// The schemes of these that browsers accept with spaces.
    private static let programSchemes: Set<String> = ["javascript", "vbscript", "data"]

    /// The first words of other formats: what begins with one is no address, whatever follows.
    private static let otherFormats: Set<String> = [
        "wifi", "mecard", "geo", "sms", "smsto", "mms", "mmsto", "mailto", "matmsg", "smtp", "tel",
        "begin", "mebkm", "urlto", "url",
    ]

    private init?(recognising text: String) {
        guard !Self.otherFormats.contains(QRPayload.firstWord(of: text)) else { return nil }
        let halves = text.halves(at: ":")
        let scheme = halves?.before.lowercased() ?? ""
        let hasSpace = text.unicodeScalars.contains {
            $0.properties.isWhitespace || $0.value < 0x20
        }
        guard !hasSpace || Self.programSchemes.contains(scheme) else { return nil }
        self.text = text
        if let halves, halves.after.hasPrefix("//"), Self.isScheme(scheme) {
            self.scheme = scheme
            let authority = Authority(halves.after.dropFirst(2))
            (userInformation, host, port) = (
                authority.userInformation, authority.host, authority.port
            )
        } else if halves != nil, Self.barSchemes.contains(scheme) {
            self.scheme = scheme
            (userInformation, host, port) = (nil, "", nil)
        } else if text.lowercased().hasPrefix("www.") {
            self.scheme = "http"
            let authority = Authority(text)
            (userInformation, host, port) = (
                authority.userInformation, authority.host, authority.port
            )
        } else {
            return nil
        }
    }

    private static func isScheme(_ word: String) -> Bool {
        guard let first = word.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z")
        else { return false }
        return word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "+-.".utf8.contains(byte)
            }
        }
    }

    /// Parses an address, also after `URL:`, `URLTO:` and in a bookmark (`MEBKM:TITLE:…;URL:…;;`).
    init?(parsing text: String) {
        let text = text.withoutTrailingSpace
        if let rest = text.rest(after: "mebkm:") {
            let address = MarkedFields(rest).value("URL") ?? ""
            self.init(recognising: address.withoutLeadingSpace.withoutTrailingSpace)
        } else if let rest = text.rest(after: "urlto:") ?? text.rest(after: "url:") {
            self.init(recognising: rest.withoutLeadingSpace)
        } else {
            self.init(recognising: text)
        }
    }
}

/// The part between `//` and the path of an address.
private struct Authority {
    private(set) var userInformation: String?
    private(set) var host: String
    private(set) var port: Int?

    /// A backslash ends it too: browsers treat it as a slash.
    init(_ rest: some StringProtocol) {
        let authority = Substring(rest).unicodeScalars.prefix {
            !"/?#\\".unicodeScalars.contains($0)
        }
        var hostAndPort = String(authority)
        if let at = authority.lastIndex(of: "@") {
            userInformation = String(authority[..<at])
            hostAndPort = String(authority[authority.index(after: at)...])
        }
        host = hostAndPort
        if hostAndPort.hasPrefix("["), let halves = hostAndPort.halves(at: "]") {
            host = String(halves.before.dropFirst())
            port = Int(halves.after.dropFirst())
        } else if let colon = hostAndPort.unicodeScalars.lastIndex(of: ":") {
            host = String(hostAndPort[..<colon])
            port = Int(hostAndPort[hostAndPort.unicodeScalars.index(after: colon)...])
        }
    }
}
