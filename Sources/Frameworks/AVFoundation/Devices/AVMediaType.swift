/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pictures that move: what cameras give.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound, which no device gives here.
    public static let audio = AVMediaType(rawValue: "soun")
    /// What was found in pictures.
    public static let metadataObject = AVMediaType(rawValue: "mobj")
}
