import CoreGraphics
import Foundation

/// The bitmap of an image, with UIKit's coordinates: points, y growing downward.
nonisolated struct ImageBitmap {
    /// The longest side of a bitmap in pixels, the limit of Cairo's surfaces.
    static let sideLimit: CGFloat = 32_767

    /// The maximum number of pixels in a bitmap: one gigabyte of four bytes each.
    static let pixelLimit: CGFloat = 268_435_456

    let context: CGContext

    /// Creates a bitmap that shows `bounds`, rounded up to whole pixels.
    ///
    /// Returns `nil` when a side is 0, negative, not a number or too large.
    init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        guard bounds.size.width > 0, bounds.size.height > 0,
            width >= 1, height >= 1, width <= Self.sideLimit, height <= Self.sideLimit,
            width * height <= Self.pixelLimit, bounds.minX.isFinite, bounds.minY.isFinite
        else { return nil }
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        guard
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8,
                bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.becomeFlipped(scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        self.context = context
    }

    /// Creates a bitmap of one pixel, for drawing whose result is discarded.
    static func discarded() -> ImageBitmap {
        guard
            let bitmap = ImageBitmap(
                bounds: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1, isOpaque: false)
        else {
            fatalError(
                "There is no memory for a bitmap of one pixel. Close other programs.")
        }
        return bitmap
    }

    /// Returns `requested`, or the scale of the current traits when it is 0 or not a number.
    static func scale(_ requested: CGFloat) -> CGFloat {
        if requested > 0, requested.isFinite { return requested }
        let display = UITraitCollection.current.displayScale
        return display > 0 ? display : 1
    }
}
