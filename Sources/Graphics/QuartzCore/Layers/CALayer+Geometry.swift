public import CoreGraphics

extension CALayer {
    /// Returns the affine part of ``transform``.
    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    /// Sets ``transform`` to an affine transform.
    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// `true`, the default, if the layer is shown from its back too, mirrored. A card has two
    /// layers with `false`, one of them turned around.
    public var isDoubleSided: Bool {
        get { style.isDoubleSided }
        set {
            guard newValue != style.isDoubleSided else { return }
            change("doubleSided", [.geometry, .picture, .effects]) {
                style.isDoubleSided = newValue
            }
        }
    }

    /// `true` if y grows upward in the layer: what it draws and its sublayers have their places
    /// from its lower edge. Images of ``contents`` stay upright. `false` by default.
    public var isGeometryFlipped: Bool {
        get { style.isGeometryFlipped }
        set {
            guard newValue != style.isGeometryFlipped else { return }
            change("geometryFlipped", [.geometry, .picture, .effects]) {
                style.isGeometryFlipped = newValue
            }
        }
    }

    /// Returns `true` if y grows upward on the screen, as it does where an odd number of layers,
    /// from this one to the root, are flipped.
    public func contentsAreFlipped() -> Bool {
        var isFlipped = false
        var layer: CALayer? = self
        while let current = layer {
            if current.style.isFlipped { isFlipped.toggle() }
            layer = current.enclosing ?? current.presentedModel?.enclosing
        }
        return isFlipped
    }

    /// `true` if a layer without a back is turned away from the viewer.
    final func isTurnedAway(_ projection: Projection) -> Bool {
        !style.isDoubleSided && projection.isMirrored != contentsAreFlipped()
    }

    /// Returns the size of the contents in points, or zero without contents.
    public func preferredFrameSize() -> CGSize {
        if let image = contentsImage {
            return CGSize(
                width: CGFloat(image.width) / contentsScale,
                height: CGFloat(image.height) / contentsScale)
        }
        return bounds.size
    }

    var frameFromGeometry: CGRect {
        let size = style.bounds.size
        let anchor = CGPoint(
            x: size.width * style.anchorPoint.x, y: size.height * style.anchorPoint.y)
        if !style.isTransformed {
            return CGRect(
                x: style.position.x - anchor.x, y: style.position.y - anchor.y,
                width: size.width, height: size.height)
        }
        let placement = style.projectionToSuperlayer(parent: nil)
        if placement.hasPerspective {
            return placement.bounds(ofImageOf: style.bounds)
                ?? CGRect(origin: style.position, size: .zero)
        }
        // The corners are transformed in the superlayer's coordinates, so that their differences
        // have no rounding errors of the small numbers around the anchor point.
        var affine = Projection(style.transform).affine
        affine.tx += style.position.x
        affine.ty += style.position.y
        let (left, top) = (-anchor.x, -anchor.y)
        let (right, bottom) = (left + size.width, top + size.height)
        let corners = [
            CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom),
            CGPoint(x: right, y: bottom),
        ].map { $0.applying(affine) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(
            x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
    }

    func setGeometry(fromFrame newFrame: CGRect) {
        let frame = newFrame.standardized
        var size = frame.size
        if style.isTransformed {
            let affine = Projection(style.transform).affine
            if affine.a * affine.d - affine.b * affine.c != 0 {
                size = CGRect(origin: .zero, size: size).applying(affine.inverted()).size
            }
        }
        let middle = CGPoint(
            x: frame.origin.x + frame.width * style.anchorPoint.x,
            y: frame.origin.y + frame.height * style.anchorPoint.y)
        bounds = CGRect(origin: style.bounds.origin, size: size)
        position = middle
    }
}

// MARK: - Frame

extension CALayer {
    /// The result of ``setUntransformedFrame(_:keepingPosition:)``.
    package struct FrameChange {
        /// The size of ``bounds`` before the change.
        package let oldSize: CGSize
        package let isResized: Bool
        package let isMoved: Bool
    }

    /// Sets the size of ``bounds`` and ``position`` at once, to the values that give `frame` while
    /// no transform is set.
    package final func setUntransformedFrame(_ frame: CGRect, keepingPosition: Bool) -> FrameChange
    {
        let size = frame.size
        let oldSize = style.bounds.size
        let isResized = !size.isSame(as: oldSize)
        let position = CGPoint(
            x: frame.minX + frame.width * style.anchorPoint.x,
            y: frame.minY + frame.height * style.anchorPoint.y)
        let isMoved = !keepingPosition && !position.isSame(as: style.position)
        if skipsActionsOutsideAnimations && !Self.isViewAnimationActive, extras?.observers == nil {
            if isResized { style.bounds.size = size }
            if isMoved { style.position = position }
            if isResized || isMoved { invalidate(isResized ? [.geometry, .picture] : .geometry) }
            if isResized { boundsWereResized() }
        } else {
            if isResized { bounds = CGRect(origin: style.bounds.origin, size: size) }
            if isMoved { self.position = position }
        }
        return FrameChange(oldSize: oldSize, isResized: isResized, isMoved: isMoved)
    }
}

// MARK: - Converting

extension CALayer {
    /// Converts a point from `layer`'s coordinates to this layer's; `nil` means the root's
    /// superlayer.
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        if let layer, layer === storedSuperlayer, let point = pointFromSuperlayer(p) {
            return point
        }
        let map = projectionFrom(layer)
        return map.image(of: p) ?? p.applying(map.affine)
    }

    /// Converts a point from this layer's coordinates to `layer`'s; `nil` means the root's
    /// superlayer.
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        let map = projectionTo(layer)
        return map.image(of: p) ?? p.applying(map.affine)
    }

    /// Returns the smallest rectangle in this layer's coordinates around a rectangle in `layer`'s.
    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        let map = projectionFrom(layer)
        return map.bounds(ofImageOf: r) ?? r.applying(map.affine)
    }

    /// Returns the smallest rectangle in `layer`'s coordinates around a rectangle in this layer's.
    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        let map = projectionTo(layer)
        return map.bounds(ofImageOf: r) ?? r.applying(map.affine)
    }

    private func projectionTo(_ layer: CALayer?) -> Projection {
        if layer === storedSuperlayer { return projectionToSuperlayer }
        let outward = projectionToRoot(stoppingAt: layer)
        guard let layer, !outward.reached else { return outward.map }
        return outward.map.concatenating(layer.projectionToRoot(stoppingAt: nil).map.reversed)
    }

    private func projectionFrom(_ layer: CALayer?) -> Projection {
        if let layer { return layer.projectionTo(self) }
        return projectionToRoot(stoppingAt: nil).map.reversed
    }

    /// Returns the map from this layer's coordinates to those of `ancestor`, or of the root's
    /// superlayer.
    private func projectionToRoot(stoppingAt ancestor: CALayer?)
        -> (map: Projection, reached: Bool)
    {
        var result = Projection(.identity)
        var layer: CALayer? = self
        while let current = layer {
            if current === ancestor { return (result, true) }
            if current.enclosing?.keepsDepth == true, current.enclosing !== ancestor {
                let (map, plane) = current.placeOnPlane
                result = result.concatenating(Projection(map))
                layer = plane
                continue
            }
            result = result.concatenating(current.projectionToSuperlayer)
            layer = current.enclosing
        }
        return (result, ancestor == nil)
    }

    /// The map from this layer's coordinates to its superlayer's.
    final var projectionToSuperlayer: Projection {
        style.projectionToSuperlayer(parent: (enclosing ?? presentedModel?.enclosing)?.style)
    }
}

extension Projection {
    /// The map back; the affine part's where there is none.
    nonisolated fileprivate var reversed: Projection {
        hasPerspective ? inverse ?? self : Projection(affine.inverted())
    }
}

extension LayerStyle {
    /// Returns the map from the layer's coordinates to its superlayer's, given that layer's values.
    ///
    /// 1. Turn the bounds upside down if the layer is flipped.
    /// 2. Translate the anchor point to the origin.
    /// 3. Apply the transform.
    /// 4. Translate the origin to the position.
    /// 5. Apply the superlayer's sublayer transform about its anchor point.
    func projectionToSuperlayer(parent: LayerStyle?) -> Projection {
        let upright = uprightProjection(parent: parent)
        return isFlipped ? Projection(flip).concatenating(upright) : upright
    }

    /// The map that turns the bounds upside down.
    var flip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }

    private func uprightProjection(parent: LayerStyle?) -> Projection {
        let x = -bounds.origin.x - anchorPoint.x * bounds.width
        let y = -bounds.origin.y - anchorPoint.y * bounds.height
        guard let parent, parent.transformsSublayers else {
            if !isTransformed {
                return Projection(
                    CGAffineTransform(translationX: x + position.x, y: y + position.y))
            }
            return Projection(CGAffineTransform(translationX: x, y: y))
                .concatenating(Projection(centredTransform(depth: 0)))
                .concatenating(
                    Projection(CGAffineTransform(translationX: position.x, y: position.y)))
        }
        let anchor = CGPoint(
            x: parent.bounds.origin.x + parent.anchorPoint.x * parent.bounds.width,
            y: parent.bounds.origin.y + parent.anchorPoint.y * parent.bounds.height)
        let placed = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(x, y, 0), centredTransform(depth: zPosition)),
            CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0))
        let whole = CATransform3DConcat(
            CATransform3DConcat(placed, parent.sublayerTransform),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        return Projection(whole)
    }

    /// Returns the transform about the anchor point's depth, translated to the layer's depth.
    func centredTransform(depth: CGFloat) -> CATransform3D {
        guard self.anchorPointZ != 0 || depth != 0 else { return self.transform }
        return CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(0, 0, -self.anchorPointZ), self.transform),
            CATransform3DMakeTranslation(0, 0, depth))
    }
}

// MARK: - Hit testing

extension CALayer {
    func frontmostLayer(at p: CGPoint) -> CALayer? {
        guard !style.isHidden else { return nil }
        if keepsDepth {
            // The point is on the plane of a layer above, where the sublayers are seen.
            let sublayers = LayerRendering().sublayersInDepth(of: self, placeOnPlane.map)
            return sublayers.lazy.reversed().compactMap { $0.frontmostLayer(at: p) }.first
        }
        let isInSpace = enclosing?.keepsDepth == true
        let projection = isInSpace ? Projection(placeOnPlane.map) : projectionToSuperlayer
        guard let here = projection.preimage(of: p), !isTurnedAway(projection) || !isInSpace else {
            return nil
        }
        let isInside = contains(here)
        if style.masksToBounds && !isInside { return nil }
        if let mask, mask.frontmostLayer(at: here) == nil { return nil }
        for sublayer in sublayersInDepthOrder.reversed() {
            if let hit = sublayer.hitTest(here) { return hit }
        }
        return isInside ? self : nil
    }

    /// The sublayers from back to front: by ``LayerStyle/depth``, with ties in their order.
    final var sublayersInDepthOrder: [CALayer] {
        let layers = presentedModel?.presentedSublayers ?? Array(storedSublayers)
        return layers.inOrder(ofDepth: { $0.style.depth }) ?? layers
    }
}

extension LayerStyle {
    /// How far in front of the superlayer's plane the anchor point is, as ``zPosition`` and the
    /// transform place it.
    var depth: CGFloat {
        isTransformed ? centredTransform(depth: zPosition).m43 : zPosition
    }
}

extension [CALayer] {
    /// The layers from back to front, with ties in their order; `nil` if that is the order which
    /// they have, all at depth 0.
    @MainActor
    func inOrder(ofDepth depth: (CALayer) -> CGFloat) -> [CALayer]? {
        guard contains(where: { depth($0) != 0 }) else { return nil }
        return enumerated().sorted {
            (depth($0.element), $0.offset) < (depth($1.element), $1.offset)
        }.map(\.element)
    }
}
