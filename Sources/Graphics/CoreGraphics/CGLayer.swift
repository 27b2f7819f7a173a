/// A bitmap for drawing the same content several times, with the resolution of a context.
///
///     let stamp = CGLayer(context, size: CGSize(width: 20, height: 20), auxiliaryInfo: nil)!
///     stamp.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
///     for x in 0..<10 { context.draw(stamp, at: CGPoint(x: x * 30, y: 0)) }
///
/// It is drawn in the directions of the context's axes: what is at a large y in the layer is at a
/// large y in user space.
public final class CGLayer {
    /// The size in points.
    public let size: CGSize

    /// The context that draws into the layer: its origin is at the layer's smallest x and y.
    public let context: CGContext?

    /// Creates a transparent layer for drawing in `context`.
    ///
    /// - Returns: `nil` for a side outside 1…32767 pixels.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        let base = context.baseSpace
        let scale = abs(base.a * base.d - base.b * base.c).squareRoot()
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        let sides = 1...CGFloat(PixelBuffer.longestSide)
        guard sides.contains(width), sides.contains(height),
            let made = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8,
                bytesPerRow: 0, space: .standardRGB, bitmapInfo: CGBitmapInfo.native.rawValue)
        else { return nil }
        made.scaleBy(x: width / size.width, y: height / size.height)
        self.size = size
        self.context = made
    }
}

extension CGContext {
    /// Draws a layer with its smallest corner at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer scaled to fill `rect`.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let source = layer.context else { return }
        draw(source, in: rect)
    }
}
