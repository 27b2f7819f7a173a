public import struct Foundation.Date

/// A measured location: coordinate, altitude, accuracy, course, speed and time.
///
/// Conversions change the coordinate and preserve everything else.
public struct Location<System: CoordinateSystem>: Hashable, Sendable {
    /// The coordinate.
    public var coordinate: Coordinate<System>

    /// The altitude in metres above sea level.
    public var altitude: Double

    /// The radius of uncertainty of the coordinate in metres; negative when the coordinate is
    /// unknown.
    public var horizontalAccuracy: Double

    /// The uncertainty of ``altitude`` in metres; negative when it is unknown.
    public var verticalAccuracy: Double

    /// The direction of movement in degrees clockwise from north; negative when unknown.
    public var course: Double

    /// The speed in metres per second; negative when unknown.
    public var speed: Double

    /// The time of the measurement.
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

    /// Returns the same measurement with its coordinate in another system.
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
