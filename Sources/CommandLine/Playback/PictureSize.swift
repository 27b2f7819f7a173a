package import Foundation
import Platform

/// The limits of a window's size without a display.
package enum PictureSize {
    /// The maximum number of pixels of a window. A few bitmaps of that size fit into memory.
    static let pixelLimit = 64_000_000.0

    /// Returns `true` if a window of `size` points can be shown at `scale` pixels per point.
    package static func isPossible(_ size: CGSize, scale: CGFloat) -> Bool {
        do {
            try WindowDescription.check(size, atScale: scale)
            return size.width * scale * size.height * scale <= pixelLimit
        } catch {
            return false
        }
    }

    /// The reason why a size is refused.
    package static func complaint(_ size: CGSize, scale: CGFloat) -> String {
        """
        A window of \(text(size.width)) × \(text(size.height)) points at \(text(scale)) pixels per point \
        is too large: it may have \(text(pixelLimit / 1_000_000)) million pixels, and \
        \(text(WindowDescription.maximumPixelSide)) on a side
        """
    }

    private static func text(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
