/// The region in which a provider's maps use GCJ-02 instead of WGS-84.
///
/// Providers differ: AMap offsets the mainland, Hong Kong and Macau; Baidu Taiwan too; Google the
/// mainland only. The rectangle in most code is cheap and wrong: three quarters of it is not China,
/// so that it moves Seoul by 460 metres.
///
///     let shenzhen = try Coordinate<WGS84>(latitude: 22.5431, longitude: 114.0579)
///     OffsetRegion.google.contains(shenzhen)      // true
///
/// Half of the land border is within 1.4 km of OpenStreetMap's, nine tenths within 3.7 km, and the
/// crossings themselves are exact; at sea the regions end about 30 km off the coast, or halfway to
/// other land. The outlines are Natural Earth's, which are in the public domain.
public struct OffsetRegion: Sendable {
    private let shape: Shape

    private enum Shape {
        case rectangle
        /// The points of some areas that are not in another one.
        case areas([OffsetArea], except: OffsetArea? = nil)
    }

    /// Longitude 72.004 to 137.8347, latitude 0.8293 to 55.8271, edges included.
    public static let sourceRectangle = OffsetRegion(shape: .rectangle)

    /// The mainland, Hong Kong and Macau.
    public static let amap = OffsetRegion(shape: .areas([.china]))

    /// The mainland, Hong Kong, Macau and Taiwan.
    public static let baidu = OffsetRegion(shape: .areas([.china, .taiwan]))

    /// The mainland.
    public static let google = OffsetRegion(shape: .areas([.china], except: .specialRegions))

    /// Returns `true` if maps are offset at a coordinate.
    public func contains(_ coordinate: Coordinate<WGS84>) -> Bool {
        contains(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    func contains(latitude: Double, longitude: Double) -> Bool {
        guard
            longitude >= 72.004, longitude <= 137.8347, latitude >= 0.8293, latitude <= 55.8271
        else { return false }
        switch shape {
        case .rectangle: return true
        case .areas(let areas, let exception):
            return areas.contains { $0.contains(latitude: latitude, longitude: longitude) }
                && exception?.contains(latitude: latitude, longitude: longitude) != true
        }
    }
}
