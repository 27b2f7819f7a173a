import CoreGraphics

extension CGImage {
    /// The image turned clockwise by quarters, and then mirrored; itself if there is nothing to do.
    func turned(quarters: Int, isMirrored: Bool) -> CGImage? {
        guard quarters % 4 != 0 || isMirrored else { return self }
        let isUpright = quarters % 2 == 0
        let (width, height) = isUpright ? (width, self.height) : (self.height, self.width)
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        guard let context else { return nil }
        context.translateBy(x: Double(width) / 2, y: Double(height) / 2)
        if isMirrored { context.scaleBy(x: -1, y: 1) }
        // Angles are counterclockwise, with y growing upward.
        context.rotate(by: -Double(quarters) * .pi / 2)
        context.draw(
            self,
            in: CGRect(
                x: -Double(self.width) / 2, y: -Double(self.height) / 2,
                width: Double(self.width), height: Double(self.height)))
        return context.makeImage()
    }
}
