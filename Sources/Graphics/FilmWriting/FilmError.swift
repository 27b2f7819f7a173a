/// A reason why a film could not be written, in GStreamer's words.
public struct FilmError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message: `no element "vp8enc"`, `No space left on the device.`
    public let reason: String

    public var description: String { "The film cannot be written: \(reason)" }
}
