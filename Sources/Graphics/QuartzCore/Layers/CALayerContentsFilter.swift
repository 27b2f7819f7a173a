/// The way the pixels of a layer's contents are interpolated where they are not shown one to one.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Between the nearest pixels, the default.
    public static let linear = Self(rawValue: "linear")

    /// The nearest pixel, so that enlarged pixels have sharp edges.
    public static let nearest = Self(rawValue: "nearest")

    /// Like ``linear``: there are no smaller copies of contents to interpolate between.
    public static let trilinear = Self(rawValue: "trilinear")
}
