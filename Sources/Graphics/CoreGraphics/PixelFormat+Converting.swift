/// A whole picture's pixels pass these loops, so they count with `while` and read through typed
/// pointers: unoptimised builds run ranges and closures ten times slower.
extension PixelFormat {
    /// Converts rows of this format to native ones. Source and target may be the same memory if
    /// pixels are as large in both.
    func convertToNative(
        from source: UnsafeRawPointer, bytesPerRow: Int, to target: UnsafeMutableRawPointer,
        targetBytesPerRow: Int, width: Int, height: Int
    ) {
        for y in 0..<height {
            let from = (source + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let to = (target + y * targetBytesPerRow).assumingMemoryBound(to: UInt8.self)
            if self == PixelFormat.native {
                to.update(from: from, count: width * 4)
            } else {
                convertRowToNative(from, to, width: width)
            }
        }
    }

    private func convertRowToNative(
        _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, width: Int
    ) {
        let (size, alphaOffset) = (bytesPerPixel, alpha ?? -1)
        let (red, green, blue) = (red ?? -1, green, blue)
        var (from, to) = (source, target)
        var x = 0
        while x < width {
            let a = alphaOffset < 0 ? 255 : UInt32(truncatingIfNeeded: from[alphaOffset])
            var (r, g, b): (UInt32, UInt32, UInt32) = (0, 0, 0)
            if red >= 0 {
                r = UInt32(truncatingIfNeeded: from[red])
                g = UInt32(truncatingIfNeeded: from[green])
                b = UInt32(truncatingIfNeeded: from[blue])
                if isPremultiplied {
                    // No component of a premultiplied pixel exceeds its alpha.
                    r = r < a ? r : a
                    g = g < a ? g : a
                    b = b < a ? b : a
                } else if a != 255 {
                    r = (r &* a &+ 127) / 255
                    g = (g &* a &+ 127) / 255
                    b = (b &* a &+ 127) / 255
                }
            }
            to[0] = UInt8(truncatingIfNeeded: b)
            to[1] = UInt8(truncatingIfNeeded: g)
            to[2] = UInt8(truncatingIfNeeded: r)
            to[3] = UInt8(truncatingIfNeeded: a)
            from += size
            to += 4
            x &+= 1
        }
    }

    /// Converts native rows to this format. Colours of transparent pixels become black.
    func convertFromNative(
        _ source: UnsafeRawPointer, bytesPerRow: Int, to target: UnsafeMutableRawPointer,
        targetBytesPerRow: Int, width: Int, height: Int
    ) {
        for y in 0..<height {
            convertRowFromNative(
                (source + y * bytesPerRow).assumingMemoryBound(to: UInt8.self),
                (target + y * targetBytesPerRow).assumingMemoryBound(to: UInt8.self), width: width)
        }
    }

    private func convertRowFromNative(
        _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, width: Int
    ) {
        let (size, alphaOffset) = (bytesPerPixel, alpha ?? -1)
        let (red, green, blue) = (red ?? -1, green, blue)
        let dividesByAlpha = !isPremultiplied && alpha != nil
        var (from, to) = (source, target)
        var x = 0
        while x < width {
            let a = UInt32(truncatingIfNeeded: from[3])
            var b = UInt32(truncatingIfNeeded: from[0])
            var g = UInt32(truncatingIfNeeded: from[1])
            var r = UInt32(truncatingIfNeeded: from[2])
            if dividesByAlpha, a != 255 {
                r = Self.divided(r, by: a)
                g = Self.divided(g, by: a)
                b = Self.divided(b, by: a)
            }
            if isGray {
                // The weights of sRGB's primaries, in 1/65536.
                let gray = (r &* 13933 &+ g &* 46871 &+ b &* 4732 &+ 32768) >> 16
                to[0] = UInt8(truncatingIfNeeded: gray)
            } else if red >= 0 {
                to[red] = UInt8(truncatingIfNeeded: r)
                to[green] = UInt8(truncatingIfNeeded: g)
                to[blue] = UInt8(truncatingIfNeeded: b)
            }
            if alphaOffset >= 0 { to[alphaOffset] = UInt8(truncatingIfNeeded: a) }
            from += 4
            to += size
            x &+= 1
        }
    }

    @inline(__always)
    private static func divided(_ value: UInt32, by alpha: UInt32) -> UInt32 {
        if alpha == 0 { return 0 }
        let quotient = (value &* 255 &+ alpha / 2) / alpha
        return quotient < 255 ? quotient : 255
    }
}
