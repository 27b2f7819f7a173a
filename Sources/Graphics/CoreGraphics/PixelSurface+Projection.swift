import CCairo

extension PixelSurface {
    /// Replaces all pixels by those of another surface seen through a map, interpolated between the
    /// four nearest. Outside of `source` it is transparent.
    ///
    /// Cairo's patterns have no perspective, so each pixel is looked up.
    ///
    /// - Parameter map: From the pixels of this surface to those of `source`.
    package func fill(from source: PixelSurface, through map: Projection) {
        cairo_surface_flush(source.surface)
        cairo_surface_flush(surface)
        for y in 0..<height {
            let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let v = Double(y) + 0.5
            for x in 0..<width {
                let u = Double(x) + 0.5
                let w = Double(map.wx) * u + Double(map.wy) * v + Double(map.w0)
                guard w > 0 else {
                    for channel in 0..<4 { row[x * 4 + channel] = 0 }
                    continue
                }
                let m = map.affine
                source.sample(
                    x: (Double(m.a) * u + Double(m.c) * v + Double(m.tx)) / w - 0.5,
                    y: (Double(m.b) * u + Double(m.d) * v + Double(m.ty)) / w - 0.5,
                    into: row + x * 4)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Interpolates the pixel at a position, counted from the centre of the first one.
    @inline(__always)
    private func sample(x: Double, y: Double, into result: UnsafeMutablePointer<UInt8>) {
        guard x > -1, y > -1, x < Double(width), y < Double(height) else {
            for channel in 0..<4 { result[channel] = 0 }
            return
        }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, below) = (x - Double(left), y - Double(top))
        for channel in 0..<4 {
            let upper =
                byte(left, top, channel) * (1 - right) + byte(left + 1, top, channel) * right
            let lower =
                byte(left, top + 1, channel) * (1 - right)
                + byte(left + 1, top + 1, channel) * right
            result[channel] = UInt8(upper * (1 - below) + lower * below + 0.5)
        }
    }

    /// A channel of a pixel; 0 outside.
    @inline(__always)
    private func byte(_ x: Int, _ y: Int, _ channel: Int) -> Double {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return Double(
            pixels.load(fromByteOffset: y * bytesPerRow + x * 4 + channel, as: UInt8.self))
    }

    /// Multiplies all pixels by a colour that is not premultiplied.
    package func multiply(by color: RGBA) {
        cairo_surface_flush(surface)
        let alpha = color.alpha
        // The bytes are in the order blue, green, red, alpha.
        let factors = [color.blue * alpha, color.green * alpha, color.red * alpha, alpha]
        for y in 0..<height {
            let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width {
                for channel in 0..<4 {
                    let value = Double(row[x * 4 + channel]) * factors[channel]
                    row[x * 4 + channel] = UInt8(min(max(value + 0.5, 0), 255))
                }
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
