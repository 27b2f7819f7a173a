import CoreGraphics

/// The content behind a layer, and its blurred picture.
final class Backdrop {
    /// The pixels behind the layer, in a rectangle from which the blur collects.
    let behind: PixelSurface

    /// The position of ``behind``.
    let area: DeviceRect

    /// The blurred pixels within the layer.
    fileprivate(set) var blurred: Raster

    init(area: DeviceRect) {
        self.area = area
        behind = PixelSurface(width: area.width, height: area.height)
        blurred = Raster(surface: behind, rect: area)
    }
}

/// A layer that blurs what is behind it.
struct BackdropLayer { weak var layer: CALayer? }

/// The point in a tree at which painting stops: everything in front is left out.
final class PaintingLimit {
    /// The layers from the one that is not painted up to the root.
    private let chain: [CALayer]

    /// `true` once painting has come to the layer.
    var isReached = false

    init(_ layer: CALayer) {
        chain = Array(sequence(first: layer) { $0.superlayer })
    }

    /// Returns `true` if a layer is not painted, as the limit is reached.
    func stops(before layer: CALayer) -> Bool {
        if layer === chain[0] { isReached = true }
        return isReached
    }

    /// Notes that a layer is skipped with its sublayers, which may hold the limit.
    func passes(_ layer: CALayer) {
        if chain.contains(where: { $0 === layer }) { isReached = true }
    }
}

// Blurring what is behind a layer. The pixels behind are painted apart from the surface, so that a
// change in front of the layer is found to change nothing and costs no blur.
extension Compositor {
    /// The factor by which colours behind a layer are more vivid.
    private static let saturation = 1.6

    /// Adds a layer to those whose backdrops are updated while they are shown.
    func registerBackdrop(of layer: CALayer) {
        guard !backdropLayers.contains(where: { $0.layer === layer }) else { return }
        backdropLayers.append(BackdropLayer(layer: layer))
    }

    /// Updates the backdrops behind which something changed, and adds them to the damage.
    func updateBackdrops() {
        guard !backdropLayers.isEmpty else { return }
        backdropLayers.removeAll { entry in
            guard let layer = entry.layer, layer.node?.isShown == true, layer.root === root else {
                return true
            }
            return layer.backdropBlur == 0
        }
        let layers = backdropLayers.compactMap(\.layer)
        for layer in layers.count > 1 ? layers.sorted(by: isBehind) : layers {
            if let node = layer.node { updateBackdrop(of: layer, node) }
        }
    }

    private func updateBackdrop(of layer: CALayer, _ node: LayerNode) {
        guard !node.backdropRect.isEmpty else {
            node.backdrop = nil
            return
        }
        let deviation = Double(layer.backdropBlur * scale)
        let reach = PixelSurface.shadowReach(deviation: deviation)
        let area = node.backdropRect.expanded(by: reach).intersection(extent)
        let isNew = node.backdrop?.area != area
        let backdrop = isNew ? Backdrop(area: area) : node.backdrop ?? Backdrop(area: area)
        let parts = isNew ? [area] : damageList.rects.map { $0.intersection(area) }
        var hasChanged = isNew
        for part in parts where !part.isEmpty {
            if paintBehind(layer, part, into: backdrop) { hasChanged = true }
        }
        guard hasChanged else { return }
        backdrop.blurred = Raster(
            surface: backdrop.behind.blurred(
                deviation: deviation, saturation: Self.saturation,
                x: node.backdropRect.minX - area.minX, y: node.backdropRect.minY - area.minY,
                width: node.backdropRect.width, height: node.backdropRect.height),
            rect: node.backdropRect)
        node.backdrop = backdrop
        damage(node.backdropRect)
    }

    /// Paints what is behind a layer in a rectangle of the surface.
    ///
    /// - Returns: `true` if the pixels differ from those before.
    private func paintBehind(
        _ layer: CALayer, _ part: DeviceRect, into backdrop: Backdrop
    ) -> Bool {
        let target = Target(
            surface: PixelSurface(width: part.width, height: part.height), originX: part.minX,
            originY: part.minY)
        if let color = backgroundColor?.rgba {
            target.surface.fill(
                x: 0, y: 0, width: part.width, height: part.height, red: color.red,
                green: color.green, blue: color.blue, alpha: color.alpha)
        }
        pendingCover = nil
        limit = PaintingLimit(layer)
        paint(root, on: target, part)
        limit = nil
        return backdrop.behind.replace(
            x: part.minX - backdrop.area.minX, y: part.minY - backdrop.area.minY,
            with: target.surface)
    }

    /// Returns `true` if a layer is painted before another.
    private func isBehind(_ first: CALayer, _ second: CALayer) -> Bool {
        place(of: first).lexicographicallyPrecedes(place(of: second))
    }

    /// The positions of a layer and of the layers around it among their siblings, from the root.
    private func place(of layer: CALayer) -> [Int] {
        var places: [Int] = []
        var current = layer
        while let above = current.superlayer {
            let siblings = above.node?.childrenInDepthOrder ?? above.storedSublayers.array
            places.append(siblings.firstIndex { $0 === current } ?? 0)
            current = above
        }
        return places.reversed()
    }
}
