package import CoreGraphics

extension CameraFrame {
    /// Creates a frame of an image's pixels, on white where it is transparent.
    package init(_ image: CGImage, format: Format) {
        let (rowBytes, height) = (image.width * 4, image.height)
        let bytes = [UInt8](unsafeUninitializedCapacity: rowBytes * height) { bytes, count in
            count = rowBytes * height
            for y in 0..<height {
                let row = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(bytes)[
                        (y * rowBytes)..<((y + 1) * rowBytes)])
                row.copyBytes(from: image.row(y).prefix(rowBytes))
                if image.alphaInfo.hasAlpha { Self.putOnWhite(row) }
            }
        }
        let color = CameraFrame(
            width: image.width, height: image.height, format: .color, bytes: bytes)
        self =
            format == .color
            ? color
            : CameraFrame(width: image.width, height: image.height, bytes: color.luminance)
    }

    /// Puts pixels on white whose colours are multiplied with their alpha.
    private static func putOnWhite(_ row: UnsafeMutableRawBufferPointer) {
        for pixel in stride(from: 0, to: row.count, by: 4) {
            let light = 255 - Int(row[pixel + 3])
            for part in pixel..<pixel + 3 { row[part] = UInt8(clamping: Int(row[part]) + light) }
            row[pixel + 3] = 255
        }
    }

    /// The frame as an image; `nil` for a side of more than 32,767 pixels, or without memory.
    package var image: CGImage? {
        let buffer = PixelBuffer(width: width, height: height) { memory, rowBytes in
            let pixels = memory.assumingMemoryBound(to: UInt8.self)
            // A buffer of the image's width has no gaps between its rows.
            guard format == .grey else {
                bytes.withUnsafeBytes { bytes in
                    guard let start = bytes.baseAddress else { return }
                    memory.copyMemory(from: start, byteCount: bytes.count)
                }
                return
            }
            for (index, shade) in bytes.enumerated() {
                for part in 0..<3 { pixels[4 * index + part] = shade }
                pixels[4 * index + 3] = 255
            }
        }
        return buffer.map { CGImage(buffer: $0, isOpaque: true) }
    }
}
