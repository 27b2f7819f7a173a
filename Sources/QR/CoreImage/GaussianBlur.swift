import CoreGraphics
import Foundation

/// A blur by the normal distribution, rows first and columns then.
struct GaussianBlur: Sendable {
    /// The weights from the middle outward, whose sum with the mirrored ones is 1.
    private let weights: [Float]

    /// - Parameter deviation: The standard deviation in pixels, at most 1,000; 0 or less for none.
    init(deviation: Double) {
        guard deviation > 0 else {
            weights = [1]
            return
        }
        let deviation = min(deviation, 1_000)
        let reach = Int((3 * deviation).rounded(.up))
        let bell = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = 2 * bell.reduce(0, +) - bell[0]
        weights = bell.map { Float($0 / sum) }
    }

    /// The distance over which the blur spreads, in pixels.
    private var reach: Int { weights.count - 1 }

    func blurred(_ image: CIImage) -> CIImage {
        guard reach > 0 else { return image }
        let extent =
            image.extent == .unbounded
            ? image.extent : image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: extent) { frame in
            let source = image.bitmap(in: frame.expanded(by: reach))
            let tall = PixelFrame(
                x: frame.x, y: frame.y - reach, width: frame.width,
                height: frame.height + 2 * reach)
            let rows = Bitmap(tall) { x, y in average { source[x + $0, y] } }
            return Bitmap(frame) { x, y in average { rows[x, y + $0] } }
        }
    }

    private func average(_ pixel: (Int) -> Bitmap.Pixel) -> Bitmap.Pixel {
        var sum = pixel(0) * weights[0]
        for offset in 1...reach { sum += (pixel(offset) + pixel(-offset)) * weights[offset] }
        return sum
    }
}
