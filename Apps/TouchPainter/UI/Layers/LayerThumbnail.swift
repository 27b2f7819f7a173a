import TouchPainterCore
import UIKit

/// Small pictures of layers, on white.
enum LayerThumbnail {
    /// The size of a thumbnail in points.
    static let size = CGSize(width: 44, height: 44)

    /// The picture of the part of a layer in `area`, which all layers of a drawing share.
    static func image(of layer: Layer, area: CGRect, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(origin: .zero, size: size))
            guard !area.isNull, area.width > 0 || area.height > 0 else { return }
            let zoom = min(
                (size.width - 6) / max(area.width, 1), (size.height - 6) / max(area.height, 1), 1)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.translateBy(x: size.width / 2, y: size.height / 2)
            context.scaleBy(x: zoom, y: zoom)
            context.translateBy(x: -area.midX, y: -area.midY)
            layer.draw(on: ContextTarget(context))
            context.endTransparencyLayer()
        }
    }
}
