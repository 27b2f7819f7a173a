import Foundation

/// Premultiplied BGRA pixels in memory of their own, top row first.
///
/// `@unchecked Sendable`: only the closure given to the initialiser writes the memory, before any
/// other reference to the buffer exists; the memory is freed with the buffer.
package final class PixelBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let bytes: UnsafeRawPointer

    /// The longest side of any bitmap, in pixels: Cairo's limit.
    package static let longestSide = 32767

    /// Creates a buffer of transparent pixels, which `fill` may overwrite.
    ///
    /// - Returns: `nil` for a side that is not in 1…``longestSide``, or without memory.
    package init?(
        width: Int, height: Int, fill: (UnsafeMutableRawPointer, _ bytesPerRow: Int) -> Void
    ) {
        guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
            let memory = calloc(height, width * 4)
        else { return nil }
        self.width = width
        self.height = height
        bytesPerRow = width * 4
        fill(memory, bytesPerRow)
        bytes = UnsafeRawPointer(memory)
    }

    /// Multiplies the colours of BGRA pixels with their alpha, in place.
    package static func premultiply(
        _ memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int
    ) {
        let info = CGBitmapInfo(alpha: .first, byteOrder: .order32Little)
        PixelFormat(model: .rgb, bitsPerPixel: 32, info: info)?.convertToNative(
            from: memory, bytesPerRow: bytesPerRow, to: memory, targetBytesPerRow: bytesPerRow,
            width: width, height: height)
    }

    deinit {
        free(UnsafeMutableRawPointer(mutating: bytes))
    }
}
