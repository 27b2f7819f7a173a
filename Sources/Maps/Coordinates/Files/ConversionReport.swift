/// The number of places in a converted file.
public struct ConversionReport: Hashable, Sendable {
    /// The places whose numbers were converted.
    public internal(set) var converted = 0

    /// The places that have the same numbers in both systems, because they lie outside of the
    /// region of the offset.
    public internal(set) var unchanged = 0

    /// Counts a place by its numbers before and after the conversion.
    @inline(__always)
    mutating func count(
        latitude: Double, longitude: Double, as place: (latitude: Double, longitude: Double)
    ) {
        if place.latitude == latitude, place.longitude == longitude {
            unchanged += 1
        } else {
            converted += 1
        }
    }
}
