import Platform
public import UIKit

/// A pen with pressure and tilt, on the screen of a ``HeadlessApp``.
@MainActor
public final class Pen {
    /// One place of a pen's way.
    public struct Point: Hashable, Sendable {
        /// In window points.
        public var location: CGPoint

        /// From 0 (barely touching) to 1 (as hard as the pen can tell).
        public var pressure: Double

        /// The angle to the screen in radians: 0 lies flat, π/2 stands upright.
        public var altitude: Double

        /// The direction that the pen leans to, in radians clockwise from the positive x axis.
        public var azimuth: Double

        public init(
            _ location: CGPoint, pressure: Double = 0.5, altitude: Double = .pi / 2,
            azimuth: Double = 0
        ) {
            self.location = location
            self.pressure = pressure
            self.altitude = altitude
            self.azimuth = azimuth
        }
    }

    private unowned let app: HeadlessApp

    /// Pens count apart from fingers.
    private static let id = 100

    init(app: HeadlessApp) {
        self.app = app
    }

    /// Draws through `points`, one report a point, `samplesPerReport` points at a time.
    ///
    /// Pens measure more often than the screen shows frames. With `samplesPerReport` above 1 the points between
    /// reports arrive as coalesced touches.
    ///
    /// - Precondition: `points` is not empty.
    public func draw(through points: [Point], samplesPerReport: Int = 1) {
        precondition(!points.isEmpty, "A pen that draws through no points draws nothing.")
        report(.began, [points[0]])
        var rest = points.dropFirst()
        while !rest.isEmpty {
            app.advance(by: Finger.reportInterval)
            report(.moved, Array(rest.prefix(samplesPerReport)))
            rest = rest.dropFirst(samplesPerReport)
        }
        app.advance(by: Finger.reportInterval)
        report(.ended, [points[points.count - 1]])
        app.advance(by: Finger.reportInterval)
    }

    /// Holds the pen above the screen without touching it.
    public func hover(at point: CGPoint) {
        report(.hovered, [Point(point, pressure: 0)])
    }

    private func report(_ phase: PointerInput.Phase, _ points: [Point]) {
        let samples = points.map { point in
            PointerInput.Sample(
                location: point.location, time: app.host.now, pressure: point.pressure,
                altitude: point.altitude, azimuth: point.azimuth)
        }
        app.send(
            .pointer(PointerInput(id: Self.id, device: .pen, phase: phase, samples: samples)))
    }
}
