import CSANE

/// What a scanner sends for a page: all of it, or one of its three colours.
struct SANEFrame {
    /// A page of A3 at 600 dots per inch, in 16 bits and colour.
    static let mostBytes = 9921 * 14032 * 6

    var bytes: [UInt8] = []

    private let format: SANE_Frame
    private let bytesPerLine: Int
    private let width: Int

    /// -1 if the scanner finds it out by scanning.
    private let lines: Int

    private let depth: Int

    /// `true` for the last one of a page.
    let isLast: Bool

    init(_ parameters: SANE_Parameters) {
        format = parameters.format
        bytesPerLine = Int(parameters.bytes_per_line)
        width = Int(parameters.pixels_per_line)
        lines = Int(parameters.lines)
        depth = Int(parameters.depth)
        isLast = parameters.last_frame != 0
        let expected = bytesPerLine * max(lines, 0)
        if expected > 0, expected <= Self.mostBytes { bytes.reserveCapacity(expected) }
    }

    /// `true` for red, green or blue alone.
    var isOneOfThree: Bool { format != SANE_FRAME_GRAY && format != SANE_FRAME_RGB }

    /// From 0 to 1, or `nil` if the number of lines is unknown.
    var progress: Double? {
        lines > 0 && bytesPerLine > 0
            ? min(1, Double(bytes.count) / Double(lines * bytesPerLine)) : nil
    }

    /// The picture of the frames of a page; `nil` for frames that make none.
    static func pixels(of frames: [SANEFrame], resolution: Int) -> ScannedPixels? {
        guard let first = frames.first, first.width > 0, first.bytesPerLine > 0,
            frames.allSatisfy({ $0.width == first.width && $0.bytesPerLine == first.bytesPerLine }),
            [1, 8, 16].contains(first.depth)
        else { return nil }
        let height = frames.map { $0.bytes.count / $0.bytesPerLine }.min() ?? 0
        let samples = first.format == SANE_FRAME_RGB ? 3 : 1
        guard height > 0,
            first.bytesPerLine >= (first.width * samples * first.depth + 7) / 8
        else { return nil }
        let isColor = first.format != SANE_FRAME_GRAY
        let channels = isColor ? 3 : 1
        let row = first.width * channels
        if first.depth == 8, samples == channels, first.bytesPerLine == row {
            return ScannedPixels(
                width: first.width, height: height, isColor: isColor, resolution: resolution,
                bytes: Array(first.bytes.prefix(row * height)))
        }
        var bytes = [UInt8](repeating: 0, count: row * height)
        for frame in frames {
            let channel =
                switch frame.format {
                case SANE_FRAME_GREEN: 1
                case SANE_FRAME_BLUE: 2
                default: 0
                }
            for y in 0..<height {
                for index in 0..<first.width * samples {
                    let place = samples == channels ? index : index * channels + channel
                    bytes[y * row + place] = frame.sample(index, line: y)
                }
            }
        }
        return ScannedPixels(
            width: first.width, height: height, isColor: isColor, resolution: resolution,
            bytes: bytes)
    }

    /// A sample as a byte, of which 0 is black.
    private func sample(_ index: Int, line: Int) -> UInt8 {
        let start = line * bytesPerLine
        switch depth {
        case 1:
            let bit: UInt8 = bytes[start + index / 8] >> (7 - index % 8) & 1
            // Of line art, a bit that is set is black.
            return (bit == 1) != (format == SANE_FRAME_GRAY) ? 255 : 0
        // Words have the machine's order.
        case 16: return bytes[start + index * 2 + (1.littleEndian == 1 ? 1 : 0)]
        default: return bytes[start + index]
        }
    }
}
