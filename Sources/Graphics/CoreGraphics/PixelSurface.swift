import CCairo
import CPixman
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

    /// The pixels as Pixman copies and blends them: what Cairo does underneath, without its clips
    /// and patterns, which take longer than a small picture itself.
    private let image: OpaquePointer

    /// A surface of transparent pixels. Sizes below 1 count as 1.
    package init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        bytesPerRow = self.width * 4
        // Large blocks are new pages, which are zero already.
        guard let pixels = calloc(self.height, bytesPerRow),
            let image = pixman_image_create_bits(
                PIXMAN_a8r8g8b8, Int32(self.width), Int32(self.height),
                pixels.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
        else {
            preconditionFailure("No picture of \(width) × \(height) pixels. Is memory exhausted?")
        }
        self.pixels = pixels
        self.image = image
    }

    deinit {
        pixman_image_unref(image)
        if let cairoSurface {
            cairo_surface_finish(cairoSurface)
            cairo_surface_destroy(cairoSurface)
        }
        free(pixels)
    }

    /// The pixels as Cairo draws on them.
    var surface: OpaquePointer {
        if let cairoSurface { return cairoSurface }
        let made: OpaquePointer = cairo_image_surface_create_for_data(
            pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
            Int32(height), Int32(bytesPerRow))
        cairoSurface = made
        return made
    }

    private var cairoSurface: OpaquePointer?

    /// Makes a context that draws on these pixels. It keeps the surface alive.
    ///
    /// - Parameter baseTransform: From user space to pixels counted from the bottom left, y up.
    package func makeContext(baseTransform: CGAffineTransform = .identity) -> CGContext? {
        let context = CGContext(
            memory: pixels, width: width, height: height, bytesPerRow: bytesPerRow,
            baseTransform: baseTransform)
        context?.memoryOwner = self
        return context
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
        var color = RGBA(red: red, green: green, blue: blue, alpha: alpha).premultipliedForPixman
        var box = pixman_box32(
            x1: Int32(part.x), y1: Int32(part.y), x2: Int32(part.x + part.width),
            y2: Int32(part.y + part.height))
        pixman_image_fill_boxes(
            alpha >= 1 ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, image, &color, 1, &box)
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
        guard let pixmanOperator = operation.pixmanOperator else {
            guard case .blend(let mode) = operation else { return }
            return blend(
                source, left: left, top: top,
                CGRect(x: part.x, y: part.y, width: part.width, height: part.height), mode,
                alpha: alpha)
        }
        let mask = alpha >= 1 ? nil : Self.makeMask(alpha)
        pixman_image_composite32(
            pixmanOperator, source.image, mask, image, Int32(part.x - left),
            Int32(part.y - top), 0, 0, Int32(part.x), Int32(part.y), Int32(part.width),
            Int32(part.height))
        if let mask { pixman_image_unref(mask) }
    }

    /// Blends `source` with the pixels of a rectangle by one of Cairo's formulas.
    private func blend(
        _ source: PixelSurface, left: Int, top: Int, _ part: CGRect, _ mode: CGBlendMode,
        alpha: Double
    ) {
        guard let cairo = cairo_create(surface) else { return }
        cairo_rectangle(cairo, part.minX, part.minY, part.width, part.height)
        cairo_clip(cairo)
        cairo_set_operator(cairo, mode.cairoOperator)
        cairo_set_source_surface(cairo, source.surface, Double(left), Double(top))
        if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
        cairo_destroy(cairo)
    }

    /// Makes a mask of one alpha for all pixels.
    private static func makeMask(_ alpha: Double) -> OpaquePointer? {
        var color = RGBA(red: 0, green: 0, blue: 0, alpha: alpha).premultipliedForPixman
        return pixman_image_create_solid_fill(&color)
    }

    /// Turns the picture into the shadow that it casts: its alpha, blurred, in one colour.
    ///
    /// - Parameter deviation: The blur's standard deviation in pixels.
    package func becomeShadow(deviation: Double, color: RGBA) {
        guard
            let alpha = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let writer = cairo_create(alpha), let cairo = cairo_create(surface)
        else { return }
        cairo_set_operator(writer, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(writer, surface, 0, 0)
        cairo_paint(writer)
        cairo_destroy(writer)
        BoxBlur(deviation: deviation).apply(to: alpha)
        memset(pixels, 0, bytesPerRow * height)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(cairo, alpha, 0, 0)
        cairo_destroy(cairo)
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
    /// Pixman's operator; a copy of a partly transparent picture covers. `nil` for blend modes.
    fileprivate var pixmanOperator: pixman_op_t? {
        switch self {
        case .copy, .over: PIXMAN_OP_OVER
        case .mask: PIXMAN_OP_IN_REVERSE
        case .add: PIXMAN_OP_ADD
        case .blend: nil
        }
    }
}

extension RGBA {
    /// Sixteen bits a component, premultiplied and rounded as Cairo does.
    fileprivate var premultipliedForPixman: pixman_color {
        func bits(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65_535 + 0.5) }
        return pixman_color(
            red: bits(red * alpha), green: bits(green * alpha), blue: bits(blue * alpha),
            alpha: bits(alpha))
    }
}
