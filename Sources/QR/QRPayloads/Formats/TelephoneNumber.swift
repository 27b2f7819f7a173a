/// A telephone number: `tel:+86-21-5555-0100` (RFC 3966).
public struct TelephoneNumber: Hashable, Sendable {
    /// The number as written, with or without spaces and dashes.
    public var number: String

    public init(_ number: String) { self.number = number }

    /// The number as a QR code's text.
    public var text: String { "tel:" + PercentEncoding.encode(number, allowing: "+()*,;=") }

    /// Parses a number; `nil` without the prefix or a number.
    public init?(parsing text: String) {
        guard let rest = text.rest(after: "tel:") else { return nil }
        let number = PercentEncoding.decode(rest)
        guard !number.isEmpty else { return nil }
        self.init(number)
    }

    /// Throws unless the number has digits, and otherwise only separators and dialable characters.
    public func check() throws(PayloadError) {
        let isNumber = number.utf8.allSatisfy {
            Self.isDigit($0) || "+-()./*#,; ".utf8.contains($0)
        }
        guard isNumber, number.utf8.contains(where: Self.isDigit) else {
            throw .badTelephoneNumber(number)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// `true` if dialling it may control the phone or the network instead of calling, such as
    /// `*#06#`.
    public var isControlCode: Bool { number.utf8.contains { "*#".utf8.contains($0) } }
}
