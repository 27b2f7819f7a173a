/// How far a picture may differ from its golden.
public nonisolated struct GoldenTolerance: Hashable, Sendable {
    /// The largest difference of a channel of a pixel, from 0 to 255, that counts as equal.
    public var difference: Int

    /// The largest number of pixels that differ by more.
    public var pixels: Int

    /// Creates a tolerance; by default for none.
    public init(difference: Int = 0, pixels: Int = 0) {
        self.difference = difference
        self.pixels = pixels
    }

    /// Every pixel is the same.
    public static let none = GoldenTolerance()
}
