/// A frame of a ``Camera``, row by row from the top left, without gaps between the rows.
public struct CameraFrame: Hashable, Sendable {
    /// What a frame's pixels are made of.
    public enum Format: Hashable, Sendable {
        /// A byte of luminance.
        case grey

        /// Blue, green, red and 255, a byte each.
        case color

        /// The number of bytes of a pixel.
        public var bytesPerPixel: Int { self == .grey ? 1 : 4 }
    }

    /// The width in pixels, at least 1.
    public let width: Int

    /// The height in pixels, at least 1.
    public let height: Int

    /// What the pixels are made of.
    public let format: Format

    /// The bytes of all pixels.
    public let bytes: [UInt8]

    /// - Precondition: There are `width · height` pixels, and at least one.
    public init(width: Int, height: Int, format: Format = .grey, bytes: [UInt8]) {
        precondition(
            width > 0 && height > 0 && bytes.count == width * height * format.bytesPerPixel,
            """
            A frame of \(width) by \(height) pixels cannot have \(bytes.count) bytes. Pass width · \
            height · \(format.bytesPerPixel) bytes.
            """)
        self.width = width
        self.height = height
        self.format = format
        self.bytes = bytes
    }

    /// The luminance of all pixels, by Rec. 601's weights.
    public var luminance: [UInt8] {
        guard format == .color else { return bytes }
        return [UInt8](unsafeUninitializedCapacity: width * height) { grey, count in
            count = width * height
            bytes.withUnsafeBufferPointer { color in
                for index in 0..<count {
                    let pixel = index &* 4
                    let sum: Int =
                        117 &* Int(color[pixel]) &+ 601 &* Int(color[pixel &+ 1])
                        &+ 306 &* Int(color[pixel &+ 2])
                    grey[index] = UInt8(truncatingIfNeeded: (sum &+ 512) >> 10)
                }
            }
        }
    }
}
