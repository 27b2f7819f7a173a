import CoreGraphics

/// The bitmap that a layer draws into.
final class LayerBacking {
    /// The longest side of a bitmap, in pixels.
    static let maximumSide: CGFloat = 16_384

    /// The most pixels of a bitmap: 64 million, a quarter of a gigabyte.
    static let maximumArea: CGFloat = 67_108_864

    let surface: PixelSurface
    let context: CGContext

    /// Pixels for one point. Less than the layer's ``CALayer/contentsScale`` for a layer too large for that.
    let scale: CGFloat

    /// The size in points of the layer that the bitmap was made for.
    let size: CGSize
    let isOpaque: Bool

    /// The pixels that were drawn since the layer was composited.
    var damage = DeviceRect.empty

    /// A picture of the pixels, until they change.
    private var storedImage: CGImage?

    /// Makes a transparent bitmap for a layer of `size` points; nil for a size that has no pixels.
    init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        guard let scale = Self.usableScale(scale, for: size) else { return nil }
        surface = PixelSurface(
            width: Int((size.width * scale).rounded(.up)),
            height: Int((size.height * scale).rounded(.up)))
        guard
            let context = surface.makeContext(
                baseTransform: .flipped(height: surface.height, scale: scale))
        else { return nil }
        self.context = context
        self.size = size
        self.scale = scale
        self.isOpaque = isOpaque
    }

    /// The scale for a layer of `size`: `scale`, or as much as the limits allow. Nil for no pixels.
    static func usableScale(_ scale: CGFloat, for size: CGSize) -> CGFloat? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        let wanted = scale.isFinite && scale > 0 ? scale : 1
        let bySide = maximumSide / max(size.width, size.height)
        let byArea = (maximumArea / (size.width * size.height)).squareRoot()
        return min(wanted, bySide, byArea)
    }

    /// The whole bitmap.
    var extent: DeviceRect {
        DeviceRect(x: 0, y: 0, width: surface.width, height: surface.height)
    }

    func pixelsWereDrawn(in rect: DeviceRect) {
        damage = damage.union(rect)
        storedImage = nil
    }

    var image: CGImage? {
        if storedImage == nil { storedImage = context.makeImage() }
        return storedImage
    }

    /// Whether nothing has been drawn: all pixels are the same as the first.
    var isBlank: Bool {
        let count = surface.width * surface.height
        let words = surface.pixels.assumingMemoryBound(to: UInt32.self)
        for index in 0..<count where words[index] != words[0] { return false }
        return true
    }
}
