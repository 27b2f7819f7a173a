import CoreGraphics
import UIKit

/// The pixels of an image, for inspection.
nonisolated struct Pixels {
    private let bytes: [UInt8]
    let width: Int
    let height: Int

    init?(_ image: UIImage) {
        guard let cgImage = image.cgImage else { return nil }
        width = cgImage.width
        height = cgImage.height
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.draw(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
        context.flush()
        guard let data = context.data else { return nil }
        var bytes: [UInt8] = []
        for row in 0..<height {
            let line = data.advanced(by: row * context.bytesPerRow)
            bytes += UnsafeRawBufferPointer(start: line, count: width * 4)
        }
        self.bytes = bytes
    }

    /// Red, green, blue and alpha from 0 to 255, x and y from the top left.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }

    /// The number of pixels that are not fully transparent.
    var inked: Int {
        stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 0 }
    }
}

/// Draws an image of one pixel per point.
nonisolated func drawing(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ actions: (CGContext) -> Void
) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
        .image { actions($0.cgContext) }
}
