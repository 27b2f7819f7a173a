import CoreGraphics
import MapTiles
import UIKit

/// Shows the squares of a map, which are drawn off the main thread and kept: panning moves them.
final class MapTileView: UIView {
    /// What a kept square depends on.
    private struct Key: Hashable {
        let index: TileIndex
        let style: MapStyle
        let generation: Int
    }

    /// Called when all squares of the viewport are shown.
    var didLoad: (() -> Void)?

    /// `true` if nothing is drawn, below an overlay that covers all.
    var isReplaced = false { didSet { if isReplaced != oldValue { isHidden = isReplaced } } }

    private static var images = KeptImages<Key>()
    private static let queue = DispatchQueue(
        label: "map tiles", qos: .userInitiated, attributes: .concurrent)
    private static let mostAtOnce = 3

    private var shown: [MapViewport.Square: UIView] = [:]
    private var viewport: MapViewport?
    private var style = MapStyle()
    private var waiting: [MapViewport.Square] = []
    private var drawing: Set<Key> = []
    private var wasComplete = false

    /// Shows a viewport, with what is kept of it, and draws the others.
    func show(_ viewport: MapViewport, style: MapStyle) {
        if style != self.style { discard() }
        self.viewport = viewport
        self.style = style
        let squares = viewport.squares
        waiting = []
        for square in squares where shown[square] == nil {
            if let image = Self.images[key(square)] {
                add(square, image)
            } else {
                waiting.append(square)
            }
        }
        removeUnneeded(squares)
        layOut()
        drawNext()
    }

    /// Draws everything again, because the files of the map changed.
    func reload() {
        discard()
        if let viewport { show(viewport, style: style) }
    }

    /// The state of the map's files, which the images of all views depend on.
    private var generation: Int { MapSource.shared.generation }

    private func discard() {
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        wasComplete = false
    }

    private func key(_ square: MapViewport.Square) -> Key {
        Key(index: square.index, style: style, generation: generation)
    }

    private func add(_ square: MapViewport.Square, _ image: CGImage) {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.layer.contents = image
        shown[square] = view
        addSubview(view)
    }

    /// Removes squares that are out of sight, and those of another zoom once all others are there.
    private func removeUnneeded(_ squares: [MapViewport.Square]) {
        guard let viewport else { return }
        let needed = Set(squares)
        for (square, view) in shown where !needed.contains(square) {
            guard waiting.isEmpty || !square.frame.intersects(viewport.area) else { continue }
            view.removeFromSuperview()
            shown[square] = nil
        }
        let isComplete = waiting.isEmpty
        defer { wasComplete = isComplete }
        if isComplete, !wasComplete { didLoad?() }
    }

    private func layOut() {
        guard let viewport else { return }
        let scale = max(style.scale, 1)
        for (square, view) in shown {
            let start = viewport.point(of: square.frame.origin)
            let end = viewport.point(
                of: CGPoint(x: square.frame.maxX, y: square.frame.maxY))
            // Edges lie between pixels, so that no seam shows.
            let left = (start.x * scale).rounded() / scale
            let top = (start.y * scale).rounded() / scale
            view.frame = CGRect(
                x: left, y: top, width: (end.x * scale).rounded() / scale - left,
                height: (end.y * scale).rounded() / scale - top)
        }
    }

    private func drawNext() {
        while drawing.count < Self.mostAtOnce,
            let position = waiting.firstIndex(where: { !drawing.contains(key($0)) })
        {
            let key = key(waiting[position])
            drawing.insert(key)
            Self.queue.async { [weak self] in
                let image = TileDrawing.image(of: key.index, from: .shared, style: key.style)
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self?.finish(key, image) }
                }
            }
        }
    }

    private func finish(_ key: Key, _ image: CGImage?) {
        drawing.remove(key)
        if let image { Self.images[key] = image }
        let isCurrent = key.generation == generation && key.style == style
        for square in waiting where isCurrent && square.index == key.index {
            if let image { add(square, image) }
        }
        if isCurrent { waiting.removeAll { $0.index == key.index } }
        if let viewport { removeUnneeded(viewport.squares) }
        layOut()
        drawNext()
    }
}

/// Images by keys, of which the ones that were used last are kept: up to 24 million pixels.
struct KeptImages<Key: Hashable> {
    private static var mostPixels: Int { 24_000_000 }

    private var images: [Key: (image: CGImage, use: Int)] = [:]
    private var uses = 0
    private var pixels = 0

    subscript(key: Key) -> CGImage? {
        mutating get {
            uses += 1
            images[key]?.use = uses
            return images[key]?.image
        }
        set {
            uses += 1
            if let old = images.removeValue(forKey: key) {
                pixels -= old.image.width * old.image.height
            }
            guard let newValue else { return }
            images[key] = (newValue, uses)
            pixels += newValue.width * newValue.height
            guard pixels > Self.mostPixels else { return }
            for (key, kept) in images.sorted(by: { $0.value.use < $1.value.use }) {
                guard pixels > Self.mostPixels * 3 / 4 else { return }
                pixels -= kept.image.width * kept.image.height
                images[key] = nil
            }
        }
    }
}
