import UIKit

extension UIImage {
    /// The rows with pixels that are not fully transparent, from the top.
    var inkedRows: Range<Int> {
        let rows = pixels.indices.filter { pixels[$0].contains { $0.alpha > 0 } }
        return (rows.first ?? 0)..<((rows.last ?? -1) + 1)
    }

    /// The brightness of the darkest opaque pixel, from 0 to 255; 255 without one.
    var darkestPixel: Int {
        pixels.joined().filter { $0.alpha == 255 }.map(\.brightness).min() ?? 255
    }

    private var pixels: [[(brightness: Int, alpha: Int)]] {
        guard let image = cgImage,
            let context = CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return [] }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        context.flush()
        guard let data = context.data else { return [] }
        return (0..<image.height).map { row in
            (0..<image.width).map { column in
                let pixel = data.advanced(by: row * context.bytesPerRow + column * 4)
                    .loadUnaligned(as: UInt32.self)
                return (Int(pixel >> 8 & 0xFF), Int(pixel >> 24))
            }
        }
    }
}
