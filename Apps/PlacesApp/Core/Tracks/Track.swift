package import Coordinates
package import Foundation

/// A recorded route: the points of a GPX file.
package struct Track: Hashable, Sendable {
    /// A point of a track.
    package struct Point: Hashable, Sendable {
        package let coordinate: Coordinate<WGS84>

        /// The height above the sea in metres, if it was measured.
        package var elevation: Double?
        package var time: Date?

        package init(
            _ coordinate: Coordinate<WGS84>, elevation: Double? = nil, time: Date? = nil
        ) {
            self.coordinate = coordinate
            self.elevation = elevation
            self.time = time
        }
    }

    /// The name in the file, or empty.
    package var name: String

    /// The parts without a gap; none of them is empty.
    package var segments: [[Point]]

    package init(name: String = "", segments: [[Point]]) {
        self.name = name
        self.segments = segments.filter { !$0.isEmpty }
    }

    /// The length in metres on the ellipsoid, without gaps.
    package var length: Double {
        segments.reduce(0) { sum, points in
            sum
                + zip(points, points.dropFirst()).reduce(0) {
                    $0 + $1.0.coordinate.geodesicDistance(to: $1.1.coordinate)
                }
        }
    }

    /// The seconds from the first time to the last; `nil` without times.
    package var duration: TimeInterval? {
        let times = segments.joined().compactMap(\.time)
        guard let first = times.min(), let last = times.max(), last > first else { return nil }
        return last.timeIntervalSince(first)
    }
}
