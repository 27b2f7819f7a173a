import TextEncodings

/// An encoding of texts, by its usual name.
///
///     TextEncoding("GB18030")
public struct TextEncoding: Hashable, Sendable {
    public static let utf8 = TextEncoding(knownName: "UTF-8")

    /// The name, in the spelling of the one who gave it.
    public let name: String

    /// Creates an encoding. The system knows some hundred, among them `GB18030`, `Big5`,
    /// `Shift_JIS`, `EUC-KR`, `UTF-16` and `windows-1252`; the result is `nil` for others.
    public init?(_ name: String) {
        guard UTF8Converter(from: name) != nil else { return nil }
        self.name = name
    }

    init(knownName name: String) { self.name = name }

    /// `true` if bytes must fit together in this encoding, so that few of them are good evidence.
    var hasMultibyteCharacters: Bool {
        ["GB18030", "BIG5", "SHIFT_JIS", "EUC-", "ISO-2022-", "UTF-", "JOHAB"]
            .contains { name.uppercased().hasPrefix($0) }
    }

    /// `true` for UTF-8.
    var isUTF8: Bool { ["UTF-8", "UTF8"].contains(name.uppercased()) }
}
