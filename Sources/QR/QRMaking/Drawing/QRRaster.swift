import CoreGraphics
import Foundation
import QRReading

/// A code drawn on pixels.
struct QRRaster {
    private let context: CGContext

    init(_ drawing: QRDrawing, pixels: Int) throws(QRMakingError) {
        let layout = try PixelLayout(
            pixels: pixels, side: drawing.side, quietZone: drawing.quietZone)
        guard
            let context = CGContext(
                data: nil, width: pixels, height: pixels, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue)
        else { throw .failed("there is no memory for \(pixels) × \(pixels) pixels") }
        let canvas = CGRect(x: 0, y: 0, width: pixels, height: pixels)
        drawing.draw(
            in: context, canvas: canvas, module: CGFloat(layout.module),
            inset: CGFloat(layout.inset))
        self.context = context
    }

    func image() throws(QRMakingError) -> CGImage {
        guard let image = context.makeImage() else {
            throw .failed("there is no memory for the picture")
        }
        return image
    }

    /// The image in grey levels, on white.
    var grey: GreyPicture {
        let (width, height, stride) = (context.width, context.height, context.bytesPerRow)
        guard let data = context.data else { return GreyPicture(width: 1, height: 1, pixels: [0]) }
        let bytes = UnsafeRawBufferPointer(start: data, count: height * stride)
        var grey = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                // Blue, green, red, alpha, premultiplied.
                let start = y * stride + x * 4
                let light =
                    117 * Int(bytes[start]) + 601 * Int(bytes[start + 1])
                    + 306 * Int(bytes[start + 2])
                grey[y * width + x] = UInt8(
                    min((light + 1024 * (255 - Int(bytes[start + 3]))) >> 10, 255))
            }
        }
        return GreyPicture(width: width, height: height, pixels: grey)
    }
}
