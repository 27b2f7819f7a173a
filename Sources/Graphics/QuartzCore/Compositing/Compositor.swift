package import CoreGraphics
package import FoundationGaps

/// What a composition painted.
package struct CompositedFrame {
    /// The rectangles of the surface that were painted, in pixels from its top left corner.
    package var damage: [DeviceRect]

    /// How many pixels that were, those painted twice counted twice.
    package var paintedPixelCount: Int
}

/// Paints a layer tree on a surface, again and again, and only what has changed.
@MainActor
package final class Compositor {
    private let root: CALayer
    private var surface: PixelSurface
    package private(set) var bitmap: CGContext
    /// A compositor of `root`, whose bounds' origin is shown at the top left corner of a surface of `size`
    /// points with `scale` pixels each.
    package init(root: CALayer, size: CGSize, scale: CGFloat) {
        self.root = root
        surface = PixelSurface(width: 10, height: 10)
        bitmap = surface.makeContext()!
        root.compositor = self
    }
    package func resize(to size: CGSize, scale: CGFloat) {}
    package var needsFrame: Bool { true }
    package func composite(at time: CFTimeInterval) -> CompositedFrame {
        CompositedFrame(damage: [], paintedPixelCount: 0)
    }
    func wasInvalidated() {}
    func layoutAndDisplay() {}
}
