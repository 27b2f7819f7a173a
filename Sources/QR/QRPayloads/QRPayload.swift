@_exported public import struct FoundationGaps.Language

/// The contents of a QR code, by format: an address, a network, a person, a place …
///
///     QRPayload(parsing: "WIFI:T:WPA;S:Café;P:kaffee123;;")   // .network(…)
///     QRPayload.telephone(TelephoneNumber("+86 21 5555 0100")).text
///
/// Every text is a payload: one without a known format is ``plain(_:)``. Nothing here opens, joins,
/// dials or sends; `preview(in:)` describes what a program would do.
public enum QRPayload: Hashable, Sendable {
    case webAddress(WebAddress)
    case network(WiFiNetwork)
    case contact(Contact)
    case location(GeoLocation)
    case message(TextMessage)
    case mail(MailMessage)
    case event(CalendarEvent)
    case telephone(TelephoneNumber)
    case plain(String)

    /// Recognises the format of a text, ignoring leading white space and a byte order mark.
    ///
    /// A text that resembles a format but violates its rules, such as a network without a name, is
    /// ``plain(_:)``.
    public init(parsing text: String) {
        self = Self.recognised(text.withoutLeadingSpace) ?? .plain(text)
    }

    /// The word by which a text's format is recognised, in lower case.
    static func firstWord(of text: String) -> String {
        text.prefix { $0.isLetter || $0.isNumber }.lowercased()
    }

    private static func recognised(_ text: String) -> QRPayload? {
        switch firstWord(of: text) {
        case "wifi": WiFiNetwork(parsing: text).map(Self.network)
        case "mecard": Contact(parsing: text).map(Self.contact)
        case "geo": GeoLocation(parsing: text).map(Self.location)
        case "sms", "smsto", "mms", "mmsto": TextMessage(parsing: text).map(Self.message)
        case "mailto", "matmsg", "smtp": MailMessage(parsing: text).map(Self.mail)
        case "tel": TelephoneNumber(parsing: text).map(Self.telephone)
        case "begin":
            Contact(parsing: text).map(Self.contact)
                ?? CalendarEvent(parsing: text).map(Self.event)
        default: WebAddress(parsing: text).map(Self.webAddress)
        }
    }

    /// The text to encode in a QR code. Parsing it gives the payload back, except for a
    /// ``plain(_:)`` one that resembles another format.
    public var text: String {
        switch self {
        case .webAddress(let address): address.text
        case .network(let network): network.text
        case .contact(let contact): contact.text()
        case .location(let location): location.text()
        case .message(let message): message.text
        case .mail(let mail): mail.text
        case .event(let event): event.text()
        case .telephone(let telephone): telephone.text
        case .plain(let text): text
        }
    }

    /// The stable identifier of the payload's format.
    public var kind: Kind {
        switch self {
        case .webAddress: .webAddress
        case .network: .network
        case .contact: .contact
        case .location: .location
        case .message: .message
        case .mail: .mail
        case .event: .event
        case .telephone: .telephone
        case .plain: .plain
        }
    }

    /// The formats, under names that programs may store.
    public enum Kind: String, CaseIterable, Sendable {
        case webAddress = "url"
        case network = "wifi"
        case contact
        case location = "geo"
        case message = "sms"
        case mail
        case event
        case telephone = "tel"
        case plain = "text"
    }
}
