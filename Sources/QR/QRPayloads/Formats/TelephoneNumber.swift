/// A number to call: `tel:+86-21-5555-0100` (RFC 3966).
public struct TelephoneNumber: Hashable, Sendable {
    /// The number as people write it, with spaces or dashes or without.
    public var number: String

    public init(_ number: String) { self.number = number }

    /// The number as a QR code says it.
    public var text: String { "tel:" + PercentEncoding.encode(number, allowing: "+()*,;=") }

    /// Reads a number; `nil` without the mark or a number.
    public init?(parsing text: String) {
        guard let rest = text.rest(after: "tel:") else { return nil }
        let number = PercentEncoding.decode(rest)
        guard !number.isEmpty else { return nil }
        self.init(number)
    }

    /// Throws unless the number has digits, and beside them only what people write between them or
    /// dial.
    public func check() throws(PayloadError) {
        let isNumber = number.utf8.allSatisfy {
            Self.isDigit($0) || "+-()./*#,; ".utf8.contains($0)
        }
        guard isNumber, number.utf8.contains(where: Self.isDigit) else {
            throw .badTelephoneNumber(number)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// Whether dialling it may command the phone or the network instead of calling somebody, as
    /// `*#06#` does.
    public var isControlCode: Bool { number.utf8.contains { "*#".utf8.contains($0) } }
}
