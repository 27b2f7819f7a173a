import Foundation

/// Premultiplied BGRA pixels in memory of their own, top row first.
///
/// `@unchecked Sendable`: the memory is written only by the closure given to the initialiser, before
/// anyone else can hold the buffer, and freed when nobody does.
package final class PixelBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let bytes: UnsafeRawPointer

    /// The longest side of any bitmap, in pixels: Cairo's limit.
    package static let longestSide = 32767

    /// Creates a buffer that `fill` writes. Its pixels are transparent before.
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

    deinit {
        free(UnsafeMutableRawPointer(mutating: bytes))
    }
}
