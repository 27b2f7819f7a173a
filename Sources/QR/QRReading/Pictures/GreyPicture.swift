/// A picture in grey levels, row by row from the top left.
///
/// This is the input of decoders. ``PictureFile`` creates it from files,
/// ``init(width:height:rowStride:bytes:)`` from frames of a camera.
public struct GreyPicture: Hashable, Sendable {
    /// The width in pixels, at least 1.
    public let width: Int

    /// The height in pixels, at least 1.
    public let height: Int

    /// A byte per pixel, from 0 for black to 255 for white, without gaps between the rows.
    public let pixels: [UInt8]

    /// `true` if the picture's file was truncated, so that some of the pixels are missing.
    public internal(set) var isCutOff = false

    /// - Precondition: There are `width · height` pixels, and at least one.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            width > 0 && height > 0 && pixels.count == width * height,
            "A picture of \(width) by \(height) pixels cannot have \(pixels.count). Pass width · height bytes."
        )
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Copies the picture from a buffer with padded rows, as cameras provide it.
    ///
    /// - Parameters:
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - rowStride: The distance in bytes from a row to the next, at least `width`.
    ///   - bytes: The buffer, of which `rowStride · (height − 1) + width` bytes are read.
    /// - Precondition: The buffer has as many bytes.
    public init(width: Int, height: Int, rowStride: Int, bytes: UnsafeRawBufferPointer) {
        precondition(
            width > 0 && height > 0 && rowStride >= width
                && bytes.count >= rowStride * (height - 1) + width,
            """
            \(bytes.count) bytes in rows of \(rowStride) are no picture of \(width) by \(height) pixels. \
            Pass at least rowStride · (height − 1) + width bytes.
            """)
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { pixels, count in
            for y in 0..<height {
                let start = y * rowStride
                let row = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(pixels)[(y * width)..<((y + 1) * width)]
                )
                row.copyBytes(from: bytes[start..<(start + width)])
            }
            count = width * height
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// Creates a grey picture from `rgb`, the red, green and blue of each pixel, with Rec. 601's
    /// weights.
    ///
    /// - Precondition: There are `3 · width · height` bytes, and at least three.
    public init(width: Int, height: Int, rgb: [UInt8]) {
        precondition(
            rgb.count == 3 * width * height,
            "\(rgb.count) bytes are no colours of \(width) by \(height) pixels. Pass three for each."
        )
        let pixels = stride(from: 0, to: rgb.count, by: 3).map {
            Self.luminance(red: rgb[$0], green: rgb[$0 + 1], blue: rgb[$0 + 2])
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// The pixel in a column and a row.
    ///
    /// - Precondition: The pixel exists.
    public subscript(x: Int, y: Int) -> UInt8 { pixels[y * width + x] }

    /// Returns the luminance of a colour, with Rec. 601's weights.
    static func luminance(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        let sum: Int = 306 * Int(red) + 601 * Int(green) + 117 * Int(blue)
        return UInt8((sum + 512) >> 10)
    }
}

// MARK: - Parts

extension GreyPicture {
    /// Returns the intersection with a rectangle; `nil` when it is empty.
    public func cropped(to rectangle: PixelRectangle) -> GreyPicture? {
        let rows = Self.overlap(rectangle.y, rectangle.height, height)
        let columns = Self.overlap(rectangle.x, rectangle.width, width)
        guard !rows.isEmpty, !columns.isEmpty else { return nil }
        var part: [UInt8] = []
        part.reserveCapacity(rows.count * columns.count)
        for y in rows {
            let row = y * width
            part.append(contentsOf: pixels[row + columns.lowerBound..<row + columns.upperBound])
        }
        return GreyPicture(width: columns.count, height: rows.count, pixels: part)
    }

    /// Returns the integers from `start`, `count` of them, that are below `limit` and not negative.
    private static func overlap(_ start: Int, _ count: Int, _ limit: Int) -> Range<Int> {
        let end = start.addingReportingOverflow(max(count, 0))
        let last: Int = end.overflow ? limit : min(end.partialValue, limit)
        let first: Int = min(max(start, 0), limit)
        return first..<max(first, last)
    }
}
