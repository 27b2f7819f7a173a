import CCairo
import Foundation

extension PixelSurface {
    /// The deviation in pixels up to which a blur works at full resolution.
    private static let sharpDeviation = 4.0

    /// Returns a blurred copy of a rectangle. Beyond the edges of the surface its outermost pixels
    /// repeat.
    ///
    /// A large blur works on a smaller picture, which looks the same and takes a fraction of the
    /// time.
    ///
    /// - Parameters:
    ///   - deviation: The blur's standard deviation in pixels.
    ///   - saturation: The factor by which colours become more vivid; 1 leaves them as they are.
    package func blurred(
        deviation: Double, saturation: Double, x: Int, y: Int, width: Int, height: Int
    ) -> PixelSurface {
        let factor = max(1, (deviation / Self.sharpDeviation).rounded(.down))
        let blur = BoxBlur(deviation: deviation / factor)
        let margin = blur.reach
        let columns = max(1, Int((Double(self.width) / factor).rounded(.up)))
        let rows = max(1, Int((Double(self.height) / factor).rounded(.up)))
        let small = PixelSurface(width: columns + 2 * margin, height: rows + 2 * margin)
        let across = Double(columns) / Double(self.width)
        let down = Double(rows) / Double(self.height)
        small.stretch(
            self, left: Double(margin), top: Double(margin), scaleX: across, scaleY: down)
        blur.apply(toColors: small.surface)
        small.saturate(by: saturation)
        let result = PixelSurface(width: width, height: height)
        result.stretch(
            small, left: -Double(margin) / across - Double(x),
            top: -Double(margin) / down - Double(y), scaleX: 1 / across, scaleY: 1 / down)
        return result
    }

    /// Replaces pixels by those of another surface.
    ///
    /// - Returns: `true` if any of them differed.
    package func replace(x: Int, y: Int, with other: PixelSurface) -> Bool {
        cairo_surface_flush(surface)
        cairo_surface_flush(other.surface)
        var hasChanged = false
        let count = min(other.width, width - x) * 4
        for row in 0..<min(other.height, height - y) {
            let target = pixels + (y + row) * bytesPerRow + x * 4
            let source = other.pixels + row * other.bytesPerRow
            guard memcmp(target, source, count) != 0 else { continue }
            memcpy(target, source, count)
            hasChanged = true
        }
        cairo_surface_mark_dirty(surface)
        return hasChanged
    }

    /// Draws a surface scaled, and its outermost pixels beyond it.
    private func stretch(
        _ source: PixelSurface, left: Double, top: Double, scaleX: Double, scaleY: Double
    ) {
        guard let cairo = cairo_create(surface) else { return }
        cairo_translate(cairo, left, top)
        cairo_scale(cairo, scaleX, scaleY)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, source.surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(
            cairo_get_source(cairo), scaleX < 1 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
        cairo_paint(cairo)
        cairo_destroy(cairo)
    }

    /// Moves the colours away from their grey.
    private func saturate(by factor: Double) {
        guard factor != 1 else { return }
        cairo_surface_flush(surface)
        let bytes = pixels.assumingMemoryBound(to: UInt8.self)
        // Fixed-point numbers with 8 fractional bits.
        let amount = Int(factor * 256)
        for pixel in 0..<width * height {
            let place = bytes + pixel * 4
            let (blue, green, red) = (Int(place[0]), Int(place[1]), Int(place[2]))
            let grey = (blue * 18 + green * 183 + red * 55) >> 8
            let alpha = Int(place[3])
            for channel in 0..<3 {
                let value = grey + ((Int(place[channel]) - grey) * amount) >> 8
                place[channel] = UInt8(min(max(value, 0), alpha))
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
