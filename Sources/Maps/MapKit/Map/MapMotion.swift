import CoreGraphics
import MapTiles
import UIKit

/// Moves a map frame by frame: to a region, or on after a finger lifted.
final class MapMotion {
    private unowned let map: MKMapView
    private var link: CADisplayLink?
    private var start: CFTimeInterval?

    /// The share of its velocity that the map keeps after a millisecond, as scroll views do.
    private static let rate = 0.998

    init(_ map: MKMapView) { self.map = map }

    /// `true` while the map moves.
    var isMoving: Bool { link != nil }

    /// Ends the motion where it is.
    func stop() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        map.showViewport()
        map.delegate?.mapView(map, regionDidChangeAnimated: true)
    }

    /// Moves gradually to another viewport, in 0.4 seconds.
    func glide(to end: MapViewport) {
        guard let from = map.viewport else { return }
        var turn = from.center.x - end.center.x
        turn = turn.rounded()
        run { [unowned map] time in
            let share = min(time / 0.4, 1)
            let eased = share * share * (3 - 2 * share)
            var step = from
            step.zoom += (end.zoom - from.zoom) * eased
            // The path on the screen is straight at any change of the zoom.
            let widths = (1 / from.worldWidth, 1 / end.worldWidth)
            let part =
                abs(widths.1 - widths.0) < 1e-15
                ? eased : (1 / step.worldWidth - widths.0) / (widths.1 - widths.0)
            step.center.x += (end.center.x + turn - from.center.x) * part
            step.center.y += (end.center.y - from.center.y) * part
            map.move(to: share < 1 ? step : end)
            return share < 1
        }
    }

    /// Moves on with a velocity in points per second, ever slower.
    func coast(_ velocity: CGPoint) {
        guard hypot(velocity.x, velocity.y) > 60, let from = map.viewport else {
            map.delegate?.mapView(map, regionDidChangeAnimated: true)
            return
        }
        run { [unowned map] time in
            let milliseconds = time * 1_000
            let kept = pow(Self.rate, milliseconds)
            let distance = Self.rate * (1 - kept) / (1 - Self.rate) / 1_000
            map.move(
                to: from.moved(
                    by: CGPoint(x: velocity.x * distance, y: velocity.y * distance)))
            return hypot(velocity.x, velocity.y) * kept > 12
        }
    }

    /// Calls `step` with the seconds since the beginning in each frame, until it returns `false`.
    private func run(_ step: @escaping @MainActor (Double) -> Bool) {
        link?.invalidate()
        start = nil
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let start = self.start ?? link.timestamp
            self.start = start
            if !step(link.timestamp - start) { stop() }
        }
        self.link = link
        link.add(to: .main, forMode: .common)
    }
}
