public import CoreGraphics
import Foundation

nonisolated extension UIImage {
    /// Draws the image at its own size with its top-left corner at `point`.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image at its own size with its top-left corner at `point`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in `rect`, scaled; a resizable one resizes only the part between its caps. A
    /// template is drawn in the current fill colour.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, of: context)
    }

    /// Draws the image in `rect`, scaled; a resizable one resizes only the part between its caps.
    ///
    /// `alpha` is the opacity from 0, invisible, to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if !isShape {
            draw(in: rect, of: context)
        } else {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            draw(in: rect, of: context)
            context.endTransparencyLayer()
        }
        context.restoreGState()
    }

    /// Fills `rect` with copies of the image, the first in its top-left corner.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tiled = resizableImage(withCapInsets: .zero, resizingMode: .tile)
        tiled.draw(in: rect, of: context)
    }

    /// Draws the image's shape filled with `color`, as views show templates.
    package func drawTemplate(in rect: CGRect, tint color: UIColor) {
        withTintColor(color).draw(in: rect)
    }

    // MARK: Drawing pixels

    private func draw(in rect: CGRect, of context: CGContext) {
        guard cgImage != nil, rect.width > 0, rect.height > 0, rect.minX.isFinite,
            rect.minY.isFinite,
            rect.width.isFinite, rect.height.isFinite
        else { return }
        guard isShape else { return drawPixels(in: rect, of: context) }
        context.saveGState()
        context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
        drawPixels(in: rect, of: context)
        context.setBlendMode(.sourceIn)
        if let tint = traits.tint { context.setFillColor(tint.cgColor) }
        context.fill(rect)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// `true` if the image is drawn as a shape of one colour.
    private var isShape: Bool { traits.tint != nil || renderingMode == .alwaysTemplate }

    private func drawPixels(in rect: CGRect, of context: CGContext) {
        guard let cgImage else { return }
        if !traits.isResizable || rect.size == size {
            drawUpright(cgImage, in: rect, of: context)
        } else if let upright = uprightPixels {
            drawParts(of: upright, in: rect, of: context)
        }
    }

    /// Draws `pixels` rotated by the orientation.
    private func drawUpright(_ pixels: CGImage, in rect: CGRect, of context: CGContext) {
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(imageOrientation.unitTransform)
        drawFlipped(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 1), of: context)
        context.restoreGState()
    }

    /// Draws `pixels` upright where y grows downward: in CoreGraphics it grows upward.
    private func drawFlipped(_ pixels: CGImage, in rect: CGRect, of context: CGContext) {
        context.saveGState()
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(pixels, in: rect)
        context.restoreGState()
    }

    /// The pixels in upright orientation.
    private var uprightPixels: CGImage? {
        guard let cgImage, imageOrientation != .up else { return cgImage }
        guard
            let bitmap = ImageBitmap(
                bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
        else { return nil }
        drawUpright(cgImage, in: CGRect(origin: .zero, size: size), of: bitmap.context)
        return bitmap.context.makeImage()
    }

    // MARK: Caps

    /// Draws nine parts: corners unscaled, edges tiled or stretched in one direction, the middle in
    /// both.
    private func drawParts(of pixels: CGImage, in rect: CGRect, of context: CGContext) {
        let columns = CapSpans(
            length: size.width, head: capInsets.left, tail: capInsets.right, room: rect.width)
        let rows = CapSpans(
            length: size.height, head: capInsets.top, tail: capInsets.bottom, room: rect.height)
        for row in rows.parts {
            for column in columns.parts {
                let part = CGRect(
                    x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
                    width: column.source.length * scale, height: row.source.length * scale)
                let target = CGRect(
                    x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
                    width: column.target.length, height: row.target.length)
                guard part.width > 0, part.height > 0, target.width > 0, target.height > 0,
                    let cropped = pixels.cropping(to: part)
                else { continue }
                let tile = CGSize(
                    width: column.repeats ? column.source.length : target.width,
                    height: row.repeats ? row.source.length : target.height)
                fill(target, with: cropped, tile: tile, of: context)
            }
        }
    }

    /// Fills `target` with copies of `pixels`, each of the size `tile`, or stretches them if that
    /// is the resizing mode.
    private func fill(
        _ target: CGRect, with pixels: CGImage, tile: CGSize, of context: CGContext
    ) {
        let countOfTiles = (target.width / tile.width) * (target.height / tile.height)
        // Copies of a single pixel look like that pixel stretched, and a million copies like noise.
        guard resizingMode == .tile, countOfTiles > 1, countOfTiles < 1_000_000,
            pixels.width > 1 || pixels.height > 1
        else { return drawFlipped(pixels, in: target, of: context) }
        context.saveGState()
        context.clip(to: target)
        for y in stride(from: target.minY, to: target.maxY, by: tile.height) {
            for x in stride(from: target.minX, to: target.maxX, by: tile.width) {
                drawFlipped(
                    pixels, in: CGRect(x: x, y: y, width: tile.width, height: tile.height),
                    of: context)
            }
        }
        context.restoreGState()
    }
}

/// The three parts of a resizable image along one side: a cap, the part between, a cap. In points.
private nonisolated struct CapSpans {
    struct Part {
        var source: Range<CGFloat>
        var target: Range<CGFloat>
        /// `true` for the part between the caps.
        var repeats: Bool
    }

    let parts: [Part]

    /// Divides a side.
    ///
    /// - Parameters:
    ///   - length: The image's side.
    ///   - room: The side to be covered. Caps that do not fit into it shrink in proportion.
    init(length: CGFloat, head: CGFloat, tail: CGFloat, room: CGFloat) {
        let head = min(max(head, 0), length)
        let tail = min(max(tail, 0), length - head)
        let shrink = head + tail > room ? room / (head + tail) : 1
        let start = head * shrink
        let end = max(room - tail * shrink, start)
        parts = [
            Part(source: 0..<head, target: 0..<start, repeats: false),
            Part(source: head..<(length - tail), target: start..<end, repeats: true),
            Part(source: (length - tail)..<length, target: end..<max(room, end), repeats: false),
        ]
    }
}

nonisolated extension Range<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}
