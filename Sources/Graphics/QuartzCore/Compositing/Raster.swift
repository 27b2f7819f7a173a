import CoreGraphics

/// A picture of part of a layer in the surface's pixels, kept while only whole-pixel moves happen to it.
///
/// It is always drawn as a whole, so its pixels never depend on what is being repainted.
final class Raster {
    let surface: PixelSurface

    /// Where it is on the surface.
    private(set) var rect: DeviceRect

    /// From the layer to the picture's own top left pixel.
    private let transform: CGAffineTransform

    private init(surface: PixelSurface, rect: DeviceRect, transform: CGAffineTransform) {
        self.surface = surface
        self.rect = rect
        self.transform = transform
    }

    /// What limits the pictures of one composition.
    struct Limits {
        /// The whole surface.
        var surface: DeviceRect

        /// Larger pictures are cut at the surface's edges.
        var area: Int { max(surface.area * 4, 1 << 20) }
    }

    /// The pixels that a picture of `extent` needs: all, or for a huge one those on the surface.
    static func rect(for extent: CGRect, limits: Limits) -> DeviceRect {
        let whole = DeviceRect(covering: extent)
        let fits = whole.width < 32_767 && whole.height < 32_767 && whole.area <= limits.area
        return fits ? whole : whole.intersection(limits.surface)
    }

    /// A picture of what `draw` draws within `extent` in the layer's coordinates.
    ///
    /// - Parameters:
    ///   - previous: A picture of the same things, which is moved instead if that is enough.
    ///   - transform: From the layer's coordinates to the surface's pixels.
    ///   - margin: Pixels to add on all sides.
    /// - Returns: nil when it has no pixels.
    static func make(
        reusing previous: Raster?, extent: CGRect, transform: CGAffineTransform, limits: Limits,
        margin: Int = 0, draw: (CGContext, PixelSurface) -> Void
    ) -> Raster? {
        var rect = rect(for: extent.applying(transform), limits: limits)
        guard !rect.isEmpty else { return nil }
        if margin > 0 { rect = rect.expanded(by: margin) }
        var local = transform
        local.tx -= CGFloat(rect.minX)
        local.ty -= CGFloat(rect.minY)
        if let previous, previous.transform == local, previous.rect.width == rect.width,
            previous.rect.height == rect.height
        {
            previous.rect = rect
            return previous
        }
        let surface = PixelSurface(width: rect.width, height: rect.height)
        guard
            let context = surface.makeContext(
                baseTransform: .flipped(height: surface.height, scale: 1))
        else { return nil }
        context.concatenate(local)
        draw(context, surface)
        return Raster(surface: surface, rect: rect, transform: local)
    }

    /// A picture that is drawn already.
    init(surface: PixelSurface, rect: DeviceRect) {
        self.surface = surface
        self.rect = rect
        transform = .identity
    }
}
