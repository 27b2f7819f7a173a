import CoreGraphics

extension QRDrawing {
    /// The code, with its border, as a bitmap of `pixels` a side.
    func image(pixels: Int) throws(QRMakingError) -> CGImage {
        let layout = try PixelLayout(pixels: pixels, side: side, quietZone: quietZone)
        let context = CGContext(
            data: nil, width: pixels, height: pixels, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo.native.rawValue)
        if let context {
            draw(
                in: context, canvas: CGRect(x: 0, y: 0, width: pixels, height: pixels),
                module: CGFloat(layout.module), inset: CGFloat(layout.inset))
        }
        guard let image = context?.makeImage() else {
            throw .failed("there is no memory for \(pixels) × \(pixels) pixels")
        }
        return image
    }

    /// Draws the code, with its border, in a context whose y points up.
    ///
    /// - Parameters:
    ///   - canvas: The area of the background, in the context's units.
    ///   - module: The side of a module.
    ///   - inset: The distance from the canvas' left and top edges to the symbol.
    func draw(in context: CGContext, canvas: CGRect, module: CGFloat, inset: CGFloat) {
        if let background {
            context.setFillColor(background.cgColor)
            context.fill(canvas)
        }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: canvas.minX + inset, y: canvas.maxY - inset)
        context.scaleBy(x: module, y: -module)
        for layer in layers { paint(layer, in: context) }
        guard let logo else { return }
        // Images are upright where y points up.
        context.translateBy(x: 0, y: logo.frame.midY * 2)
        context.scaleBy(x: 1, y: -1)
        context.interpolationQuality = .high
        context.draw(logo.image, in: logo.frame)
    }

    private func paint(_ layer: Layer, in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.addPath(layer.outline.path)
        let goesOn: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch layer.fill {
        case .color(let color):
            context.setFillColor(color.cgColor)
            context.fillPath(using: layer.rule)
        case .linear(let from, let to, let angle):
            guard let gradient = Self.gradient(from, to) else { return }
            let line = GradientLine(angle: angle, side: Double(side))
            context.clip(using: layer.rule)
            context.drawLinearGradient(
                gradient, start: line.start, end: line.end, options: goesOn)
        case .radial(let center, let edge):
            guard let gradient = Self.gradient(center, edge) else { return }
            let middle = CGPoint(x: Double(side) / 2, y: Double(side) / 2)
            context.clip(using: layer.rule)
            context.drawRadialGradient(
                gradient, startCenter: middle, startRadius: 0, endCenter: middle,
                endRadius: GradientLine.reach(side: Double(side)), options: goesOn)
        }
    }

    private static func gradient(_ start: QRColor, _ end: QRColor) -> CGGradient? {
        CGGradient(colorsSpace: nil, colors: [start.cgColor, end.cgColor], locations: nil)
    }
}

extension QRColor {
    var cgColor: CGColor {
        CGColor(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
            alpha: 1)
    }
}
