import Coordinates
import Foundation

/// A measurement keeps all that was measured when its coordinate is converted.
enum LocationExample {
    static func run() throws -> [String] {
        let gps = Location<WGS84>(
            coordinate: try Coordinate(latitude: 31.24, longitude: 121.49), altitude: 12,
            horizontalAccuracy: 5, verticalAccuracy: 8, course: 90, speed: 1.5,
            timestamp: Date(timeIntervalSince1970: 1_500_000_000))
        let map = gps.converted { $0.gcj02() }
        return [
            "\(gps.coordinate)", "\(map.coordinate)",
            "altitude \(map.altitude), accuracies \(map.horizontalAccuracy) and"
                + " \(map.verticalAccuracy)",
            "course \(map.course), speed \(map.speed), same time: \(map.timestamp == gps.timestamp)",
        ]
    }
}
