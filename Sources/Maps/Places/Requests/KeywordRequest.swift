public import Coordinates

/// A search for places by their names.
///
///     let request = try KeywordRequest("外滩", city: "上海")
///     let page = try await store.search(request)
///
/// All of the text's words, separated by white space, must occur in a place's names. Chinese,
/// pinyin, initials and other names find the same place: `外滩`, `waitan`, `wt`, `bund`. See
/// ``Keyword`` for the rules of matching.
public struct KeywordRequest: Hashable, Sendable {
    /// The maximum length of a text.
    public static let mostCharacters = 100

    /// The order of places. Ties are broken by the lower id.
    public enum Order: Sendable {
        /// Places with exactly this name, then those whose name begins with it, then those whose
        /// names have all words, then those whose address, city or category have some of them. In
        /// each group the more important ones first, then the nearer ones when the request has a
        /// point: there, what is within 50 km comes before all else.
        case relevance

        /// The nearest first.
        case distance
    }

    /// The texts in which words are searched, each case with those before it.
    public enum Breadth: Int, Comparable, Sendable {
        /// Names only.
        case names

        /// Addresses, cities, regions and categories.
        case surroundings

        /// Names with one wrong, missing, superfluous or swapped character, if few places match and
        /// none has exactly the name; they come last. If no place matches several words, also those
        /// near a place that some of them name.
        case similarNames

        public static func < (first: Breadth, second: Breadth) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    /// The keyword to match with names.
    public let keyword: Keyword

    /// The city or district of the places, by name, or `nil` for any.
    public let city: String?

    /// The bounds of the places, such as the visible part of the map, or `nil` for none.
    public let bounds: BoundingBox<WGS84>?

    /// The categories of the places, without repetition; empty for any.
    public let categories: [PlaceCategory]

    /// The kinds of places: of a category with some of them only these, of the others all. Empty
    /// by default.
    public var kinds: Set<PlaceKind> = []

    /// The reference point of distances, or `nil`.
    public let near: Coordinate<WGS84>?

    /// The order of the places.
    public let order: Order

    /// The texts in which words are searched; by default the broadest.
    public var breadth = Breadth.similarNames

    /// The requested page of the results.
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
    ///   - text: The words to match with names.
    ///   - near: The point, in any system.
    ///   - offsetRegion: The region in which maps of that system are offset.
    ///   - order: The order of the places.
    ///   - city: The city or district of the places, by name, or `nil` for any.
    ///   - bounds: The bounds of the places, or `nil` for none.
    ///   - categories: The categories of the places; empty for any.
    ///   - paging: The requested page of the results.
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
