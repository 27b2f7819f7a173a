extension CGImage {
    /// Returns this image where a mask lets it through: where the samples of an image mask are
    /// black, or those of a grey image white.
    ///
    /// - Returns: `nil` if there is no memory for the image.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: .standardRGB, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        context.clip(to: all, mask: mask)
        context.draw(self, in: all)
        return context.makeImage()
    }

    /// Returns this image, whose colours are kept in sRGB, for a space of the same model; `nil` for
    /// others, as their colours have other components.
    public func copy(colorSpace: CGColorSpace) -> CGImage? {
        colorSpace.model == self.colorSpace?.model ? self : nil
    }

    /// `nil`: components are mapped when the image is made, in ``dataProvider`` too.
    public var decode: UnsafePointer<CGFloat>? { nil }
}
