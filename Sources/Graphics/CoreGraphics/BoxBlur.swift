import CCairo
import Foundation

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
        blurLines(data, step: 1, count: width, nextLine: stride, lines: height)
        blurLines(data, step: stride, count: height, nextLine: 1, lines: width)
        cairo_surface_mark_dirty(surface)
    }

    /// Blurs each channel of a surface of colours.
    func apply(toColors surface: OpaquePointer) {
        guard size > 1, let data = cairo_image_surface_get_data(surface) else { return }
        cairo_surface_flush(surface)
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        for channel in 0..<4 {
            blurLines(data + channel, step: 4, count: width, nextLine: stride, lines: height)
            blurLines(data + channel, step: stride, count: height, nextLine: 4, lines: width)
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Blurs rows or columns in place. A line equal to the one before takes over its result: in the
    /// shadow of a box nearly all are.
    ///
    /// - Parameters:
    ///   - step: The distance between a line's pixels.
    ///   - count: The number of pixels in a line.
    ///   - nextLine: The distance between the beginnings of lines.
    private func blurLines(
        _ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int, nextLine: Int, lines: Int
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count * 4) { buffer in
            guard var line = buffer.baseAddress else { return }
            var previous = line + count
            let (blurred, scratch) = (previous + count, previous + count * 2)
            buffer.initialize(repeating: 0)
            for index in 0..<lines {
                let start = pixels + index * nextLine
                Self.copy(start, step, to: line, 1, count)
                if memcmp(line, previous, count) != 0 {
                    memcpy(scratch, line, count)
                    blur(scratch, into: blurred, count: count)
                    swap(&line, &previous)
                }
                Self.copy(blurred, 1, to: start, step, count)
            }
        }
    }

    private static func copy(
        _ source: UnsafePointer<UInt8>, _ sourceStep: Int,
        to target: UnsafeMutablePointer<UInt8>, _ targetStep: Int, _ count: Int
    ) {
        if sourceStep == 1, targetStep == 1 {
            memcpy(target, source, count)
            return
        }
        var (from, to) = (0, 0)
        for _ in 0..<count {
            target[to] = source[from]
            from &+= sourceStep
            to &+= targetStep
        }
    }

    /// Blurs a line, which is overwritten. A box of even size is offset to the left, then to the
    /// right, then enlarged by one, so that the result is centred.
    private func blur(
        _ line: UnsafeMutablePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        let half = size / 2
        if size % 2 == 1 {
            Self.average(line, into: result, count: count, before: half, after: half)
            Self.average(result, into: line, count: count, before: half, after: half)
        } else {
            Self.average(line, into: result, count: count, before: half, after: half - 1)
            Self.average(result, into: line, count: count, before: half - 1, after: half)
        }
        Self.average(line, into: result, count: count, before: half, after: half)
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
