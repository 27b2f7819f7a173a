package import CoreGraphics

extension PDFPage {
    /// Returns the page as a picture on white, with a longer side of a number of pixels.
    ///
    /// `nil` for a page without a size: a hostile file may state any.
    package func image(longerSide: CGFloat) -> CGImage? {
        let size = drawnSize
        let longest = max(size.width, size.height)
        guard size.width > 0, size.height > 0, longest.isFinite, longest >= 0.01 else {
            return nil
        }
        let factor = longerSide / longest
        let (width, height) = (
            max(1, Int(size.width * factor)), max(1, Int(size.height * factor))
        )
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.scaleBy(x: factor, y: factor)
        draw(with: .cropBox, to: context)
        return context.makeImage()
    }
}
