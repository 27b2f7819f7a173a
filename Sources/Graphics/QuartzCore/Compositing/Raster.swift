import CoreGraphics

/// A bitmap of part of a layer in the surface's pixels, reused as long as the layer moves only by
/// whole pixels.
///
/// It is always drawn completely, so that its pixels never depend on the damage.
final class Raster {
    let surface: PixelSurface

    /// The position on the surface.
    private(set) var rect: DeviceRect

    /// Maps the layer's coordinates to the bitmap's own pixels.
    private let transform: CGAffineTransform

    private init(surface: PixelSurface, rect: DeviceRect, transform: CGAffineTransform) {
        self.surface = surface
        self.rect = rect
        self.transform = transform
    }

    /// The limits of the rasters of one composition.
    struct Limits {
        /// The bounds of the surface.
        var surface: DeviceRect

        /// The maximum area. Larger rasters are clipped to the surface.
        var area: Int { max(surface.area * 4, 1 << 20) }
    }

    /// Returns the pixels of a raster of `extent`: all of them, or for a huge one those on the
    /// surface.
    static func rect(for extent: CGRect, limits: Limits) -> DeviceRect {
        let whole = DeviceRect(covering: extent)
        let fits = whole.width < 32_767 && whole.height < 32_767 && whole.area <= limits.area
        return fits ? whole : whole.intersection(limits.surface)
    }

    /// Returns a raster of what `draw` draws within `extent` in the layer's coordinates.
    ///
    /// - Parameters:
    ///   - previous: A raster of the same content, which is moved instead if that suffices.
    ///   - transform: Maps the layer's coordinates to the surface's pixels.
    ///   - margin: Additional pixels on all sides.
    ///   - sharing: The bitmaps to share, and the look that `draw` draws, if it is shared.
    /// - Returns: `nil` when it has no pixels.
    static func make(
        reusing previous: Raster?, extent: CGRect, transform: CGAffineTransform, limits: Limits,
        margin: Int = 0, sharing: (rasters: SharedRasters, look: SharedRasters.Look)? = nil,
        draw: (CGContext, PixelSurface) -> Void
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
        func drawn() -> PixelSurface? {
            let surface = PixelSurface(width: rect.width, height: rect.height)
            let base = CGAffineTransform.flipped(height: surface.height, scale: 1)
            guard let context = surface.makeContext(baseTransform: base) else { return nil }
            context.concatenate(local)
            draw(context, surface)
            return surface
        }
        let surface =
            if let sharing {
                sharing.rasters.surface(
                    of: sharing.look, width: rect.width, height: rect.height, transform: local,
                    make: drawn)
            } else { drawn() }
        return surface.map { Raster(surface: $0, rect: rect, transform: local) }
    }

    /// Creates a raster from a bitmap that is already drawn.
    init(surface: PixelSurface, rect: DeviceRect) {
        self.surface = surface
        self.rect = rect
        transform = .identity
    }
}
