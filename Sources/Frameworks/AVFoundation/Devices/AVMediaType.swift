/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates the kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pictures that move: what cameras give.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound, which no device gives here.
    public static let audio = AVMediaType(rawValue: "soun")
    /// What was found in pictures.
    public static let metadataObject = AVMediaType(rawValue: "mobj")
}
