/// Somebody whose maps and places an app can show.
public enum MapProvider: String, CaseIterable, Hashable, Sendable {
    case amap
    case apple
    case google

    /// What an app wants of its maps.
    public struct Needs: Hashable, Sendable {
        /// Whether it is used outside of China too.
        public var isInternational: Bool

        /// Whether it needs more than a map with pins: search with details, routes, events of every
        /// kind.
        public var isDemanding: Bool

        /// Whether it may cost money.
        public var hasBudget: Bool

        public init(isInternational: Bool, isDemanding: Bool, hasBudget: Bool = false) {
            self.isInternational = isInternational
            self.isDemanding = isDemanding
            self.hasBudget = hasBudget
        }
    }

    /// The provider that suits best, by a guide of 2017: prices and abilities have changed since.
    ///
    /// | | simple | demanding | demanding, with a budget |
    /// |---|---|---|---|
    /// | in China only | Apple | AMap | AMap |
    /// | international | Apple | Apple | Google |
    ///
    /// Google's free maps were limited to showing a place; Apple's came with every device and take
    /// their data from others.
    public static func recommended(for needs: Needs) -> MapProvider {
        guard needs.isDemanding else { return .apple }
        guard needs.isInternational else { return .amap }
        return needs.hasBudget ? .google : .apple
    }

    /// Who gave the data at a place to whom shows it there, by the same guide.
    public func dataSource(at place: Coordinate<WGS84>) -> String {
        switch self {
        case .amap: "AMap"
        case .apple: offsetRegion.contains(place) ? "AMap" : "TomTom"
        case .google: "Google"
        }
    }

    /// Where the provider's maps use GCJ-02. Apple's data are AMap's there, and so is the offset.
    public var offsetRegion: OffsetRegion {
        switch self {
        case .amap, .apple: .amap
        case .google: .google
        }
    }
}
