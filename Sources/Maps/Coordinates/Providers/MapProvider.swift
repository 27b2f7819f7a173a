/// A provider of maps and places.
public enum MapProvider: String, CaseIterable, Hashable, Sendable {
    case amap
    case apple
    case google

    /// The requirements of an app.
    public struct Needs: Hashable, Sendable {
        /// `true` if the app is used outside of China too.
        public var isInternational: Bool

        /// `true` if it needs more than a map with pins: search with details, routes, all kinds of
        /// events.
        public var isDemanding: Bool

        /// `true` if it may cost money.
        public var hasBudget: Bool

        public init(isInternational: Bool, isDemanding: Bool, hasBudget: Bool = false) {
            self.isInternational = isInternational
            self.isDemanding = isDemanding
            self.hasBudget = hasBudget
        }
    }

    /// Returns the most suitable provider, by a guide of 2017: prices and features have changed
    /// since.
    ///
    /// | | simple | demanding | demanding, with a budget |
    /// |---|---|---|---|
    /// | in China only | Apple | AMap | AMap |
    /// | international | Apple | Apple | Google |
    ///
    /// Google's free maps were limited to showing a location; Apple's came with every device and
    /// use the data of others.
    public static func recommended(for needs: Needs) -> MapProvider {
        guard needs.isDemanding else { return .apple }
        guard needs.isInternational else { return .amap }
        return needs.hasBudget ? .google : .apple
    }

    /// Returns the source of a provider's data at a coordinate, by the same guide.
    public func dataSource(at place: Coordinate<WGS84>) -> String {
        switch self {
        case .amap: "AMap"
        case .apple: offsetRegion.contains(place) ? "AMap" : "TomTom"
        case .google: "Google"
        }
    }

    /// The region in which the provider's maps use GCJ-02. Apple's data there are AMap's, and so is
    /// the offset.
    public var offsetRegion: OffsetRegion {
        switch self {
        case .amap, .apple: .amap
        case .google: .google
        }
    }
}
