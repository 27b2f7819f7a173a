public import Coordinates

/// A search for the places that somebody may mean while they type.
///
/// What a keyword search finds first, without pages, and with the name that fits.
public struct TipsRequest: Hashable, Sendable {
    /// How many tips can be asked for.
    public static let counts = 1...50

    /// The search whose first page the tips are.
    public let search: KeywordRequest

    /// Creates a request for tips anywhere.
    ///
    /// - Parameter count: How many tips at most.
    /// - Throws: ``PlaceRequestError`` when `text` is empty or too long, or `count` is not within
    ///   ``counts``.
    public init(
        _ text: String, city: String? = nil, categories: [PlaceCategory] = [], count: Int = 10
    ) throws(PlaceRequestError) {
        search = try KeywordRequest(
            text, city: city, categories: categories, paging: Self.page(of: count))
    }

    /// Creates a request for tips of which, in each group, the nearest to a point come first.
    ///
    /// - Parameters:
    ///   - near: The point, in any system.
    ///   - offsetRegion: Where maps of that system are offset.
    ///   - count: How many tips at most.
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
