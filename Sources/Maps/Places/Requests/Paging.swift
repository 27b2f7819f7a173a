/// Which part of the results a search is to give.
public struct Paging: Hashable, Sendable {
    /// How many places a page can have.
    public static let sizes = 1...200

    /// How many places all pages together can reach. Who looks for more should narrow the search.
    public static let mostPlaces = 10_000

    /// The first page of twenty.
    public static let first = Paging(uncheckedPage: 1, size: 20)

    /// From 1.
    public let page: Int

    /// How many places the page has at most.
    public let size: Int

    /// - Throws: ``PlaceRequestError`` when `page` is below 1, `size` is not within ``sizes``, or
    ///   the page ends beyond ``mostPlaces``.
    public init(page: Int, size: Int = 20) throws(PlaceRequestError) {
        guard Self.sizes.contains(size) else { throw .pageSize(size) }
        guard page >= 1, page <= Self.mostPlaces / size else {
            throw .page(page, last: Self.mostPlaces / size)
        }
        self.init(uncheckedPage: page, size: size)
    }

    private init(uncheckedPage page: Int, size: Int) {
        self.page = page
        self.size = size
    }

    /// How many places the pages before this one have.
    public var offset: Int { (page - 1) * size }

    /// The page after this one.
    ///
    /// - Throws: ``PlaceRequestError/page(_:last:)`` when it would end beyond ``mostPlaces``.
    public func next() throws(PlaceRequestError) -> Paging {
        try Paging(page: page + 1, size: size)
    }
}
