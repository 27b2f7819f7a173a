import Platform
public import UIKit

/// A pen with pressure and tilt, on the screen of a ``HeadlessApp``.
@preconcurrency @MainActor
public final class Pen {
    /// A measurement of the pen.
    public struct Point: Hashable, Sendable {
        /// The location in window points.
        public var location: CGPoint

        /// The pressure from 0 (barely touching) to 1 (the maximum of the pen).
        public var pressure: Double

        /// The angle to the screen in radians: 0 lies flat, π/2 stands upright.
        public var altitude: Double

        /// The direction in which the pen leans, in radians clockwise from the positive x axis.
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

    private let app: HeadlessApp

    /// The pointer id of the pen, separate from those of fingers.
    private static let id = 100

    init(app: HeadlessApp) {
        self.app = app
    }

    /// Draws through `points` with one report per frame, of `samplesPerReport` points each.
    ///
    /// Pens measure more often than the screen shows frames. With `samplesPerReport` above 1, the
    /// points between reports arrive as coalesced touches.
    ///
    /// - Parameters:
    ///   - points: The places and pressures, oldest first.
    ///   - samplesPerReport: The number of points that arrive together.
    ///   - isEraser: `true` for the other end of the pen.
    /// - Precondition: `points` is not empty.
    public func draw(
        through points: [Point], samplesPerReport: Int = 1, isEraser: Bool = false
    ) {
        requires(!points.isEmpty, "A pen that draws through no points draws nothing.")
        app.penButtons = isEraser ? [.primary, .eraser] : .primary
        report(.began, [points[0]])
        var remaining = points.dropFirst()
        while !remaining.isEmpty {
            app.advance(by: Finger.reportInterval)
            report(.moved, Array(remaining.prefix(samplesPerReport)))
            remaining = remaining.dropFirst(samplesPerReport)
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
            .pointer(
                PointerInput(
                    id: Self.id, device: .pen, phase: phase, samples: samples,
                    buttons: app.penButtons)))
    }
}
