/// A wireless network and how to join it: `WIFI:T:WPA;S:name;P:password;;`.
public struct WiFiNetwork: Hashable, Sendable {
    /// How a network keeps strangers out.
    public enum Security: Hashable, Sendable {
        /// Not at all: everybody can join and listen.
        case open

        /// By a method that is broken since 2001.
        case wep

        /// By a password: WPA, WPA2, and WPA3 where the network speaks WPA2 too.
        case wpa

        /// By a password, WPA3 only.
        case sae

        /// By an account of each user.
        case enterprise(Account)
    }

    /// How users prove who they are, in an enterprise's network.
    public struct Account: Hashable, Sendable {
        /// The outer method: `PEAP`, `TTLS`, `TLS` …
        public var method: String

        /// The inner method, like `MSCHAPV2`; empty for none.
        public var innerMethod: String

        /// The user's name.
        public var identity: String

        /// The name that everybody may see; empty for none.
        public var anonymousIdentity: String

        public init(
            method: String, innerMethod: String = "", identity: String = "",
            anonymousIdentity: String = ""
        ) {
            self.method = method
            self.innerMethod = innerMethod
            self.identity = identity
            self.anonymousIdentity = anonymousIdentity
        }
    }

    /// The most bytes that a network's name has, in UTF-8.
    public static let longestName = 32

    /// The network's name (SSID).
    public var name: String

    /// How the network keeps strangers out.
    public var security: Security

    /// The password; empty for an open network.
    public var password: String

    /// Whether the network does not announce its name.
    public var isHidden: Bool

    public init(
        name: String, security: Security, password: String = "", isHidden: Bool = false
    ) {
        self.name = name
        self.security = security
        self.password = security == .open ? "" : password
        self.isHidden = isHidden
    }

    /// Throws unless radios accept the name's and the password's length.
    public func check() throws(PayloadError) {
        guard 1...Self.longestName ~= name.utf8.count else {
            throw .badNetworkName(name, byteCount: name.utf8.count)
        }
        let count = password.utf8.count
        let isHexadecimal = password.isHexadecimal
        let fits =
            switch security {
            case .open: count == 0
            case .wep: [5, 13].contains(count) || isHexadecimal && [10, 26].contains(count)
            case .wpa: 8...63 ~= count || isHexadecimal && count == 64
            case .sae: count > 0
            case .enterprise: true
            }
        guard fits else { throw .badNetworkKey(security, count: count) }
    }
}

// MARK: - Text

extension WiFiNetwork {
    /// The network as a QR code says it.
    ///
    /// A name that could be read as hexadecimal digits is put in quotes, as the form asks.
    public var text: String {
        let shownName = MarkedFields.escape(name)
        var text = "WIFI:T:\(mark);S:"
        text += name.isHexadecimal ? "\"\(shownName)\";" : "\(shownName);"
        if security != .open { text += "P:\(MarkedFields.escape(password));" }
        if isHidden { text += "H:true;" }
        if case .enterprise(let account) = security {
            for (key, value) in [
                ("E", account.method), ("PH2", account.innerMethod), ("I", account.identity),
                ("A", account.anonymousIdentity),
            ] where !value.isEmpty { text += "\(key):\(MarkedFields.escape(value));" }
        }
        return text + ";"
    }

    private var mark: String {
        switch security {
        case .open: "nopass"
        case .wep: "WEP"
        case .wpa: "WPA"
        case .sae: "SAE"
        case .enterprise: "WPA2-EAP"
        }
    }

    /// Reads a network; `nil` without the mark or a name, or with a kind of security that is not
    /// known.
    public init?(parsing text: String) {
        guard let rest = text.rest(after: "wifi:") else { return nil }
        let fields = MarkedFields(rest)
        guard let name = fields.raw("S").map(Self.unquoted), !name.isEmpty else { return nil }
        let password = fields.raw("P").map(Self.unquoted) ?? ""
        guard let security = Self.security(fields, hasPassword: !password.isEmpty) else {
            return nil
        }
        let isHidden = fields.value("H").map { ["true", "1"].contains($0.lowercased()) } ?? false
        self.init(name: name, security: security, password: password, isHidden: isHidden)
    }

    private static func security(_ fields: MarkedFields, hasPassword: Bool) -> Security? {
        switch fields.value("T")?.uppercased() {
        case "NOPASS", "NONE": .open
        case nil, "": hasPassword ? .wpa : .open
        case "WEP": .wep
        case "WPA", "WPA2", "WPA/WPA2", "WPA2/WPA3", "WPA-PSK", "WPA2-PSK": .wpa
        case "SAE", "WPA3": .sae
        case "WPA2-EAP", "WPA3-EAP", "EAP":
            .enterprise(
                Account(
                    method: fields.value("E") ?? "", innerMethod: fields.value("PH2") ?? "",
                    identity: fields.value("I") ?? "",
                    anonymousIdentity: fields.value("A") ?? ""))
        default: nil
        }
    }

    /// A value without the quotes round it, which are no part of it unless they are escaped.
    private static func unquoted(_ raw: String) -> String {
        let scalars = raw.unicodeScalars
        let isQuoted =
            scalars.count >= 2 && scalars.first == "\"" && scalars.last == "\""
            && scalars.dropLast().last != "\\"
        guard isQuoted else { return MarkedFields.unescape(raw) }
        return MarkedFields.unescape(String(scalars.dropFirst().dropLast()))
    }
}

extension String {
    /// Whether these are hexadecimal digits and nothing else.
    fileprivate var isHexadecimal: Bool {
        !isEmpty && utf8.allSatisfy { PercentEncoding.hexDigit($0) != nil }
    }
}
