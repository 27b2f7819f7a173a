import CoreGraphics

/// The bitmaps of one composition that show nothing but a layer's outline: rounded backgrounds,
/// clips and shadows. Layers that look the same, as cards, badges and controls do, share one.
final class SharedRasters {
    /// The part of an outline that a bitmap shows.
    enum Content: Hashable {
        case background(RGBA)
        case clip
        case shadow(RGBA, deviation: Double)
    }

    /// A layer's outline as a bitmap shows it.
    struct Look: Hashable {
        private let content: Content
        private let bounds: CGRect
        private let radius: CGFloat
        private let corners: CACornerMask
        private let curve: CALayerCornerCurve
        private let path: CGPath?

        /// - Parameter path: The outline, if it is not that of the layer.
        @MainActor
        init(_ content: Content, outlineOf layer: CALayer, path: CGPath? = nil) {
            self.content = content
            bounds = layer.style.bounds
            radius = layer.effectiveCornerRadius
            corners = layer.style.maskedCorners
            curve = layer.style.cornerCurve
            self.path = path
        }
    }

    private struct Key: Hashable {
        let look: Look
        let width: Int
        let height: Int
        let transform: CGAffineTransform
    }

    private var surfaces: [Key: PixelSurface] = [:]

    /// Returns the bitmap of a look, made by `make` if there is none in this composition yet.
    ///
    /// - Parameter transform: Maps the layer's coordinates to the bitmap's pixels.
    func surface(
        of look: Look, width: Int, height: Int, transform: CGAffineTransform,
        make: () -> PixelSurface?
    ) -> PixelSurface? {
        let key = Key(look: look, width: width, height: height, transform: transform)
        if let surface = surfaces[key] { return surface }
        let surface = make()
        surfaces[key] = surface
        return surface
    }

    /// Forgets the bitmaps, at the end of a composition.
    func removeAll() {
        if !surfaces.isEmpty { surfaces.removeAll(keepingCapacity: true) }
    }
}
