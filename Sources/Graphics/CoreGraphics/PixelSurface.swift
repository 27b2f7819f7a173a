import CCairo
import Foundation

/// A rectangle of premultiplied BGRA pixels, top row first, that copies and blends whole pixels
/// fast.
///
/// The compositor works with these. What one of its operations does to a pixel depends on that
/// pixel alone, never on the rectangle it is clipped to, so work may be cut into rectangles in any
/// way.
package final class PixelSurface {
    /// How pixels are put on those below.
    package enum Operation: Hashable {
        /// Replaces them.
        case copy

        /// Covers them, as the source's alpha says.
        case over

        /// Keeps them as far as the source's alpha says.
        case mask

        /// Is added to them.
        case add

        /// Is blended with them.
        case blend(CGBlendMode)
    }

    /// In pixels, at least 1.
    package let width: Int

    /// In pixels, at least 1.
    package let height: Int

    package let bytesPerRow: Int

    /// The first byte of the top row.
    package let pixels: UnsafeMutableRawPointer

    let surface: OpaquePointer
    private let cairo: OpaquePointer

    /// A surface of transparent pixels. Sizes below 1 count as 1.
    package init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        bytesPerRow = self.width * 4
        let bytes = bytesPerRow * self.height
        pixels = .allocate(byteCount: bytes, alignment: 16)
        memset(pixels, 0, bytes)
        surface = cairo_image_surface_create_for_data(
            pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(self.width),
            Int32(self.height), Int32(bytesPerRow))
        cairo = cairo_create(surface)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        pixels.deallocate()
    }

    /// Makes a context that draws on these pixels. It does not keep the surface alive.
    ///
    /// - Parameter baseTransform: From user space to pixels counted from the bottom left, y up.
    package func makeContext(baseTransform: CGAffineTransform = .identity) -> CGContext? {
        CGContext(
            memory: pixels, width: width, height: height, bytesPerRow: bytesPerRow,
            baseTransform: baseTransform)
    }

    /// Makes a rectangle transparent.
    package func clear(x: Int, y: Int, width w: Int, height h: Int) {
        guard let part = clipped(x, y, w, h) else { return }
        var row = pixels + part.y * bytesPerRow + part.x * 4
        for _ in 0..<part.height {
            memset(row, 0, part.width * 4)
            row += bytesPerRow
        }
    }

    /// Covers a rectangle with a colour, whose components are from 0 to 1 and not premultiplied.
    package func fill(
        x: Int, y: Int, width w: Int, height h: Int, red: Double, green: Double, blue: Double,
        alpha: Double
    ) {
        guard let part = clipped(x, y, w, h) else { return }
        cairo_set_operator(cairo, alpha >= 1 ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(cairo, red, green, blue, alpha)
        cairo_rectangle(
            cairo, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
        cairo_fill(cairo)
    }

    /// Puts `source`, with its top left pixel at (`left`, `top`) here, on the pixels of a
    /// rectangle.
    ///
    /// Outside of `source` there are transparent pixels, which matters when masking.
    package func draw(
        _ source: PixelSurface, left: Int, top: Int, x: Int, y: Int, width w: Int, height h: Int,
        alpha: Double, operation: Operation
    ) {
        guard var part = clipped(x, y, w, h) else { return }
        if operation != .mask {
            let minX = max(part.x, left)
            let minY = max(part.y, top)
            part.width = min(part.x + part.width, left + source.width) - minX
            part.height = min(part.y + part.height, top + source.height) - minY
            (part.x, part.y) = (minX, minY)
            guard part.width > 0, part.height > 0 else { return }
        }
        if operation == .copy && alpha >= 1 {
            var to = pixels + part.y * bytesPerRow + part.x * 4
            var from =
                source.pixels + (part.y - top) * source.bytesPerRow + (part.x - left) * 4
            for _ in 0..<part.height {
                memcpy(to, from, part.width * 4)
                to += bytesPerRow
                from += source.bytesPerRow
            }
            return
        }
        cairo_rectangle(
            cairo, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
        cairo_clip(cairo)
        cairo_set_operator(cairo, operation.cairoOperator)
        cairo_set_source_surface(cairo, source.surface, Double(left), Double(top))
        if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
        cairo_reset_clip(cairo)
        cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    }

    /// Turns the picture into the shadow that it casts: its alpha, blurred, in one colour.
    ///
    /// - Parameter deviation: The blur's standard deviation in pixels.
    package func becomeShadow(deviation: Double, color: RGBA) {
        guard
            let alpha = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let writer = cairo_create(alpha)
        else { return }
        cairo_set_operator(writer, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(writer, surface, 0, 0)
        cairo_paint(writer)
        cairo_destroy(writer)
        BoxBlur(deviation: deviation).apply(to: alpha)
        memset(pixels, 0, bytesPerRow * height)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(cairo, alpha, 0, 0)
        cairo_surface_destroy(alpha)
    }

    /// How far ``becomeShadow(deviation:color:)`` spreads a picture, in pixels.
    package static func shadowReach(deviation: Double) -> Int {
        BoxBlur(deviation: deviation).reach
    }

    private func clipped(_ x: Int, _ y: Int, _ w: Int, _ h: Int)
        -> (x: Int, y: Int, width: Int, height: Int)?
    {
        let minX = max(x, 0)
        let minY = max(y, 0)
        let maxX = min(x + w, width)
        let maxY = min(y + h, height)
        guard maxX > minX, maxY > minY else { return nil }
        return (minX, minY, maxX - minX, maxY - minY)
    }
}

extension PixelSurface.Operation {
    /// Cairo's operator; a copy of a partly transparent picture covers.
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .copy, .over: CAIRO_OPERATOR_OVER
        case .mask: CAIRO_OPERATOR_DEST_IN
        case .add: CAIRO_OPERATOR_ADD
        case .blend(let mode): mode.cairoOperator
        }
    }
}
