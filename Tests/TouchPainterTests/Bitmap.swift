import CoreGraphics

/// A white picture whose points are measured from the top-left corner, for drawing tests.
struct Bitmap {
    let context: CGContext

    /// In pixels.
    private let width: Int
    private let height: Int

    /// - Parameter size: In points.
    init(size: CGSize, scale: CGFloat = 1) throws {
        width = Int((size.width * scale).rounded(.up))
        height = Int((size.height * scale).rounded(.up))
        struct NoBitmap: Error {}
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue)
        else { throw NoBitmap() }
        self.context = context
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
    }

    /// The pixels row by row, 0xAARRGGBB.
    var pixels: [UInt32] {
        guard let data = context.data else { return [] }
        return (0..<height).flatMap { row in
            (0..<width).map { column in
                data.load(fromByteOffset: row * context.bytesPerRow + column * 4, as: UInt32.self)
            }
        }
    }

    /// The pixel at a point, at scale 1.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        pixels[y * width + x]
    }
}
