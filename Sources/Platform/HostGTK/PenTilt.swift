import Foundation

/// The orientation of a pen relative to the surface.
package struct PenTilt: Hashable {
    /// The angle to the surface in radians: π/2 stands upright, 0 lies flat.
    package var altitude: Double

    /// The direction in which the pen leans, in radians clockwise from the positive x axis.
    package var azimuth: Double

    /// Converts the two tilts measured by tablets, each from -1 (flat to the left, or away) over 0
    /// (upright) to 1 (flat to the right, or toward the user). Other values are clamped, NaN counts
    /// as 0.
    ///
    /// The pen's direction is (tan x, tan y, 1) for tilts of x and y as angles, from which both
    /// results follow.
    package init(x: Double, y: Double) {
        let limit = 0.9999  // a pen that lies flat both ways would point nowhere
        let angles = [x, y].map { $0.isNaN ? 0 : min(max($0, -limit), limit) * .pi / 2 }
        let across = tan(angles[0])
        let along = tan(angles[1])
        let lean = hypot(across, along)
        altitude = atan2(1, lean)
        azimuth = lean == 0 ? 0 : atan2(along, across)
    }
}
