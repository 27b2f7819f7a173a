public import Coordinates

/// A search for the places that a partially typed name may refer to.
///
/// The first results of a keyword search, without pages, and with the matching name.
public struct TipsRequest: Hashable, Sendable {
    /// The valid numbers of tips.
    public static let counts = 1...50

    /// The search whose first page contains the tips.
    public var search: KeywordRequest

    /// Creates a request for tips anywhere.
    ///
    /// - Parameters:
    ///   - text: The partially typed name.
    ///   - city: The city or district of the places, by name, or `nil` for any.
    ///   - categories: The categories of the places; empty for any.
    ///   - count: The maximum number of tips.
    /// - Throws: ``PlaceRequestError`` when `text` is empty or too long, or `count` is not within
    ///   ``counts``.
    public init(
        _ text: String, city: String? = nil, categories: [PlaceCategory] = [], count: Int = 10
    ) throws(PlaceRequestError) {
        search = try KeywordRequest(
            text, city: city, categories: categories, paging: Self.page(of: count))
    }

    /// Creates a request for tips with the nearest to a point first in each group.
    ///
    /// - Parameters:
    ///   - text: The partially typed name.
    ///   - near: The point, in any system.
    ///   - offsetRegion: The region in which maps of that system are offset.
    ///   - city: The city or district of the places, by name, or `nil` for any.
    ///   - categories: The categories of the places; empty for any.
    ///   - count: The maximum number of tips.
    /// - Throws: ``PlaceRequestError`` when `text` is empty or too long, or `count` is not within
    ///   ``counts``.
    public init<System: SearchSystem>(
        _ text: String, near: Coordinate<System>,
        offsetRegion: OffsetRegion = .sourceRectangle, city: String? = nil,
        categories: [PlaceCategory] = [], count: Int = 10
    ) throws(PlaceRequestError) {
        search = try KeywordRequest(
            text, near: near, offsetRegion: offsetRegion, city: city, categories: categories,
            paging: Self.page(of: count))
    }

    private static func page(of count: Int) throws(PlaceRequestError) -> Paging {
        guard counts.contains(count) else { throw .tipCount(count) }
        return try Paging(page: 1, size: count)
    }
}
