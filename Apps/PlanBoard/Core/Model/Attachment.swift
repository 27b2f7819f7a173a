/// A file that belongs to a card. Its bytes are in a folder next to the board's file, under the
/// hash, so that equal files are kept once.
public struct Attachment: Hashable, Sendable {
    /// The file's name when it was attached.
    public let name: String

    /// The SHA-256 of the bytes, in hexadecimal digits.
    public let hash: String

    /// The number of bytes.
    public let size: Int

    public let extras: ExtraFields

    public init(name: String, hash: String, size: Int, extras: ExtraFields = ExtraFields()) {
        self.name = name
        self.hash = hash
        self.size = size
        self.extras = extras
    }
}

extension Attachment: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case name, hash, size
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try values.decode(String.self, forKey: .name),
            hash: try values.decode(String.self, forKey: .hash),
            size: try values.decode(Int.self, forKey: .size),
            extras: try ExtraFields(of: decoder, besides: Key.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name, forKey: .name)
        try values.encode(hash, forKey: .hash)
        try values.encode(size, forKey: .size)
        try extras.encode(into: encoder)
    }
}
