/// A draft of a text message: `SMSTO:+8613800000000:在吗` or `sms:+8613800000000?body=…` (RFC 5724).
public struct TextMessage: Hashable, Sendable {
    /// The recipients' numbers.
    public var recipients: [String]

    /// The text; if empty, the sender writes it.
    public var body: String

    public init(to recipients: [String], body: String = "") {
        self.recipients = recipients
        self.body = body
    }

    /// The message as a QR code's text, in the best-supported form that can represent the
    /// recipients.
    public var text: String {
        if recipients.count == 1, let number = recipients.first, Self.isPlain(number) {
            return "SMSTO:\(number)" + (body.isEmpty ? "" : ":\(body)")
        }
        let numbers = recipients.map { PercentEncoding.encode($0, allowing: "+") }
        return "sms:" + numbers.joined(separator: ",")
            + (body.isEmpty ? "" : "?body=\(PercentEncoding.encode(body))")
    }

    private static func isPlain(_ number: String) -> Bool {
        !number.isEmpty && number.utf8.allSatisfy { "0123456789+-*#.() ".utf8.contains($0) }
            && !number.hasPrefix(" ") && !number.hasSuffix(" ")
    }

    /// Parses a message; `nil` without the prefix or a recipient.
    public init?(parsing text: String) {
        guard let halves = text.halves(at: ":"),
            ["sms", "smsto", "mms", "mmsto"].contains(halves.before.lowercased())
        else { return nil }
        if let message = halves.after.halves(at: ":"),
            !message.before.utf8.contains(UInt8(ascii: "?"))
        {
            self.init(to: Self.numbers(message.before), body: message.after)
        } else if let address = halves.after.halves(at: "?") {
            let body = QueryItems(address.after).values("body").first ?? ""
            self.init(to: Self.numbers(address.before), body: body)
        } else {
            self.init(to: Self.numbers(halves.after))
        }
        guard recipients.contains(where: { !$0.isEmpty }) else { return nil }
    }

    private static func numbers(_ list: String) -> [String] {
        list.parts(separatedBy: ",").map { PercentEncoding.decode($0) }
    }
}
