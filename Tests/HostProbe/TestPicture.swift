import CoreGraphics
import Platform

/// A picture in which every pixel's colour encodes its position.
final class TestPicture {
    let bounds: PixelRect
    private let words: UnsafeMutableBufferPointer<UInt32>

    init(of window: any HostWindow) {
        bounds = Self.pixels(of: window)
        words = .allocate(capacity: bounds.width * bounds.height)
        for y in 0..<bounds.height {
            for x in 0..<bounds.width { words[y * bounds.width + x] = Self.colour(x, y) }
        }
    }

    isolated deinit { words.deallocate() }

    /// Returns the colour of a pixel: red counts columns, green counts rows, and blue marks every
    /// other pixel, to reveal blurring.
    static func colour(_ x: Int, _ y: Int) -> UInt32 {
        0xFF00_0000 | UInt32(x & 0xFF) << 16 | UInt32(y & 0xFF) << 8 | ((x + y) % 2 == 0 ? 255 : 0)
    }

    private static func pixels(of window: any HostWindow) -> PixelRect {
        PixelRect(
            x: 0, y: 0, width: Int((window.size.width * window.scale).rounded(.up)),
            height: Int((window.size.height * window.scale).rounded(.up)))
    }

    func fits(_ window: any HostWindow) -> Bool { Self.pixels(of: window) == bounds }

    var surface: Surface {
        Surface(
            pixels: UnsafeRawPointer(words.baseAddress!), width: bounds.width,
            height: bounds.height, bytesPerRow: bounds.width * 4)
    }

    /// Paints a square of one colour that crosses tile borders.
    func changeSquare(_ number: Int) -> PixelRect {
        let square = PixelRect(x: 120, y: 120, width: 16, height: 16)
        for y in square.y..<(square.y + 16) {
            for x in square.x..<(square.x + 16) {
                words[y * bounds.width + x] = 0xFFFF_FFFF - UInt32(number % 256)
            }
        }
        return square
    }
}
