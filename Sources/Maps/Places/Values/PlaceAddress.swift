/// The address of a point on the map.
public struct PlaceAddress: Hashable, Sendable {
    /// The street, with the house number if a place with one is near; empty if neither is.
    public let street: String

    /// The distance in metres from the point to the place or the street; `nil` without one.
    public let distance: Double?

    /// The city, or empty.
    public let city: String

    /// The district of the city, or empty.
    public let region: String

    /// The parts that are known, the largest first.
    public var text: String {
        [city, region, street].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
