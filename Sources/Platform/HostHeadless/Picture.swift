import Platform

/// A copy of a window's content.
public struct Picture: Hashable, Sendable {
    /// The width in pixels.
    public private(set) var width = 0

    /// The height in pixels.
    public private(set) var height = 0

    /// Premultiplied BGRA, 8 bits each, one pixel per word (0xAARRGGBB), top row first, without
    /// padding.
    public private(set) var pixels: [UInt32] = []

    /// The pixel `x` from the left and `y` from the top.
    public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// Copies the pixels in `damage`, or all when the surface has another size.
    ///
    /// - Returns: The copied rectangles.
    mutating func copy(from surface: Surface, damage: [PixelRect]) -> [PixelRect] {
        var damage = damage
        if surface.width != width || surface.height != height {
            width = surface.width
            height = surface.height
            pixels = Array(repeating: 0, count: width * height)
            damage = [PixelRect(x: 0, y: 0, width: width, height: height)]
        }
        let rows = damage.compactMap { $0.clipped(toWidth: width, height: height) }
        pixels.withUnsafeMutableBytes { bytes in
            for rect in rows {
                for y in rect.y..<(rect.y + rect.height) {
                    let source = surface.pixels + (y * surface.bytesPerRow + rect.x * 4)
                    let target = bytes.baseAddress! + (y * width + rect.x) * 4
                    target.copyMemory(from: source, byteCount: rect.width * 4)
                }
            }
        }
        return rows
    }
}
