import CoreGraphics
import Testing
import TextLayout

/// A white bitmap for drawing text, in UIKit's coordinates.
struct Page {
    let context: CGContext

    init(width: CGFloat, height: CGFloat, scale: CGFloat = 1) throws {
        context = try #require(
            CGContext(flippedSize: CGSize(width: width, height: height), scale: scale))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Draws `text` at the top left.
    func draw(
        _ text: StyledText, paragraph: TextParagraph = .init(), fitting size: CGSize = .unlimited,
        at origin: CGPoint = .zero
    ) {
        TextFrame.cached(text, paragraph: paragraph, fitting: size).draw(in: context, at: origin)
    }

    /// All bytes, top row first, premultiplied BGRA.
    var bytes: [UInt8] {
        let count = context.bytesPerRow * context.height
        guard let data = context.data else { return [] }
        return Array(UnsafeRawBufferPointer(start: data, count: count))
    }

    /// The darkness of each pixel, from 0 (white) to 1 (black); rows from the top.
    var rows: [[Double]] {
        let bytes = bytes
        return (0..<context.height).map { y in
            (0..<context.width).map { x in
                let pixel = y * context.bytesPerRow + x * 4
                let light = bytes[pixel..<(pixel + 3)].reduce(0) { $0 + Int($1) }
                return 1 - Double(light) / (3 * 255)
            }
        }
    }

    /// `true` if any pixel is not grey.
    var hasColor: Bool {
        let bytes = bytes
        return (0..<context.height).contains { y in
            (0..<context.width).contains { x in
                let pixel = y * context.bytesPerRow + x * 4
                return abs(Int(bytes[pixel]) - Int(bytes[pixel + 2])) > 40
            }
        }
    }

    /// The total darkness of the page, in black pixels.
    var darkness: Double { rows.joined().reduce(0, +) }

    /// The bounds of the non-white pixels, `nil` for an empty page.
    var inkRect: CGRect {
        var rect = CGRect.null
        for (y, row) in rows.enumerated() {
            for (x, value) in row.enumerated() where value > 0.02 {
                rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return rect
    }
}
