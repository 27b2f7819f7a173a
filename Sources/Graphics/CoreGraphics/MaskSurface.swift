import CCairo

/// An alpha mask that all drawing is multiplied by.
final class MaskSurface {
    /// An alpha-only surface in device coordinates.
    let surface: OpaquePointer

    /// Creates the mask of `image` scaled to `rect`, multiplied by the context's current mask.
    init?(_ image: CGImage, in rect: CGRect, of context: CGContext) {
        guard !context.state.isSingular, let alpha = image.maskingImage,
            let surface = context.deviceClip.makeSurface(CAIRO_FORMAT_A8)
        else { return nil }
        self.surface = surface
        let cr = cairo_create(surface)
        defer { cairo_destroy(cr) }
        guard let cr else { return }
        context.paint(alpha, in: rect, on: cr, alpha: 1)
        if let previous = context.state.mask {
            var identity = cairo_matrix_t(.identity)
            cairo_set_matrix(cr, &identity)
            cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(cr, previous.surface, 0, 0)
            cairo_paint(cr)
        }
    }

    deinit {
        cairo_surface_destroy(surface)
    }
}

extension CGImage {
    /// An image whose alpha channel is this image's opacity as a mask.
    fileprivate var maskingImage: CGImage? {
        if alphaInfo.hasAlpha { return self }
        let buffer = PixelBuffer(width: width, height: height) { memory, rowBytes in
            for y in 0..<height {
                let source = row(y)
                for x in 0..<width {
                    // The weights of sRGB's primaries, in 1/65536; bytes are ordered blue, green,
                    // red.
                    let light =
                        (UInt32(source[x * 4]) * 4732 + UInt32(source[x * 4 + 1]) * 46871
                            + UInt32(source[x * 4 + 2]) * 13933 + 32768) >> 16
                    let alpha = isMask ? 255 - light : light
                    memory.storeBytes(
                        of: UInt8(alpha), toByteOffset: y * rowBytes + x * 4 + 3, as: UInt8.self)
                }
            }
        }
        return buffer.map { CGImage(buffer: $0) }
    }
}
