/// A part of what a search found.
public struct PlacePage: Hashable, Sendable {
    /// The places of this page, in the order that the request asks for.
    public let places: [FoundPlace]

    /// Whether a further page has more.
    public let hasMore: Bool

    /// How many places all pages have, or `nil` where counting them would cost more than the
    /// search.
    public let total: Int?

    /// Creates a page of places in their order.
    public init(places: [FoundPlace], hasMore: Bool, total: Int? = nil) {
        self.places = places
        self.hasMore = hasMore
        self.total = total
    }
}

/// A place that a search found.
public struct FoundPlace: Hashable, Sendable, Identifiable {
    /// The place itself.
    public let place: Place

    /// Metres from where the search was made, or `nil` when it was made nowhere.
    public let distance: Double?

    /// The place's own.
    public var id: Int64 { place.id }

    public init(place: Place, distance: Double?) {
        self.place = place
        self.distance = distance
    }
}

/// A place that somebody may mean who has typed the beginning of a name.
public struct PlaceTip: Hashable, Sendable, Identifiable {
    /// The place itself.
    public let place: Place

    /// The name that fits what was typed, in the writing that the place has it in.
    public let matchedName: String

    /// Metres from where the search was made, or `nil` when it was made nowhere.
    public let distance: Double?

    /// The place's own.
    public var id: Int64 { place.id }

    public init(place: Place, matchedName: String, distance: Double?) {
        self.place = place
        self.matchedName = matchedName
        self.distance = distance
    }
}
