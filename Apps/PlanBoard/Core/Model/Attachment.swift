/// A file that belongs to a card. Its bytes are in a folder next to the board's file, under the
/// hash, so that equal files are kept once.
public struct Attachment: Hashable, Sendable, Codable {
    /// The file's name when it was attached.
    public let name: String

    /// The SHA-256 of the bytes, in hexadecimal digits.
    public let hash: String

    /// The number of bytes.
    public let size: Int

    public init(name: String, hash: String, size: Int) {
        self.name = name
        self.hash = hash
        self.size = size
    }
}
