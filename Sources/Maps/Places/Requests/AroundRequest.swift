public import Coordinates

/// A search for places around a point.
///
///     let request = try AroundRequest(center: gps, radius: 500, categories: [.food])
///     let page = try await store.around(request)
public struct AroundRequest: Hashable, Sendable {
    /// The maximum radius, in metres.
    public static let mostRadius = 50_000.0

    /// The order of places. Raw values are AMap's sort rules.
    public enum Order: Int, Sendable {
        /// The nearest first; at the same distance, the lower id first.
        case distance = 0

        /// By category, in the order of ``AroundRequest/categories``, and the nearest first in
        /// each.
        case relevance = 1
    }

    /// The centre of the search.
    public let center: Coordinate<WGS84>

    /// The radius in metres.
    public let radius: Double

    /// The categories, without repetition, never empty.
    public let categories: [PlaceCategory]

    /// The kinds of places: of a category with some of them only these, of the others all. Empty
    /// by default.
    public var kinds: Set<PlaceKind> = []

    /// The order of the places.
    public let order: Order

    /// The requested page of the results.
    public var paging: Paging

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - center: The point, in any system.
    ///   - offsetRegion: The region in which maps of that system are offset.
    ///   - radius: In metres, up to ``mostRadius``.
    ///   - categories: The categories; ``PlaceCategory/usual`` without any.
    ///   - order: The order of the places.
    ///   - paging: The requested page of the results.
    /// - Throws: ``PlaceRequestError/radius(_:)``.
    public init<System: SearchSystem>(
        center: Coordinate<System>, offsetRegion: OffsetRegion = .sourceRectangle,
        radius: Double, categories: [PlaceCategory] = [], order: Order = .distance,
        paging: Paging = .first
    ) throws(PlaceRequestError) {
        guard radius > 0, radius <= Self.mostRadius else { throw .radius(radius) }
        self.center = System.wgs84(of: center, in: offsetRegion)
        self.radius = radius
        self.categories = categories.isEmpty ? PlaceCategory.usual : categories.withoutRepetition
        self.order = order
        self.paging = paging
    }

    /// Creates a request from degrees in WGS-84.
    ///
    /// - Throws: ``PlaceRequestError`` when the numbers are not a coordinate or not a radius.
    public init(
        latitude: Double, longitude: Double, radius: Double, categories: [PlaceCategory] = [],
        order: Order = .distance, paging: Paging = .first
    ) throws(PlaceRequestError) {
        let center: Coordinate<WGS84>
        do {
            center = try Coordinate(latitude: latitude, longitude: longitude)
        } catch {
            throw .coordinate(error)
        }
        try self.init(
            center: center, radius: radius, categories: categories, order: order, paging: paging)
    }
}

extension AroundRequest {
    /// Returns `true` if a place is of the request's categories and kinds.
    package func accepts(_ place: Place) -> Bool {
        categories.contains(place.category) && kinds.accept(place)
    }
}

extension Set<PlaceKind> {
    /// Returns `true` if a place has one of the kinds, or none of them is of its category.
    func accept(_ place: Place) -> Bool {
        var isOther = true
        for kind in self where kind.category == place.category {
            if kind.contains(place) { return true }
            isOther = false
        }
        return isOther
    }
}

// MARK: - As a request to AMap

extension AroundRequest {
    /// The names of ``categories`` with vertical bars between them: `公司企业|地名地址信息`. AMap has
    /// other kinds than ``kinds``, which it is not asked for.
    public var types: String { categories.map(\.chineseName).joined(separator: "|") }

    /// Returns the names and values of AMap's search around a point, in its order. The location is
    /// in GCJ-02, longitude first.
    ///
    /// - Parameter region: The region in which AMap's maps are offset.
    public func amapParameters(
        in region: OffsetRegion = .amap
    ) -> [(name: String, value: String)] {
        let location = center.gcj02(in: region)
        return [
            ("location", "\(location.longitude),\(location.latitude)"),
            ("types", types),
            ("radius", "\(Int(radius.rounded()))"),
            ("sortrule", "\(order.rawValue)"),
            ("requireExtension", "YES"),
            ("page", "\(paging.page)"),
            ("offset", "\(paging.size)"),
        ]
    }
}

extension Array where Element: Equatable {
    /// The elements without repetitions of earlier ones.
    var withoutRepetition: [Element] {
        reduce(into: []) { kept, element in
            if !kept.contains(element) { kept.append(element) }
        }
    }
}
