// Fields with quotes (RFC 4180). Marks are looked for among bytes: with an accent after it, a comma
// or a quote is another character of Swift's, though not for other programs.
extension String {
    private static let quote = UInt8(ascii: "\"")

    /// The text as it stands in a row of CSV: in quotes if it has commas, quotes or line ends.
    package var asCSVField: String {
        guard utf8.contains(where: { $0 == 0x2C || $0 == Self.quote || $0 == 0x0A || $0 == 0x0D })
        else { return self }
        let bytes = utf8.flatMap { $0 == Self.quote ? [$0, $0] : [$0] }
        return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
    }

    /// The text of a field of CSV, from the bytes between its outer quotes.
    init(quotedCSVField bytes: some Sequence<UInt8>) {
        var text: [UInt8] = []
        var isAfterQuote = false
        for byte in bytes {
            let isSecond = byte == Self.quote && isAfterQuote
            isAfterQuote = byte == Self.quote && !isSecond
            if !isSecond { text.append(byte) }
        }
        self.init(decoding: text, as: UTF8.self)
    }
}
