/// A page of a search's results.
public struct Paging: Hashable, Sendable {
    /// The valid page sizes.
    public static let sizes = 1...200

    /// The maximum number of places on all pages together. Narrow the search to find others.
    public static let mostPlaces = 10_000

    /// The first page of twenty.
    public static let first = Paging(uncheckedPage: 1, size: 20)

    /// The number of the page, from 1.
    public let page: Int

    /// The maximum number of places on the page.
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

    /// The number of places on the previous pages.
    public var offset: Int { (page - 1) * size }

    /// Returns the next page.
    ///
    /// - Throws: ``PlaceRequestError/page(_:last:)`` when it would end beyond ``mostPlaces``.
    public func next() throws(PlaceRequestError) -> Paging {
        try Paging(page: page + 1, size: size)
    }
}
