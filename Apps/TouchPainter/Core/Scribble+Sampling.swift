public import CoreGraphics

extension Scribble {
    /// The colour that is seen at a point of the canvas, on paper of a colour.
    public func color(at point: CGPoint, paper: MarkColor = .white) -> MarkColor {
        guard point.x.isFinite, point.y.isFinite,
            let context = CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
            let data = context.data
        else { return paper }
        let pixel = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        // The canvas' y points down.
        context.translateBy(x: -pixel.minX, y: pixel.maxY)
        context.scaleBy(x: 1, y: -1)
        context.setFillColor(red: paper.red, green: paper.green, blue: paper.blue, alpha: 1)
        context.fill(pixel)
        draw(in: context, rect: pixel)
        let bytes = data.assumingMemoryBound(to: UInt8.self)
        return MarkColor(
            red: CGFloat(bytes[0]) / 255, green: CGFloat(bytes[1]) / 255,
            blue: CGFloat(bytes[2]) / 255)
    }
}
