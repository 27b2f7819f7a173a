public import struct Foundation.Date

/// A measured place: where, how high, how surely, where to and when.
///
/// Conversions move the coordinate and keep everything else.
public struct Location<System: CoordinateSystem>: Hashable, Sendable {
    /// Where it is.
    public var coordinate: Coordinate<System>

    /// Metres above the sea.
    public var altitude: Double

    /// The radius, in metres, in which the true coordinate lies; negative when the coordinate is
    /// not known.
    public var horizontalAccuracy: Double

    /// How many metres ``altitude`` may be off; negative when it is not known.
    public var verticalAccuracy: Double

    /// Degrees clockwise from north in which it moves; negative when not known.
    public var course: Double

    /// Metres per second at which it moves; negative when not known.
    public var speed: Double

    /// When it was measured.
    public var timestamp: Date

    public init(
        coordinate: Coordinate<System>, altitude: Double = 0, horizontalAccuracy: Double = 0,
        verticalAccuracy: Double = -1, course: Double = -1, speed: Double = -1, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// The same measurement with its coordinate in another system.
    ///
    ///     let onAMap = location.converted { $0.gcj02(in: .amap) }
    public func converted<Other: CoordinateSystem>(
        _ conversion: (Coordinate<System>) -> Coordinate<Other>
    ) -> Location<Other> {
        Location<Other>(
            coordinate: conversion(coordinate), altitude: altitude,
            horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
            course: course, speed: speed, timestamp: timestamp)
    }
}
