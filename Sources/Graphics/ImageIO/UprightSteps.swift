package import CoreGraphics

/// The places in an upright picture of pixels that are neighbours in the stored one, counted in
/// pixels row by row.
package struct UprightSteps {
    /// The place of the stored picture's first pixel.
    package let first: Int

    /// From the place of a stored pixel to that of the one at its right.
    package let column: Int

    /// From the place of a stored pixel to that of the one below.
    package let row: Int

    package init(_ orientation: CGImagePropertyOrientation, columns: Int, rows: Int) {
        let end = columns * rows - 1
        switch orientation {
        case .up: (first, column, row) = (0, 1, columns)
        case .upMirrored: (first, column, row) = (columns - 1, -1, columns)
        case .down: (first, column, row) = (end, -1, -columns)
        case .downMirrored: (first, column, row) = (end + 1 - columns, 1, -columns)
        case .leftMirrored: (first, column, row) = (0, rows, 1)
        case .right: (first, column, row) = (rows - 1, rows, -1)
        case .rightMirrored: (first, column, row) = (end, -rows, -1)
        case .left: (first, column, row) = (end + 1 - rows, -rows, 1)
        }
    }
}

extension DecodedImage {
    /// The first frame, turned as ``orientation`` says.
    package var uprightImage: CGImage { image.upright(from: orientation) }
}

extension CGImage {
    /// The image turned upright, if its pixels are stored with `orientation`.
    func upright(from orientation: CGImagePropertyOrientation) -> CGImage {
        guard orientation != .up else { return self }
        let (columns, rows) = (width, height)
        let steps = UprightSteps(orientation, columns: columns, rows: rows)
        let buffer = PixelBuffer(
            width: orientation.swapsSides ? rows : columns,
            height: orientation.swapsSides ? columns : rows
        ) { memory, _ in
            let pixels = memory.assumingMemoryBound(to: UInt32.self)
            for y in 0..<rows {
                let row = row(y).assumingMemoryBound(to: UInt32.self)
                for x in 0..<columns {
                    pixels[steps.first + x * steps.column + y * steps.row] = row[x]
                }
            }
        }
        return buffer.map { CGImage(buffer: $0, isOpaque: !alphaInfo.hasAlpha) } ?? self
    }
}
