/// How far the import of a file has come, kept in the store together with the places, so that it
/// can go on after a stop.
///
/// Texts leave out U+0000, as those of a ``Place`` do.
public struct ImportState: Hashable, Sendable {
    /// What is imported: mostly the file's name.
    public var source: String {
        didSet { source = source.withoutNull }
    }

    /// How often the source has been begun to be read, this time included: each time that it has
    /// changed, from 1.
    public var run: Int

    /// What tells the bytes that have been read from others. An import goes on only where this is
    /// the same.
    public var fingerprint: String {
        didSet { fingerprint = fingerprint.withoutNull }
    }

    /// How many bytes of the source have been read.
    public var position: Int

    /// Whether the source was read to its end.
    public var isFinished: Bool

    /// Whom to name where places from this source are shown, such as
    /// `© OpenStreetMap contributors, ODbL`, or empty.
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
