public import Coordinates

/// A search for places by their names.
///
///     let request = try KeywordRequest("外滩", city: "上海")
///     let page = try await store.search(request)
///
/// The text's words, which white space separates, must all be in a place's names. Chinese, pinyin,
/// initials and other names find the same place: `外滩`, `waitan`, `wt`, `bund`. See ``Keyword`` for
/// when a word is in a name.
public struct KeywordRequest: Hashable, Sendable {
    /// How long a text can be.
    public static let mostCharacters = 100

    /// How places are ordered. At the end of every order the lower id comes first.
    public enum Order: Sendable {
        /// Places that have just this name, then those whose name begins with it, then all others;
        /// in each group by distance when the request has a point.
        case relevance

        /// The nearest first.
        case distance
    }

    /// What is looked for in the names.
    public let keyword: Keyword

    /// The city or the part of one that places must be in, by name, or `nil` for everywhere.
    public let city: String?

    /// What places must be within, such as the part of the map that is seen, or `nil` for
    /// everywhere.
    public let bounds: BoundingBox<WGS84>?

    /// What places must be, without repetition; empty for anything.
    public let categories: [PlaceCategory]

    /// Where distances are measured from, or `nil`.
    public let near: Coordinate<WGS84>?

    /// How the places are ordered.
    public let order: Order

    /// Which part of the results is wanted.
    public var paging: Paging

    /// Creates a request for places anywhere, or anywhere within `bounds`.
    ///
    /// - Throws: ``PlaceRequestError`` when `text` is empty or too long.
    public init(
        _ text: String, city: String? = nil, bounds: BoundingBox<WGS84>? = nil,
        categories: [PlaceCategory] = [], paging: Paging = .first
    ) throws(PlaceRequestError) {
        keyword = try Keyword(text)
        self.city = city
        self.bounds = bounds
        self.categories = categories.withoutRepetition
        near = nil
        order = .relevance
        self.paging = paging
    }

    /// Creates a request for places at any distance from a point.
    ///
    /// - Parameters:
    ///   - near: The point, in any system.
    ///   - offsetRegion: Where maps of that system are offset.
    /// - Throws: ``PlaceRequestError`` when `text` is empty or too long.
    public init<System: SearchSystem>(
        _ text: String, near: Coordinate<System>,
        offsetRegion: OffsetRegion = .sourceRectangle, order: Order = .relevance,
        city: String? = nil, bounds: BoundingBox<WGS84>? = nil,
        categories: [PlaceCategory] = [], paging: Paging = .first
    ) throws(PlaceRequestError) {
        keyword = try Keyword(text)
        self.city = city
        self.bounds = bounds
        self.categories = categories.withoutRepetition
        self.near = System.wgs84(of: near, in: offsetRegion)
        self.order = order
        self.paging = paging
    }
}
