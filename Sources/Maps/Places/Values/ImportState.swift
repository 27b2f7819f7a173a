/// The progress of a file's import, stored together with the places, so that it can continue after
/// an interruption.
///
/// U+0000 is removed from texts, like those of a ``Place``.
public struct ImportState: Hashable, Sendable {
    /// The source, usually the file's name.
    public var source: String {
        didSet { source = source.withoutNull }
    }

    /// The number of times that the source was read from its beginning, because it had changed,
    /// including the current one, from 1.
    public var run: Int

    /// The fingerprint of the bytes that have been read. An import continues only if it is the
    /// same.
    public var fingerprint: String {
        didSet { fingerprint = fingerprint.withoutNull }
    }

    /// The number of bytes of the source that have been read.
    public var position: Int

    /// `true` if the source was read to its end.
    public var isFinished: Bool

    /// The attribution of places from this source, such as `© OpenStreetMap contributors, ODbL`, or
    /// empty.
    public var attribution: String {
        didSet { attribution = attribution.withoutNull }
    }

    public init(
        source: String, run: Int = 1, fingerprint: String, position: Int = 0,
        isFinished: Bool = false, attribution: String = ""
    ) {
        self.source = source.withoutNull
        self.run = run
        self.fingerprint = fingerprint.withoutNull
        self.position = position
        self.isFinished = isFinished
        self.attribution = attribution.withoutNull
    }
}
