package import CoreGraphics
package import FoundationGaps

/// The result of a composition.
package struct CompositedFrame {
    /// The repainted rectangles of the surface, in pixels from its top left corner.
    package var damage: [DeviceRect]

    /// The number of repainted pixels. Those in two rectangles count twice.
    package var paintedPixelCount: Int

    /// The result of a composition without damage.
    package static let empty = CompositedFrame(damage: [], paintedPixelCount: 0)
}

/// Composites a layer tree onto a surface, repainting only changed parts.
///
/// A composition has two passes. The *update* follows the dirty flags from the root to the changed
/// layers, computes their positions, rasterises their content and collects the damage. The
/// *painting* composites, for each damaged rectangle, the rasters from back to front, starting with
/// the front-most layer that hides everything below.
///
/// Rasters are aligned to pixels before painting, so that painting a rectangle gives the same bytes
/// independent of the other rectangles painted with it.
@MainActor
package final class Compositor {
    let root: CALayer

    /// The source of time and frames for the layers below the root.
    let context = MediaContext.current

    /// The colour behind the root layer; `nil`, the default, for transparency.
    package var backgroundColor: CGColor? {
        didSet { damageEverything() }
    }

    var surface: PixelSurface
    var scale: CGFloat

    /// The damage since the last composition.
    var damageList = DamageList()

    /// The surfaces for groups, by nesting depth.
    var groupSurfaces: [PixelSurface] = []
    var groupDepth = 0

    /// The layer at which painting starts, until it is reached.
    var pendingCover: CALayer?

    /// The bitmaps that layers share.
    let sharedRasters = SharedRasters()

    /// The layers that blur what is behind them, while they are shown.
    var backdropLayers: [BackdropLayer] = []

    /// The layer before which painting stops; `nil` to paint all.
    var limit: PaintingLimit?

    /// The surface's pixels: premultiplied BGRA, top row first. ``resize(to:scale:)`` replaces the
    /// object.
    package private(set) var bitmap: CGContext

    /// Creates a compositor of the tree of `root`, placed so that the corner of its bounds, before
    /// its own transform, is at the surface's top left corner.
    ///
    /// - Parameters:
    ///   - size: The size of the surface in points. Rounded up to whole pixels, at least one; at
    ///     most 16384 a side and 64 million in total.
    ///   - scale: Pixels per point. Values not above 0 count as 1.
    package init(root: CALayer, size: CGSize, scale: CGFloat) {
        self.root = root
        self.scale = Self.usable(scale)
        (surface, bitmap) = Self.makeSurface(size, self.scale)
        root.mutableExtras.compositor = self
        root.noteAttaching()
        context.compositors.removeAll { $0.compositor == nil }
        context.compositors.append(.init(compositor: self))
        damageEverything()
    }

    /// Changes the surface's size, in points, and scale. The next composition repaints all of it.
    package func resize(to size: CGSize, scale: CGFloat) {
        self.scale = Self.usable(scale)
        (surface, bitmap) = Self.makeSurface(size, self.scale)
        groupSurfaces = []
        root.invalidate([.geometry, .picture, .effects])
        root.discardCompositingState()
        damageEverything()
    }

    /// Stops presenting the tree, before the compositor is released.
    package func close() { context.noteTreeRemoval(of: root) }

    private static func usable(_ scale: CGFloat) -> CGFloat {
        scale.isFinite && scale > 0 ? scale : 1
    }

    private static func makeSurface(_ size: CGSize, _ scale: CGFloat) -> (PixelSurface, CGContext) {
        func pixels(_ length: CGFloat) -> Int {
            let wanted = (length * scale).rounded(.up)
            return Int(wanted.isNaN ? 1 : min(max(wanted, 1), LayerBacking.maximumSide))
        }
        let width = pixels(size.width)
        let height = min(pixels(size.height), Int(LayerBacking.maximumArea) / width)
        let surface = PixelSurface(width: width, height: height)
        guard let context = surface.makeContext() else {
            preconditionFailure(
                "No bitmap context of \(surface.width) × \(surface.height) pixels. Is memory exhausted?"
            )
        }
        return (surface, context)
    }

    /// The bounds of the surface.
    var extent: DeviceRect {
        DeviceRect(x: 0, y: 0, width: surface.width, height: surface.height)
    }

    // MARK: Damage

    /// Marks a part of the surface for repainting at the next composition.
    package func damage(_ rect: DeviceRect) {
        damageList.add(rect.intersection(extent))
        setNeedsFrame()
    }

    /// Marks the whole surface for repainting at the next composition.
    package func damageEverything() { damage(extent) }

    func setNeedsFrame() { context.setNeedsFrame() }

    /// `true` if a composition has work to do: a change, or a running animation.
    package var needsFrame: Bool {
        !damageList.isEmpty || !root.changes.isEmpty || root.needsLayout() || root.needsDisplay()
            || !root.subtreeMarks.isEmpty
            || context.hasAnimatingLayer { $0.root === root }
    }

    // MARK: Composing

    /// Lays out and displays the layers that need it. Layout requested by drawing waits for the
    /// next turn.
    func layoutAndDisplay() {
        root.layOutTree()
        root.displayPass()
    }

    /// Finds what changes on the surface by `time`, and leaves the painting to the next
    /// composition.
    package func prepare(at time: CFTimeInterval) {
        context.forEachAnimatingLayer { $0.invalidate(.animations) }
        updateRoot(at: time)
        sharedRasters.removeAll()
    }

    /// Updates the surface to the layers' state at `time`.
    ///
    /// Call ``CATransaction/flush()`` first: it lays out, displays and begins animations.
    package func composite(at time: CFTimeInterval) -> CompositedFrame {
        prepare(at: time)
        guard !damageList.isEmpty else {
            return .empty
        }
        updateBackdrops()
        let rects = damageList.rects
        damageList.removeAll()
        var count = 0
        for rect in rects {
            paint(rect)
            count += rect.area
        }
        return CompositedFrame(damage: rects, paintedPixelCount: count)
    }
}
