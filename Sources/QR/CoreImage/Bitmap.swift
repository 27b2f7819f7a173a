import CoreGraphics
import Foundation

/// A rectangle of whole pixels, y growing upward.
struct PixelFrame: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(width, 0)
        self.height = max(height, 0)
    }

    /// The smallest frame around a finite rectangle.
    init(around rect: CGRect) {
        guard !rect.isEmpty else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let (left, bottom) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
        self.init(
            x: left, y: bottom, width: Int(rect.maxX.rounded(.up)) - left,
            height: Int(rect.maxY.rounded(.up)) - bottom)
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func expanded(by count: Int) -> PixelFrame {
        PixelFrame(
            x: x - count, y: y - count, width: width + 2 * count, height: height + 2 * count)
    }
}

/// The colours of a frame's pixels: red, green, blue and alpha from 0 to 1, premultiplied, bottom
/// row first.
struct Bitmap: Sendable {
    typealias Pixel = SIMD4<Float>

    let frame: PixelFrame
    private(set) var pixels: [Pixel]

    /// Computes each pixel from its position.
    init(_ frame: PixelFrame, _ pixel: (_ x: Int, _ y: Int) -> Pixel) {
        self.frame = frame
        pixels = []
        pixels.reserveCapacity(frame.width * frame.height)
        for y in frame.y..<frame.y + frame.height {
            for x in frame.x..<frame.x + frame.width { pixels.append(pixel(x, y)) }
        }
    }

    /// The pixel at a position; transparent outside of the frame.
    subscript(x: Int, y: Int) -> Pixel {
        let (column, row) = (x - frame.x, y - frame.y)
        guard column >= 0, row >= 0, column < frame.width, row < frame.height else { return .zero }
        return pixels[row * frame.width + column]
    }

    /// The colour at a point, between the centres of four pixels.
    func color(x: Double, y: Double) -> Pixel {
        let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (right, top) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
        let (column, row) = (Int(left), Int(bottom))
        let below = self[column, row] * (1 - right) + self[column + 1, row] * right
        let above = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
        return below * (1 - top) + above * top
    }

    /// Returns the colours after a function of red, green and blue that are not premultiplied, and
    /// alpha.
    func mapped(_ change: (Pixel) -> Pixel) -> Bitmap {
        var result = self
        for index in pixels.indices {
            result.pixels[index] = change(pixels[index].straight).premultiplied
        }
        return result
    }
}

extension Bitmap.Pixel {
    /// The colour of a premultiplied pixel.
    var straight: Self {
        w > 0 ? Self(x / w, y / w, z / w, w) : .zero
    }

    /// The premultiplied pixel of a colour whose components are limited to 0 to 1.
    var premultiplied: Self {
        let color = clamped(lowerBound: .zero, upperBound: .one)
        return Self(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
    }

    /// The brightness, weighted as in ITU-R BT.709.
    var luma: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}

// MARK: - Images of CoreGraphics

extension Bitmap {
    /// The pixels of an image whose bottom-left corner is at the origin, within a frame.
    init(_ image: CGImage, _ frame: PixelFrame) {
        self.init(frame) { x, y in
            guard x >= 0, y >= 0, x < image.width, y < image.height else { return .zero }
            let row = image.row(image.height - 1 - y)
            return Pixel(
                Float(row[4 * x + 2]), Float(row[4 * x + 1]), Float(row[4 * x]),
                Float(row[4 * x + 3])) / 255
        }
    }

    /// The bitmap as an image; `nil` for an empty frame, or one that is too large.
    var image: CGImage? {
        guard frame.width > 0, frame.height > 0 else { return nil }
        let buffer = PixelBuffer(width: frame.width, height: frame.height) { memory, rowBytes in
            let bytes = memory.assumingMemoryBound(to: UInt8.self)
            for row in 0..<frame.height {
                let line = (frame.height - 1 - row) * frame.width
                for column in 0..<frame.width {
                    let pixel = (pixels[line + column] * 255).rounded(.toNearestOrAwayFromZero)
                    let target = bytes + row * rowBytes + 4 * column
                    target[0] = UInt8(pixel.z)
                    target[1] = UInt8(pixel.y)
                    target[2] = UInt8(pixel.x)
                    target[3] = UInt8(pixel.w)
                }
            }
        }
        return buffer.map { CGImage(buffer: $0) }
    }
}
