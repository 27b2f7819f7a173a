import CoreGraphics

/// The bitmap that a layer draws into.
final class LayerBacking {
    /// The maximum side of a bitmap, in pixels.
    static let maximumSide: CGFloat = 16_384

    /// The maximum number of pixels of a bitmap: 64 million, a quarter of a gigabyte.
    static let maximumArea: CGFloat = 67_108_864

    let surface: PixelSurface
    let context: CGContext

    /// The scale in pixels per point. Below the layer's ``CALayer/contentsScale`` if that exceeds
    /// the limits.
    let scale: CGFloat

    /// The layer's size in points when the bitmap was created.
    let size: CGSize
    let isOpaque: Bool

    /// The pixels drawn since the last composition.
    var damage = DeviceRect.empty

    /// A cached image of the pixels, discarded when they change.
    private var storedImage: CGImage?

    /// Creates a transparent bitmap for a layer of `size` points; `nil` for a size without pixels.
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

    /// Returns `scale`, reduced to the limits for a layer of `size`; `nil` for a size without
    /// pixels.
    static func usableScale(_ scale: CGFloat, for size: CGSize) -> CGFloat? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        let wanted = scale.isFinite && scale > 0 ? scale : 1
        let bySide = maximumSide / max(size.width, size.height)
        let byArea = (maximumArea / (size.width * size.height)).squareRoot()
        return min(wanted, bySide, byArea)
    }

    /// The bounds of the bitmap.
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

    /// `true` if nothing has been drawn: all pixels are equal to the first.
    var isBlank: Bool {
        let count = surface.width * surface.height
        let words = surface.pixels.assumingMemoryBound(to: UInt32.self)
        for index in 0..<count where words[index] != words[0] { return false }
        return true
    }
}
