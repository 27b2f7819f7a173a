/// A wireless network and how to join it: `WIFI:T:WPA;S:name;P:password;;`.
public struct WiFiNetwork: Hashable, Sendable {
    /// The security of a network.
    public enum Security: Hashable, Sendable {
        /// None: everybody can join and eavesdrop.
        case open

        /// WEP, which has been broken since 2001.
        case wep

        /// A password: WPA, WPA2, and WPA3 in compatibility mode.
        case wpa

        /// A password, WPA3 only.
        case sae

        /// An account for each user.
        case enterprise(Account)
    }

    /// The authentication of a user in an enterprise network.
    public struct Account: Hashable, Sendable {
        /// The outer method: `PEAP`, `TTLS`, `TLS` …
        public var method: String

        /// The inner method, such as `MSCHAPV2`; empty for none.
        public var innerMethod: String

        /// The user's name.
        public var identity: String

        /// The publicly visible name; empty for none.
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

    /// The maximum length of a network's name in UTF-8 bytes.
    public static let longestName = 32

    /// The network's name (SSID).
    public var name: String

    /// The security of the network.
    public var security: Security

    /// The password; empty for an open network.
    public var password: String

    /// `true` if the network does not broadcast its name.
    public var isHidden: Bool

    public init(
        name: String, security: Security, password: String = "", isHidden: Bool = false
    ) {
        self.name = name
        self.security = security
        self.password = security == .open ? "" : password
        self.isHidden = isHidden
    }

    /// Throws unless the lengths of name and password are valid.
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
    /// The network as a QR code's text.
    ///
    /// A name that could be read as hexadecimal digits is quoted, as the format requires.
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

    /// Parses a network; `nil` without the prefix or a name, or with an unknown kind of security.
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

    /// Returns a value without quotes, which are part of it only if escaped.
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
    /// `true` if the text consists of hexadecimal digits.
    fileprivate var isHexadecimal: Bool {
        !isEmpty && utf8.allSatisfy { PercentEncoding.hexDigit($0) != nil }
    }
}
