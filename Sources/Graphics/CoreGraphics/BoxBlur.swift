import CCairo

/// An approximation of a Gaussian blur by three successive box averages.
///
/// The size of the box follows the SVG specification's advice for `feGaussianBlur`, `d = ⌊deviation
/// · 3√(2π)/4 + 0.5⌋`.
struct BoxBlur {
    /// The number of pixels in each average; 0 or 1 for no blur.
    private let size: Int

    /// The maximum box size, which bounds the cost of an excessive blur.
    private static let maximumSize = 1_000

    /// - Parameter deviation: The standard deviation in pixels.
    init(deviation: Double) {
        // 3√(2π)/4
        let ideal = deviation * 1.8799712059732503 + 0.5
        size = ideal > 1 ? Int(min(ideal, Double(Self.maximumSize))) : 0
    }

    /// The distance over which the blur spreads, in pixels.
    var reach: Int { size < 2 ? 0 : (size * 3 + 1) / 2 }

    /// Blurs an alpha-only surface.
    func apply(to surface: OpaquePointer) {
        guard size > 1, let data = cairo_image_surface_get_data(surface) else { return }
        cairo_surface_flush(surface)
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height) * 2) { buffer in
            guard let line = buffer.baseAddress else { return }
            for y in 0..<height {
                blur(data + y * stride, step: 1, count: width, line: line)
            }
            for x in 0..<width {
                blur(data + x, step: stride, count: height, line: line)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Blurs one row or column in place. A box of even size is offset to the left, then to the
    /// right, then enlarged by one, so that the result is centred.
    private func blur(
        _ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int,
        line: UnsafeMutablePointer<UInt8>
    ) {
        let other = line + count
        var isEmpty = true
        for index in 0..<count {
            line[index] = pixels[index * step]
            if line[index] != 0 { isEmpty = false }
        }
        guard !isEmpty else { return }
        let half = size / 2
        if size % 2 == 1 {
            Self.average(line, into: other, count: count, before: half, after: half)
            Self.average(other, into: line, count: count, before: half, after: half)
            Self.average(line, into: other, count: count, before: half, after: half)
        } else {
            Self.average(line, into: other, count: count, before: half, after: half - 1)
            Self.average(other, into: line, count: count, before: half - 1, after: half)
            Self.average(line, into: other, count: count, before: half, after: half)
        }
        for index in 0..<count { pixels[index * step] = other[index] }
    }

    /// Replaces each value by the average of itself, the `before` values preceding it and the
    /// `after` values following it.
    private static func average(
        _ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>,
        count: Int, before: Int, after: Int
    ) {
        // A fixed-point reciprocal with 24 fractional bits, exact enough for 8-bit values.
        let scale = (1 << 24) / (before + after + 1)
        var sum = 0
        for index in 0..<min(after, count) { sum &+= Int(source[index]) }
        for index in 0..<count {
            if index &+ after < count { sum &+= Int(source[index &+ after]) }
            target[index] = UInt8(truncatingIfNeeded: (sum &* scale &+ (1 << 23)) >> 24)
            if index >= before { sum &-= Int(source[index &- before]) }
        }
    }
}
