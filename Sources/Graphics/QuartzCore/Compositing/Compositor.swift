package import CoreGraphics
package import FoundationGaps

/// What a composition painted.
package struct CompositedFrame {
    /// The rectangles of the surface that were painted, in pixels from its top left corner.
    package var damage: [DeviceRect]

    /// How many pixels that were. Those in two rectangles count twice.
    package var paintedPixelCount: Int

    /// Nothing painted.
    package static let empty = CompositedFrame(damage: [], paintedPixelCount: 0)
}

/// Paints a layer tree on a surface, again and again, and only what has changed.
///
/// A composition has two passes. The *update* follows the flags that changes have left on the way from layer
/// to root, finds where the changed layers are now, makes their pictures and collects the damage: the places
/// that look different. The *painting* puts, for each damaged rectangle, the pictures on each other from back
/// to front, beginning with the front-most layer that hides all below.
///
/// Pictures are pixel-aligned when they are painted, so that painting a rectangle gives the same bytes whatever
/// else is painted with it.
@MainActor
package final class Compositor {
    let root: CALayer

    /// Where the layers below the root have their time and their frames from.
    let context = MediaContext.current

    /// What lies below the root layer; nil, the default, for transparency.
    package var backgroundColor: CGColor? {
        didSet { damageEverything() }
    }

    var surface: PixelSurface
    var scale: CGFloat

    /// What looks different since the last composition.
    var damageList = DamageList()

    /// Surfaces for groups, by how deeply they are nested.
    var groupSurfaces: [PixelSurface] = []
    var groupDepth = 0

    /// The layer at which painting begins, until it has been met.
    var awaitedCover: CALayer?

    /// The surface's pixels: premultiplied BGRA, top row first. Another object after ``resize(to:scale:)``.
    package private(set) var bitmap: CGContext

    /// Creates a compositor of the tree of `root`, which is drawn where it would be if the corner of its
    /// bounds, before its own transform, were at the surface's top left corner.
    ///
    /// - Parameters:
    ///   - size: The size of the surface in points. Rounded up to whole pixels, at least one; at most
    ///     16384 a side and 64 million altogether.
    ///   - scale: Pixels for one point. Not above 0 counts as 1.
    package init(root: CALayer, size: CGSize, scale: CGFloat) {
        self.root = root
        self.scale = Self.usable(scale)
        (surface, bitmap) = Self.makeSurface(size, self.scale)
        root.ownExtras.compositor = self
        context.compositors.removeAll { $0.compositor == nil }
        context.compositors.append(.init(compositor: self))
        damageEverything()
    }

    /// Gives the surface another size, in points, and scale. All of it is painted at the next composition.
    package func resize(to size: CGSize, scale: CGFloat) {
        self.scale = Self.usable(scale)
        (surface, bitmap) = Self.makeSurface(size, self.scale)
        groupSurfaces = []
        root.invalidate([.geometry, .picture, .effects])
        root.forgetComposition()
        damageEverything()
    }

    /// Stops showing the tree, before the compositor goes.
    package func close() { context.noteDeparture(of: root) }

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

    /// The whole surface.
    var extent: DeviceRect {
        DeviceRect(x: 0, y: 0, width: surface.width, height: surface.height)
    }

    // MARK: Damage

    /// Has a part of the surface painted at the next composition.
    package func damage(_ rect: DeviceRect) {
        damageList.add(rect.intersection(extent))
        wasInvalidated()
    }

    /// Has all of the surface painted at the next composition.
    package func damageEverything() { damage(extent) }

    func wasInvalidated() { context.frameIsNeeded() }

    /// Whether a composition would find something to do: a change, or an animation that runs.
    package var needsFrame: Bool {
        !damageList.isEmpty || !root.changes.isEmpty || root.needsLayout || root.needsDisplay
            || !root.marksBelow.isEmpty
            || context.hasMovingLayer { $0.root === root }
    }

    // MARK: Composing

    /// Lays out and draws the layers that need it. A layout that drawing asks for waits for the next turn.
    func layoutAndDisplay() {
        root.layOutTree()
        root.displayPass()
    }

    /// Brings the surface up to date with the layers as they are at `time`.
    ///
    /// Call ``CATransaction/flush()`` before: it lays out, draws and begins animations.
    package func composite(at time: CFTimeInterval) -> CompositedFrame {
        context.forEachMovingLayer { $0.invalidate(.animations) }
        updateRoot(at: time)
        guard !damageList.isEmpty else {
            return .empty
        }
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
