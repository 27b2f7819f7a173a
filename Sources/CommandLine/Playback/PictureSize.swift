package import Foundation
import Platform

/// The sizes of windows that can be shown without a display.
package enum PictureSize {
    /// The pixels that a window may have: a few bitmaps of that size fit into any machine's memory.
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

    /// The reason why a size is not possible.
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
