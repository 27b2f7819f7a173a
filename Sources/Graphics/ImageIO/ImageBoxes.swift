/// The boxes of an AVIF or HEIC file that state its pictures' sizes (ISO/IEC 14496-12 and
/// 23008-12).
///
/// The libraries that decode these formats report a size only after decoding, so it is read here
/// first.
struct ImageBoxes {
    /// The largest picture that the file declares, in pixels; `nil` if it declares none.
    private(set) var largest: (width: Int, height: Int)?

    /// `true` if a box reaches beyond the file's end.
    private(set) var isCutOff = false

    init(_ bytes: UnsafeRawBufferPointer) {
        read(bytes, 0..<bytes.count, depth: 0)
    }

    /// The boxes on the way to `ispe`, with the bytes between their head and the boxes inside.
    private static let containers = ["meta": 4, "iprp": 0, "ipco": 0]

    private mutating func read(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, depth: Int) {
        var start = range.lowerBound
        while start + 8 <= range.upperBound, let short = bytes.bigEndian(at: start) {
            var (length, head) = (short, 8)
            if short == 1, let high = bytes.bigEndian(at: start + 8),
                let low = bytes.bigEndian(at: start + 12)
            {
                (length, head) = (high >= 1 << 30 ? Int.max / 2 : high << 32 | low, 16)
            } else if short == 0 {
                length = range.upperBound - start
            }
            guard length >= head else { return }
            if start + length > range.upperBound { isCutOff = true }
            let end = min(start + length, range.upperBound)
            let content = min(start + head, end)
            if bytes.hasText("ispe", at: start + 4) {
                add(bytes.bigEndian(at: content + 4), bytes.bigEndian(at: content + 8))
            }
            for (name, skipped) in Self.containers
            where depth < 4 && bytes.hasText(name, at: start + 4) && content + skipped <= end {
                read(bytes, content + skipped..<end, depth: depth + 1)
            }
            start = end
        }
        if depth == 0, start < range.upperBound { isCutOff = true }
    }

    private mutating func add(_ width: Int?, _ height: Int?) {
        guard let width = width.map({ min($0, 1 << 30) }),
            let height = height.map({ min($0, 1 << 30) })
        else { return }
        if let largest, largest.width * largest.height >= width * height { return }
        largest = (width, height)
    }
}
