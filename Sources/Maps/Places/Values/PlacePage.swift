/// A page of search results.
public struct PlacePage: Hashable, Sendable {
    /// The places of this page, in the request's order.
    public let places: [FoundPlace]

    /// `true` if there are more places on further pages.
    public let hasMore: Bool

    /// The number of places on all pages, or `nil` where counting them would cost more than the
    /// search.
    public let total: Int?

    /// The name that was probably meant, if no place has the keyword and some have a similar name.
    public let suggestion: String?

    /// Creates a page of places.
    public init(
        places: [FoundPlace], hasMore: Bool, total: Int? = nil, suggestion: String? = nil
    ) {
        self.places = places
        self.hasMore = hasMore
        self.total = total
        self.suggestion = suggestion
    }
}

/// A place in search results.
public struct FoundPlace: Hashable, Sendable, Identifiable {
    /// The place itself.
    public let place: Place

    /// The distance in metres from the request's point, or `nil` without one.
    public let distance: Double?

    /// The place's id.
    public var id: Int64 { place.id }

    public init(place: Place, distance: Double?) {
        self.place = place
        self.distance = distance
    }
}

/// A place that a partially typed name may refer to.
public struct PlaceTip: Hashable, Sendable, Identifiable {
    /// The place itself.
    public let place: Place

    /// The matching name as written.
    public let matchedName: String

    /// The distance in metres from the request's point, or `nil` without one.
    public let distance: Double?

    /// The place's id.
    public var id: Int64 { place.id }

    public init(place: Place, matchedName: String, distance: Double?) {
        self.place = place
        self.matchedName = matchedName
        self.distance = distance
    }
}
