import CoreGraphics
public import Foundation

/// A layer whose sublayers keep their depth: they are seen in the space of the layer above, not on
/// the plane of this one.
///
/// The faces of a cube turn as one:
///
///     let cube = CATransformLayer()
///     cube.addSublayer(front)        // front.transform moves it by half a side towards the viewer
///     cube.transform = CATransform3DMakeRotation(.pi / 5, 0, 1, 0)
///
/// The layer shows its sublayers alone: colours, contents, borders, masks and clipping of its own
/// are ignored. Sublayers are in the order of the depths of their middles. Its own `opacity`
/// counts for all of them together.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
        mutableExtras.keepsDepth = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        mutableExtras.keepsDepth = true
    }

    public override init(layer: Any) { super.init(layer: layer) }

    nonisolated deinit {}
}

extension CALayer {
    /// `true` for a layer whose sublayers keep their depth.
    final var keepsDepth: Bool { extras?.keepsDepth ?? false }

    /// The map in three dimensions from this layer's coordinates to those of the nearest layer
    /// above that has a plane of its own, and that layer.
    final var placeOnPlane: (map: CATransform3D, plane: CALayer?) {
        var map = style.matrixToSuperlayer(parent: enclosing?.style)
        var plane = enclosing
        while let space = plane, space.keepsDepth {
            map = CATransform3DConcat(
                map, space.style.matrixToSuperlayer(parent: space.enclosing?.style))
            plane = space.enclosing
        }
        return (map, plane)
    }
}

extension LayerStyle {
    /// Returns the map in three dimensions from the layer's coordinates to its superlayer's, given
    /// that layer's values.
    func matrixToSuperlayer(parent: LayerStyle?) -> CATransform3D {
        let upright = uprightMatrix(parent: parent)
        guard isFlipped else { return upright }
        return CATransform3DConcat(CATransform3DMakeAffineTransform(flip), upright)
    }

    private func uprightMatrix(parent: LayerStyle?) -> CATransform3D {
        let x = -bounds.origin.x - anchorPoint.x * bounds.width
        let y = -bounds.origin.y - anchorPoint.y * bounds.height
        let placed = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(x, y, 0), centredTransform(depth: zPosition)),
            CATransform3DMakeTranslation(position.x, position.y, 0))
        guard let parent, parent.transformsSublayers else { return placed }
        let anchor = CGPoint(
            x: parent.bounds.origin.x + parent.anchorPoint.x * parent.bounds.width,
            y: parent.bounds.origin.y + parent.anchorPoint.y * parent.bounds.height)
        return CATransform3DConcat(
            CATransform3DConcat(placed, CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)),
            CATransform3DConcat(
                parent.sublayerTransform, CATransform3DMakeTranslation(anchor.x, anchor.y, 0)))
    }

    /// Returns the map to the superlayer's coordinates, or through `space` to those of a layer
    /// above it.
    func projectionToSuperlayer(parent: LayerStyle?, _ space: CATransform3D?) -> Projection {
        guard let space else { return projectionToSuperlayer(parent: parent) }
        return Projection(CATransform3DConcat(matrixToSuperlayer(parent: parent), space))
    }

    /// Returns the depth of the layer's middle, larger in front, after a map in three dimensions.
    func depth(after map: CATransform3D) -> CGFloat {
        let (x, y) = (bounds.midX, bounds.midY)
        let w = x * map.m14 + y * map.m24 + map.m44
        return (x * map.m13 + y * map.m23 + map.m43) / (w == 0 ? 1 : w)
    }
}

// MARK: - Compositing

extension Compositor {
    /// Updates a layer whose sublayers keep their depth.
    ///
    /// - Parameter map: Maps the layer's coordinates, in three dimensions, to those of the nearest
    ///   layer above with a plane of its own, which `parent` maps to pixels.
    func updateSpace(
        of layer: CALayer, _ node: LayerNode, _ shown: CALayer, map: CATransform3D,
        parent: CGAffineTransform, clip: DeviceRect, forced: Bool, changes: LayerChanges,
        time: CFTimeInterval
    ) {
        let wasShown = node.isShown
        if changes.contains(.effects) || !wasShown { damage(node.subtreeRect) }
        node.dropPieces()
        (node.clip, node.clipMask, node.ownRect) = (nil, nil, .empty)
        node.isShown = true
        let forcesBelow =
            forced || !wasShown || changes.contains(.geometry) || clip != node.incomingClip
        node.transform = parent
        node.incomingClip = clip
        node.opacity = Double(min(max(shown.style.opacity, 0), 1))
        var depths: [(layer: CALayer, depth: CGFloat)] = []
        for sublayer in layer.storedSublayers {
            update(
                sublayer, within: shown, parent: parent, clip: clip, forced: forcesBelow,
                time: time, space: map)
            let style = (sublayer.node?.presented ?? sublayer).style
            let place = style.matrixToSuperlayer(parent: shown.style)
            depths.append((sublayer, style.depth(after: CATransform3DConcat(place, map))))
        }
        let ordered = depths.enumerated().sorted {
            ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }.map(\.element.layer)
        if let old = node.childrenInDepthOrder, old.elementsEqual(ordered, by: ===) {
            // The order is the same.
        } else {
            damage(node.subtreeRect)
            node.childrenInDepthOrder = ordered
        }
        updateExtent(of: layer, node)
        if changes.contains(.effects) || !wasShown { damage(node.subtreeRect) }
    }
}

// MARK: - Drawing in contexts

extension LayerRendering {
    /// Returns the sublayers of a layer that keeps their depth, from back to front.
    ///
    /// - Parameter map: The map of the layer's coordinates in three dimensions.
    @MainActor
    func sublayersInDepth(of layer: CALayer, _ map: CATransform3D) -> [CALayer] {
        let parent = shown(layer).style
        return layer.storedSublayers.map { sublayer in
            let style = shown(sublayer).style
            let place = style.matrixToSuperlayer(parent: parent)
            return (sublayer, style.depth(after: CATransform3DConcat(place, map)))
        }.enumerated().sorted {
            ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
        }.map(\.element.0)
    }
}
