import Foundation
import TouchPainterCore
import UIKit

/// Small pictures of scribbles.
enum ScribbleThumbnail {
    /// The size of a thumbnail in points.
    static let size = CGSize(width: 90, height: 130)

    /// The picture of a whole scribble at two pixels per point, as PNG.
    static func pngData(of scribble: Scribble) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let box = scribble.drawingBounds.isNull ? .zero : scribble.drawingBounds
        let room = size.insetBy(8)
        let zoom = min(room.width / max(box.width, 1), room.height / max(box.height, 1), 1)
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(origin: .zero, size: size))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.translateBy(x: size.width / 2, y: size.height / 2)
            context.scaleBy(x: zoom, y: zoom)
            context.translateBy(x: -box.midX, y: -box.midY)
            scribble.draw(in: context)
            context.endTransparencyLayer()
        }.pngData()
    }
}

extension CGSize {
    fileprivate func insetBy(_ margin: CGFloat) -> CGSize {
        CGSize(width: width - margin * 2, height: height - margin * 2)
    }
}
