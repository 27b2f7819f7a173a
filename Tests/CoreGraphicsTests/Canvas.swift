import CoreGraphics
import TestSupport
import Testing

/// A bitmap for drawing in a test, with y up and readable pixels.
struct Canvas {
    let context: CGContext

    init(_ width: Int = 20, _ height: Int = 20, white: Bool = false) throws {
        context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
                    .rawValue))
        if white {
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            context.setFillColor(.black)
        }
    }

    /// The pixel whose bottom-left corner is at (x, y), y up.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        context.pixel(x, context.height - 1 - y)
    }

    /// All bytes of the bitmap.
    var bytes: [UInt8] { context.bytes }
}

/// A premultiplied pixel.
struct Pixel: Equatable, CustomStringConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    static let clear = Pixel(0, 0, 0, 0)
    static let black = Pixel(0, 0, 0)
    static let white = Pixel(255, 255, 255)
    static let red = Pixel(255, 0, 0)
    static let green = Pixel(0, 255, 0)
    static let blue = Pixel(0, 0, 255)

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// Returns the largest difference of any component.
    func distance(to other: Pixel) -> Int {
        zip(
            [red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha]
        ).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
}

extension CGContext {
    /// The pixel in column `x` of row `row`, counted from the top.
    func pixel(_ x: Int, _ row: Int) -> Pixel {
        guard let data else { return .clear }
        let bytes = (data + row * bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
        return Pixel(bytes[2], bytes[1], bytes[0], bytes[3])
    }

    var bytes: [UInt8] {
        guard let data else { return [] }
        return Array(UnsafeRawBufferPointer(start: data, count: bytesPerRow * height))
    }
}

extension CGImage {
    /// The pixel in column `x` of row `y`, counted from the top.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        let row = row(y)
        return Pixel(row[x * 4 + 2], row[x * 4 + 1], row[x * 4], row[x * 4 + 3])
    }
}

extension SeededGenerator {
    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        CGFloat.random(in: range, using: &self)
    }

    mutating func point(in range: ClosedRange<CGFloat>) -> CGPoint {
        CGPoint(x: number(range), y: number(range))
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

func isNear(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}
