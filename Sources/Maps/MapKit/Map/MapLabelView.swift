import CoreGraphics
import MapTiles
import UIKit

/// Shows the names of a map. They are placed for more than what is seen, off the main thread, so
/// that panning moves them; another zoom places them again.
final class MapLabelView: UIView {
    private struct Request: Equatable {
        let viewport: MapViewport
        let style: MapStyle
        let generation: Int
    }

    private static let queue = DispatchQueue(label: "map labels", qos: .userInitiated)
    private static let margin: CGFloat = 160

    private let imageView = UIImageView()
    private var drawn: Request?
    private var pending: Request?
    private var current: Request?
    private var generation = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// `true` while the zoom changes: names are placed again when it rests.
    var isZooming = false

    func show(_ viewport: MapViewport, style: MapStyle) {
        let request = Request(viewport: viewport, style: style, generation: generation)
        current = request
        layOut()
        let isEnough = drawn.map {
            $0.style == style && $0.generation == generation
                && abs($0.viewport.zoom - viewport.zoom) < 1e-6
                && $0.viewport.area.covers(viewport.area)
        }
        let isOtherZoom = drawn.map { abs($0.viewport.zoom - viewport.zoom) >= 1e-6 } ?? false
        if isEnough != true, !(isZooming && isOtherZoom) { draw() }
    }

    func reload() {
        generation += 1
        if let current { show(current.viewport, style: current.style) }
    }

    /// Draws what is shown now. While a drawing is under way the latest request waits for it.
    private func draw() {
        guard pending == nil, let current else { return }
        var viewport = current.viewport
        viewport.size.width += 2 * Self.margin
        viewport.size.height += 2 * Self.margin
        let request = Request(
            viewport: viewport, style: current.style, generation: current.generation)
        pending = request
        Self.queue.async { [weak self] in
            let labels = LabelPlacement.labels(
                in: request.viewport, from: .shared, style: request.style)
            let image = LabelPlacement.image(
                of: labels, size: request.viewport.size, scale: request.style.scale)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self?.finish(request, image) }
            }
        }
    }

    private func finish(_ request: Request, _ image: CGImage?) {
        pending = nil
        drawn = request
        imageView.image = image.map {
            UIImage(cgImage: $0, scale: request.style.scale, orientation: .up)
        }
        if let current { show(current.viewport, style: current.style) }
    }

    private func layOut() {
        guard let current, let drawn else { return }
        let area = drawn.viewport.area
        let start = current.viewport.point(of: area.origin)
        let scale = max(current.style.scale, 1)
        let factor = exp2(current.viewport.zoom - drawn.viewport.zoom)
        imageView.frame = CGRect(
            x: (start.x * scale).rounded() / scale, y: (start.y * scale).rounded() / scale,
            width: drawn.viewport.size.width * factor,
            height: drawn.viewport.size.height * factor)
    }
}

extension CGRect {
    /// Returns `true` if the rectangle has all of another one. Foundation's `contains` compares
    /// their union, in which far numbers are rounded.
    fileprivate func covers(_ other: CGRect) -> Bool {
        minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
    }
}
