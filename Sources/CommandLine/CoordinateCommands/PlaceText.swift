import CommandLineKit
import Coordinates
import TextReading

/// Two numbers in a command line: `39.915,116.404`, the latitude first.
enum PlaceText {
    /// Returns the numbers of a place in `system`.
    static func numbers(
        _ text: String, in system: SystemKind
    ) throws(UsageError) -> (latitude: Double, longitude: Double) {
        let parts = text.split(
            omittingEmptySubsequences: true,
            whereSeparator: { $0 == "," || $0 == " " && !text.contains(",") })
        func number(_ index: Int) -> Double? {
            let text = parts[index].trimmingPrefix(while: \.isWhitespace)
            let degrees = system.isInMetres ? nil : DegreesMinutesSeconds.degrees(text)
            return JSONNumber.decimal(text) ?? degrees
        }
        guard parts.count == 2, let latitude = number(0), let longitude = number(1) else {
            throw .badValue(
                of: "place", value: text,
                wanted: system.isInMetres
                    ? .localized("metres north and east, like 3640000,12960000")
                    : .localized("latitude and longitude, like 39.915,116.404"))
        }
        return (latitude, longitude)
    }

    /// Returns a place in degrees, in any system.
    static func coordinate(_ text: String) throws -> Coordinate<WGS84> {
        let numbers = try numbers(text, in: .wgs84)
        return try Coordinate(latitude: numbers.latitude, longitude: numbers.longitude)
    }

    /// A place as JSON.
    struct Record: Encodable {
        let latitude: Double
        let longitude: Double

        init(_ place: (latitude: Double, longitude: Double)) {
            (latitude, longitude) = place
        }
    }

    /// The text of a place, which commands read again.
    static func text(_ place: (latitude: Double, longitude: Double)) -> String {
        "\(place.latitude),\(place.longitude)"
    }
}
