package import CoreGraphics
import Foundation
import TextLayout

/// Draws a whole viewport at once, on any thread: squares, names, and the licence in its corner.
package enum MapPicture {
    package static func image(
        of viewport: MapViewport, from source: MapSource, style: MapStyle
    ) -> CGImage? {
        let scale = style.scale
        let size = CGSize(
            width: (viewport.size.width * scale).rounded(),
            height: (viewport.size.height * scale).rounded())
        guard
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
                bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: scale, y: -scale)
        for square in viewport.squares {
            let corner = viewport.point(of: square.frame.origin)
            let end = viewport.point(of: CGPoint(x: square.frame.maxX, y: square.frame.maxY))
            // Edges lie between pixels, so that no seam shows.
            let left = (corner.x * scale).rounded() / scale
            let top = (corner.y * scale).rounded() / scale
            context.saveGState()
            context.translateBy(x: left, y: top)
            context.scaleBy(
                x: ((end.x * scale).rounded() / scale - left) / TileDrawing.side,
                y: ((end.y * scale).rounded() / scale - top) / TileDrawing.side)
            TileDrawing.draw(square.index, from: source, style: style, in: context)
            context.restoreGState()
        }
        let licence = licenceFrame(viewport, source, style)
        let box = CGRect(
            x: viewport.size.width - licence.size.width - 8,
            y: viewport.size.height - licence.size.height - 4, width: licence.size.width + 8,
            height: licence.size.height + 4)
        let labels = LabelPlacement.labels(
            in: viewport, from: source, style: style, staysInside: true, obstacles: [box])
        for label in labels { label.draw(in: context) }
        context.setFillColor(
            CGColor(gray: style.isDark ? 0 : 1, alpha: 0.65))
        context.fill(box)
        licence.draw(in: context, at: CGPoint(x: box.minX + 4, y: box.minY + 2))
        return context.makeImage()
    }

    private static func licenceFrame(
        _ viewport: MapViewport, _ source: MapSource, _ style: MapStyle
    ) -> TextFrame {
        let names = source.attributions(in: viewport.area, zoom: viewport.tileZoom)
        let color = CGColor(gray: style.isDark ? 0.85 : 0.25, alpha: 1)
        return TextFrame(
            StyledText(
                names.joined(separator: " · "),
                TextAttributes(font: .system(size: 9), foregroundColor: color)),
            paragraph: TextParagraph(),
            fitting: CGSize(width: max(viewport.size.width - 16, 40), height: .infinity))
    }
}
