/// A reason why a payload cannot be made.
public enum PayloadError: Error, Hashable, Sendable {
    /// A latitude outside of -90 to 90 degrees.
    case badLatitude(Double)

    /// A longitude outside of -180 to 180 degrees.
    case badLongitude(Double)

    /// An altitude in metres that is not a number.
    case badAltitude(Double)

    /// A network name that is empty or too long.
    case badNetworkName(String, byteCount: Int)

    /// A key that is invalid for the kind of network.
    case badNetworkKey(WiFiNetwork.Security, count: Int)

    /// A text that is not an address with a scheme or a host.
    case badWebAddress(String)

    /// A text that is not a telephone number.
    case badTelephoneNumber(String)

    /// A text that is not a mail address.
    case badMailAddress(String)
}

extension PayloadError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .badLatitude(let degrees):
            """
            The latitude \(degrees) is not on the globe: it goes from -90 to 90 degrees. Are latitude and \
            longitude swapped?
            """
        case .badLongitude(let degrees):
            "The longitude \(degrees) is not on the globe: it goes from -180 to 180 degrees."
        case .badAltitude(let metres):
            "The altitude \(metres) is no number of metres. Leave it out if it is unknown."
        case .badNetworkName(let name, let count):
            count == 0
                ? "A network needs a name. Pass the one that phones show in their list."
                : """
                The network name “\(VisibleText(name).text)” has \(count) bytes, and networks have at most \
                \(WiFiNetwork.longestName). Chinese characters take three each.
                """
        case .badNetworkKey(let security, let count):
            switch security {
            case .open:
                "An open network has no password. Leave it out, or name the kind of network."
            case .wep:
                """
                A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits, and this one has \
                \(count). WEP is broken; WPA would be better.
                """
            case .wpa: "A WPA password has 8 to 63 characters, and this one has \(count)."
            case .sae, .enterprise: "This kind of network needs a password."
            }
        case .badTelephoneNumber(let text):
            """
            “\(VisibleText(text).text)” is no telephone number. Write it with digits, like +86 21 5555 0100.
            """
        case .badMailAddress(let text):
            """
            “\(VisibleText(text).text)” is no mail address. Write it with an @ and a host, like menu@example.com.
            """
        case .badWebAddress(let text):
            """
            “\(VisibleText(text).text)” is no web address. Write it with its scheme and without spaces, like \
            https://example.com/menu.
            """
        }
    }
}
