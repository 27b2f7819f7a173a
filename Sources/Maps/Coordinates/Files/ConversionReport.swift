/// The number of places in a converted file.
public struct ConversionReport: Hashable, Sendable {
    /// The places whose numbers were converted.
    public internal(set) var converted = 0

    /// The places that have the same numbers in both systems, because they lie outside of the
    /// region of the offset.
    public internal(set) var unchanged = 0

    /// Counts a place by its numbers before and after the conversion.
    ///
    /// - Returns: `true` if they differ. Others keep their bytes.
    @inline(__always)
    @discardableResult
    mutating func count(
        latitude: Double, longitude: Double, as place: (latitude: Double, longitude: Double)
    ) -> Bool {
        let isMoved = place.latitude != latitude || place.longitude != longitude
        if isMoved { converted += 1 } else { unchanged += 1 }
        return isMoved
    }
}
