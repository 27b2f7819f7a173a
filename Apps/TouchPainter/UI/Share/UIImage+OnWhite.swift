import UIKit

extension UIImage {
    /// A drawing on white paper.
    ///
    /// - Parameters:
    ///   - bounds: The part of the drawing, in its points.
    ///   - scale: The pixels of a point, fewer where a side would be longer than `longestSide`.
    ///   - longestSide: The greatest length of a side in pixels.
    static func onWhite(
        _ bounds: CGRect, scale: CGFloat, longestSide: CGFloat, draw: (CGContext) -> Void
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = min(scale, longestSide / max(bounds.width, bounds.height))
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(bounds)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            draw(context)
            context.endTransparencyLayer()
        }
    }
}
