/// A draft of a mail: `mailto:a@example.com?subject=…` (RFC 6068).
public struct MailMessage: Hashable, Sendable {
    /// The recipients' addresses, such as `a@example.com`.
    public var recipients: [String]

    /// The addresses of recipients of a copy.
    public var copies: [String]

    /// The addresses of recipients of a blind copy.
    public var hiddenCopies: [String]

    /// The subject, in one line; empty for none.
    public var subject: String

    /// The text, with line feeds as line ends.
    public var body: String

    /// The files that an address asks to attach. They are no part of the draft: a mail program that
    /// followed it would send files of the device.
    public private(set) var droppedAttachments: [String] = []

    /// Creates a draft; carriage returns in `body` become line feeds.
    public init(
        to recipients: [String], copies: [String] = [], hiddenCopies: [String] = [],
        subject: String = "", body: String = ""
    ) {
        self.recipients = recipients
        self.copies = copies
        self.hiddenCopies = hiddenCopies
        self.subject = subject
        self.body = body.withPlainLineEnds
    }

    /// Throws unless all recipients have addresses with a name, an @ and a host.
    public func check() throws(PayloadError) {
        for address in recipients + copies + hiddenCopies { try Self.check(address) }
    }

    /// Throws unless a text is syntactically a mail address.
    public static func check(_ address: String) throws(PayloadError) {
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        let labels = parts.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        let isAddress =
            parts.count == 2 && !parts[0].isEmpty && !labels.contains("")
            && !address.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 }
        guard isAddress else { throw .badMailAddress(address) }
    }

    /// The mail as a QR code's text.
    public var text: String {
        var items: [String] = []
        if !copies.isEmpty { items.append("cc=" + Self.list(copies)) }
        if !hiddenCopies.isEmpty { items.append("bcc=" + Self.list(hiddenCopies)) }
        if !subject.isEmpty { items.append("subject=" + PercentEncoding.encode(subject)) }
        if !body.isEmpty {
            let lines = body.parts(separatedBy: "\n").map { PercentEncoding.encode($0) }
            items.append("body=" + lines.joined(separator: "%0D%0A"))
        }
        return "mailto:" + Self.list(recipients)
            + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }

    private static func list(_ addresses: [String]) -> String {
        addresses.map { PercentEncoding.encode($0, allowing: "@+") }.joined(separator: ",")
    }

    /// Parses a mail in one of the three forms: `mailto:`, `MATMSG:` and `SMTP:`; `nil` without a
    /// recipient.
    public init?(parsing text: String) {
        if let address = text.rest(after: "mailto:") {
            self.init(address: address)
        } else if let rest = text.rest(after: "matmsg:") {
            let fields = MarkedFields(rest)
            self.init(
                to: fields.values("TO"), subject: fields.value("SUB") ?? "",
                body: fields.value("BODY") ?? "")
        } else if let rest = text.rest(after: "smtp:") {
            let parts = rest.parts(separatedBy: ":")
            self.init(
                to: [parts[0]], subject: parts.count > 1 ? parts[1] : "",
                body: parts.dropFirst(2).joined(separator: ":"))
        } else {
            return nil
        }
        guard (recipients + copies + hiddenCopies).contains(where: { !$0.isEmpty }) else {
            return nil
        }
    }

    /// Parses the part after `mailto:`. The list is split at its commas before decoding, because a
    /// comma within an address is encoded.
    private init(address: String) {
        let halves = address.halves(at: "?") ?? (address, "")
        var lists = ["to": Self.addresses(halves.before), "cc": [], "bcc": []]
        for item in halves.after.parts(separatedBy: "&") {
            guard let field = item.halves(at: "="), lists[field.before.lowercased()] != nil else {
                continue
            }
            lists[field.before.lowercased(), default: []] += Self.addresses(field.after)
        }
        let query = QueryItems(halves.after)
        self.init(
            to: lists["to"] ?? [], copies: lists["cc"] ?? [], hiddenCopies: lists["bcc"] ?? [],
            subject: query.values("subject").first ?? "",
            body: query.values("body").joined(separator: "\n"))
        droppedAttachments = query.values("attach") + query.values("attachment")
    }

    private static func addresses(_ list: String) -> [String] {
        list.isEmpty ? [] : list.parts(separatedBy: ",").map { PercentEncoding.decode($0) }
    }
}
