/// A geographic location in WGS-84: `geo:31.2397,121.4998` (RFC 5870).
public struct GeoLocation: Hashable, Sendable {
    /// The latitude in degrees, from -90 to 90.
    public let latitude: Double

    /// The longitude in degrees, from -180 to 180.
    public let longitude: Double

    /// The altitude in metres above the ellipsoid.
    public let altitude: Double?

    /// The uncertainty in metres.
    public let uncertainty: Double?

    /// The name, as shown by maps on Android.
    public let label: String?

    /// - Parameters:
    ///   - latitude: In degrees, north positive.
    ///   - longitude: In degrees, east positive.
    ///   - altitude: In metres.
    ///   - uncertainty: In metres. Values not above zero count as unknown.
    ///   - label: An empty one counts as none.
    public init(
        latitude: Double, longitude: Double, altitude: Double? = nil, uncertainty: Double? = nil,
        label: String? = nil
    ) throws(PayloadError) {
        guard latitude.magnitude <= 90 else { throw .badLatitude(latitude) }
        guard longitude.magnitude <= 180 else { throw .badLongitude(longitude) }
        if let altitude, !altitude.isFinite { throw .badAltitude(altitude) }
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
        self.uncertainty = uncertainty.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.label = label.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the location as a QR code's text.
    ///
    /// - Parameter decimals: The number of digits after the point; by default as many as needed for
    ///   the same number. Five give about a metre, seven about a centimetre.
    public func text(decimals: Int? = nil) -> String {
        precondition(
            decimals.map { (0...15).contains($0) } ?? true,
            "A place cannot have \(decimals ?? 0) decimals. Pass 0 to 15, or none for all digits.")
        let numbers = [latitude, longitude].map { PlainNumber.text($0, decimals: decimals) }
        let point = numbers.joined(separator: ",")
        var text = "geo:" + point
        if let altitude { text += "," + PlainNumber.text(altitude) }
        if let uncertainty { text += ";u=" + PlainNumber.text(uncertainty) }
        if let label { text += "?q=\(point)(\(PercentEncoding.encode(label)))" }
        return text
    }

    /// Parses a location; `nil` without the prefix, for numbers out of range, and for reference
    /// systems other than WGS-84.
    ///
    /// In `geo:0,0?q=31.2,121.5(Name)` the location is that of the query.
    public init?(parsing text: String) {
        guard let rest = text.rest(after: "geo:") else { return nil }
        let halves = rest.withoutTrailingSpace.halves(at: "?")
        let path = (halves?.before ?? rest.withoutTrailingSpace).parts(separatedBy: ";")
        let query = halves.flatMap { QueryItems($0.after).values("q").first }
        var (numbers, label) = (Self.numbers(path[0]), query)
        if let query, let named = Self.namedPoint(query) {
            label = named.label
            if numbers.map({ $0.prefix(2).allSatisfy { $0 == 0 } }) ?? false {
                numbers = named.numbers
            }
        }
        let parameters = path.dropFirst().compactMap { $0.halves(at: "=") }
        let system = parameters.first { $0.before.lowercased() == "crs" }?.after
        let uncertainty = parameters.first { $0.before.lowercased() == "u" }?.after
        guard let numbers, (system ?? "wgs84").lowercased() == "wgs84" else { return nil }
        try? self.init(
            latitude: numbers[0], longitude: numbers[1],
            altitude: numbers.count > 2 ? numbers[2] : nil,
            uncertainty: uncertainty.flatMap { PlainNumber.value($0) }, label: label)
    }

    /// Parses two or three numbers separated by commas.
    private static func numbers(_ list: String) -> [Double]? {
        let parts = list.parts(separatedBy: ",")
        let numbers = parts.compactMap { PlainNumber.value($0) }
        return 2...3 ~= parts.count && numbers.count == parts.count ? numbers : nil
    }

    /// Parses `31.2,121.5(Name)`, or the numbers alone.
    private static func namedPoint(_ query: String) -> (numbers: [Double], label: String?)? {
        let halves = query.halves(at: "(")
        guard let numbers = numbers(halves?.before ?? query) else { return nil }
        let label = halves.map { halves in
            let scalars = halves.after.unicodeScalars
            return scalars.last == ")" ? String(scalars.dropLast()) : halves.after
        }
        return (numbers, label)
    }
}
