import CoreGraphics

// Drawing of a layer's own properties. The context has the layer's coordinates, y growing downward.
extension CALayer {
    /// Draws the content of the layer that is below its sublayers, except for the shadow.
    final func drawPicture(in context: CGContext, withBackground: Bool = true) {
        if withBackground { drawBackground(in: context) }
        context.saveGState()
        if style.masksToBounds {
            context.addPath(outline)
            context.clip()
        }
        drawSpecialContents(in: context)
        drawContents(in: context)
        context.restoreGState()
    }

    private func drawBackground(in context: CGContext) {
        guard let color = style.backgroundColor, color.alpha > 0 else { return }
        if color.pattern != nil {
            context.addPath(outline)
            context.fillPath(with: color, patternOrigin: style.bounds.origin)
            return
        }
        context.setFillColor(color)
        if effectiveCornerRadius == 0 {
            context.fill(style.bounds)
        } else {
            context.addPath(outline)
            context.fillPath()
        }
    }

    final func drawBorder(in context: CGContext) {
        guard hasBorder, let color = style.borderColor else { return }
        let width = min(
            style.borderWidth, min(style.bounds.width, style.bounds.height) / 2)
        let inner = style.bounds.insetBy(dx: width, dy: width)
        context.setFillColor(color)
        context.addPath(outline)
        context.addPath(outline(of: inner, radius: max(effectiveCornerRadius - width, 0)))
        context.fillPath(using: .evenOdd)
    }

    final var hasBorder: Bool {
        style.borderWidth > 0 && (style.borderColor?.alpha ?? 0) > 0
    }

    /// The smallest rectangle around the output of ``drawPicture(in:withBackground:)``.
    final var pictureBounds: CGRect {
        guard !style.masksToBounds else { return style.bounds }
        var result = style.bounds
        if let special = specialBounds { result = result.union(special) }
        if let frame = contentsFrame { result = result.union(frame) }
        return result
    }
}

// MARK: - Contents

extension CALayer {
    /// The frame of the contents in the layer's coordinates; `nil` without contents.
    final var contentsFrame: CGRect? {
        guard let size = contentsSize else { return nil }
        let natural = CGSize(
            width: size.width * style.contentsRect.width,
            height: size.height * style.contentsRect.height)
        var frame = style.contentsGravity.frame(for: natural, in: style.bounds)
        if style.contentsGravity != .resize, style.contents == nil, let backing,
            frame.size == backing.size
        {
            // A bitmap of its own lies on whole pixels, and stays sharp while the bounds animate.
            frame.origin.x = (frame.minX * backing.scale).rounded() / backing.scale
            frame.origin.y = (frame.minY * backing.scale).rounded() / backing.scale
        }
        return frame
    }

    /// The size of the whole contents in points; for a bitmap that the layer has drawn, its bounds
    /// when it did.
    private var contentsSize: CGSize? {
        if style.contents == nil, let backing { return backing.size }
        guard let pixels = contentsPixelSize else { return nil }
        let scale = style.contentsScale > 0 ? style.contentsScale : 1
        return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    private var contentsPixelSize: CGSize? {
        switch style.contents {
        case let image as CGImage: CGSize(width: image.width, height: image.height)
        case let shared as LayerBacking: shared.pixelSize
        default: backing?.pixelSize
        }
    }

    final var hasContents: Bool { style.contents != nil || backing != nil }

    /// `true` if the whole contents are shown, and scaled as one.
    final var showsContentsWhole: Bool {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        return style.contentsRect == unit && style.contentsCenter == unit
    }

    private func drawContents(in context: CGContext) {
        guard let frame = contentsFrame, frame.width > 0, frame.height > 0 else { return }
        if let size = contentsPixelSize {
            applyContentsFilter(pixels: Int(size.width), length: frame.width, in: context)
        }
        if style.contents != nil, contentsAreFlipped() {
            context.translateBy(x: 0, y: frame.minY + frame.maxY)
            context.scaleBy(x: 1, y: -1)
        }
        if style.contents == nil, let backing, showsContentsWhole {
            // A bitmap is rounded up to whole pixels: its last row and column may reach past the
            // bounds.
            let size = CGSize(
                width: CGFloat(backing.surface.width) / backing.scale * frame.width
                    / backing.size.width,
                height: CGFloat(backing.surface.height) / backing.scale * frame.height
                    / backing.size.height)
            context.drawUpright(in: CGRect(origin: frame.origin, size: size)) {
                context.draw(backing.context, in: $0)
            }
            return
        }
        guard let image = contentsImage?.part(in: style.contentsRect) else { return }
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        if style.contentsCenter != unit && style.contentsGravity.resizes {
            drawInNineParts(image, in: frame, context)
        } else {
            context.drawUpright(in: frame) { context.draw(image, in: $0) }
        }
    }

    /// Draws the corners of `image` unscaled, its edges stretched in one direction and its centre
    /// in both.
    private func drawInNineParts(_ image: CGImage, in frame: CGRect, _ context: CGContext) {
        let scale = style.contentsScale > 0 ? style.contentsScale : 1
        let center = style.contentsCenter
        let columns = Self.thirds(
            pixels: image.width, from: center.minX, to: center.maxX, start: frame.minX,
            length: frame.width, scale: scale)
        let rows = Self.thirds(
            pixels: image.height, from: center.minY, to: center.maxY, start: frame.minY,
            length: frame.height, scale: scale)
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source, y: row.source, width: column.extent, height: row.extent)
                let target = CGRect(
                    x: column.target, y: row.target, width: column.length, height: row.length)
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0,
                    let part = image.cropping(to: source)
                else { continue }
                context.drawUpright(in: target) { context.draw(part, in: $0) }
            }
        }
    }

    private struct Third {
        var source: CGFloat
        var extent: CGFloat
        var target: CGFloat
        var length: CGFloat
    }

    /// Splits one dimension into the parts before, in and after the stretchable range. If space is
    /// insufficient, the outer two shrink.
    private static func thirds(
        pixels: Int, from: CGFloat, to: CGFloat, start: CGFloat, length: CGFloat, scale: CGFloat
    ) -> [Third] {
        let whole = CGFloat(pixels)
        let first = min(max((from * whole).rounded(), 0), whole)
        let last = min(max((to * whole).rounded(), first), whole)
        var before = first / scale
        var after = (whole - last) / scale
        if before + after > length, before + after > 0 {
            let shrink = length / (before + after)
            before *= shrink
            after *= shrink
        }
        return [
            Third(source: 0, extent: first, target: start, length: before),
            Third(
                source: first, extent: last - first, target: start + before,
                length: length - before - after),
            Third(
                source: last, extent: whole - last, target: start + length - after, length: after),
        ]
    }
}

extension LayerBacking {
    var pixelSize: CGSize { CGSize(width: surface.width, height: surface.height) }
}

extension CGContext {
    /// Calls `draw` with the y axis flipped, so that images are upright in `rect`.
    nonisolated func drawUpright(in rect: CGRect, _ draw: (CGRect) -> Void) {
        saveGState()
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
        restoreGState()
    }
}

extension CGImage {
    /// Returns the part of the image in a rectangle of the unit square, rounded to whole pixels.
    nonisolated func part(in unitRect: CGRect) -> CGImage? {
        if unitRect == CGRect(x: 0, y: 0, width: 1, height: 1) { return self }
        let x0 = (unitRect.minX * CGFloat(width)).rounded()
        let y0 = (unitRect.minY * CGFloat(height)).rounded()
        let x1 = (unitRect.maxX * CGFloat(width)).rounded()
        let y1 = (unitRect.maxY * CGFloat(height)).rounded()
        guard x1 > x0, y1 > y0 else { return nil }
        return cropping(to: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0))
    }
}

extension CALayerContentsGravity {
    /// `true` if the contents are scaled.
    nonisolated var resizes: Bool {
        self == .resize || self == .resizeAspect || self == .resizeAspectFill
    }

    /// Returns the frame of contents of `size` points in `bounds`.
    nonisolated func frame(for size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        var size = size
        let across = bounds.width / size.width
        let down = bounds.height / size.height
        switch self {
        case .resizeAspect, .resizeAspectFill:
            let factor = self == .resizeAspect ? min(across, down) : max(across, down)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        case .resize: return bounds
        default: break
        }
        var x = bounds.midX - size.width / 2
        var y = bounds.midY - size.height / 2
        switch self {
        case .left, .topLeft, .bottomLeft: x = bounds.minX
        case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
        default: break
        }
        switch self {
        case .top, .topLeft, .topRight: y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - size.height
        default: break
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
