import CoreGraphics

// Rasterising single layers.
extension Compositor {
    private var limits: Raster.Limits { Raster.Limits(surface: extent) }

    /// Returns `true` if points map to whole pixels: without rotation, and scaled only by the
    /// screen's scale.
    private func isPlain(_ t: CGAffineTransform) -> Bool {
        t.b == 0 && t.c == 0 && t.a == scale && t.d == scale
    }

    /// Returns `t`, translated so that the top left corner of `bounds` is on a pixel corner if `t`
    /// is plain.
    func snapped(_ t: CGAffineTransform, _ bounds: CGRect) -> CGAffineTransform {
        guard isPlain(t) else { return t }
        var t = t
        let x = t.a * bounds.minX + t.tx
        let y = t.d * bounds.minY + t.ty
        t.tx += (x + 0.5).rounded(.down) - x
        t.ty += (y + 0.5).rounded(.down) - y
        return t
    }

    /// Returns the pixels that `bounds` cover exactly; `nil` if they cover some partially.
    private func wholePixels(_ bounds: CGRect, _ t: CGAffineTransform) -> DeviceRect? {
        guard t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return nil }
        let rect = bounds.applying(t)
        if isPlain(t) { return DeviceRect(snapping: rect) }
        let whole = DeviceRect(covering: rect)
        return whole.rect == rect ? whole : nil
    }

    // MARK: Clip

    /// Updates the clip that a layer applies to its sublayers.
    ///
    /// The clip is the layer's own rectangle if that consists of whole pixels and has no rounded
    /// corners. Otherwise it is a mask, which matters only in the corners of a rectangle of whole
    /// pixels.
    func updateClip(of node: LayerNode, _ shown: CALayer, reuse: Bool) {
        guard shown.style.masksToBounds else {
            node.clip = nil
            node.clipMask = nil
            node.clipEdges = []
            return
        }
        let bounds = shown.style.bounds
        let whole = wholePixels(bounds, node.transform)
        let radius = shown.cornerReach
        if radius == 0, let whole {
            node.clip = whole
            node.clipMask = nil
            node.clipEdges = []
            return
        }
        let mask = Raster.make(
            reusing: reuse ? node.clipMask : nil, extent: bounds,
            transform: snapped(node.transform, bounds), limits: limits,
            sharing: (sharedRasters, .init(.clip, outlineOf: shown))
        ) { context, _ in
            context.setFillColor(CGColor.white)
            context.addPath(shown.outline)
            context.fillPath()
        }
        node.clipMask = mask
        let rect = mask?.rect ?? .empty
        node.clip = rect
        node.clipEdges = [rect]
        guard let whole, whole == rect else { return }
        let across = Int((radius * node.transform.a).rounded(.up))
        let down = Int((radius * node.transform.d).rounded(.up))
        node.clipEdges = [
            DeviceRect(x: rect.minX, y: rect.minY, width: across, height: down),
            DeviceRect(x: rect.maxX - across, y: rect.minY, width: across, height: down),
            DeviceRect(x: rect.minX, y: rect.maxY - down, width: across, height: down),
            DeviceRect(x: rect.maxX - across, y: rect.maxY - down, width: across, height: down),
        ].map { $0.intersection(rect) }
    }

    // MARK: Layer content

    /// Updates the pieces of a layer's own content.
    ///
    /// - Parameters:
    ///   - reuse: `true` if the existing pieces are up to date, apart from their position.
    ///   - backingIsWhole: `true` if the backing bitmap's pixels are unchanged.
    ///   - shadowIsWhole: `true` if shadow and opacity are unchanged.
    func updatePieces(
        of node: LayerNode, _ shown: CALayer, clip: DeviceRect, reuse: Bool, backingIsWhole: Bool,
        shadowIsWhole: Bool
    ) {
        let style = shown.style
        let transform = snapped(node.transform, style.bounds)
        let old = (picture: node.picture, border: node.border, shadow: node.shadow)
        node.dropPieces()
        let whole = wholePixels(style.bounds, node.transform)

        // 1. A background that fills whole pixels is a single rectangle.
        let hasBackground = (style.backgroundColor?.alpha ?? 0) > 0
        var backgroundIsDrawn = false
        let hasPattern = style.backgroundColor?.pattern != nil
        if hasBackground, !hasPattern, let whole, shown.effectiveCornerRadius == 0,
            let color = style.backgroundColor?.rgba
        {
            node.solid = (whole, color)
            if color.alpha >= 1 { node.opaqueRect = whole }
            backgroundIsDrawn = true
        }

        // 2. A bitmap at its own scale is shown directly; 3. all other content is drawn into a
        //    raster.
        let hasMore = shown.hasContents || shown.specialBounds != nil
        if shown.specialBounds == nil, let direct = directBacking(of: shown, transform, whole),
            backgroundIsDrawn || !hasBackground
        {
            node.backing = direct
            if direct.isOpaque { node.opaqueRect = direct.extent }
        } else if hasMore || (hasBackground && !backgroundIsDrawn) {
            let extent = hasMore ? shown.pictureBounds : style.bounds
            if isVisible(extent, transform, clip) {
                node.picture = Raster.make(
                    reusing: reuse && backingIsWhole ? old.picture : nil, extent: extent,
                    transform: transform, limits: limits,
                    sharing: hasMore || hasPattern
                        ? nil
                        : style.backgroundColor.map {
                            (sharedRasters, .init(.background($0.rgba), outlineOf: shown))
                        }
                ) { context, _ in
                    shown.drawPicture(in: context, withBackground: !backgroundIsDrawn)
                }
            }
        }
        updateBorder(of: node, shown, transform, clip, reusing: reuse ? old.border : nil)
        updateShadow(
            of: node, shown, transform, clip,
            reusing: reuse && shadowIsWhole ? old.shadow : nil)

        var own = node.solid?.rect ?? .empty
        own = own.union(node.backing?.extent ?? .empty)
        own = own.union(node.picture?.rect ?? .empty)
        own = own.union(node.border?.rect ?? .empty)
        own = own.union(node.shadow?.rect ?? .empty)
        if shown.backdropBlur > 0 {
            let extent = whole ?? DeviceRect(covering: style.bounds.applying(transform))
            own = own.union(extent)
            node.backdropRect = extent.intersection(clip)
            registerBackdrop(of: shown.modelLayer ?? shown)
        } else {
            node.backdropRect = .empty
        }
        node.ownRect = own.intersection(clip)
    }

    private func isVisible(_ extent: CGRect, _ t: CGAffineTransform, _ clip: DeviceRect) -> Bool {
        DeviceRect(covering: extent.applying(t)).intersects(clip)
    }

    /// Returns the layer's own bitmap if it can be shown pixel for pixel.
    private func directBacking(of shown: CALayer, _ t: CGAffineTransform, _ whole: DeviceRect?)
        -> (surface: PixelSurface, extent: DeviceRect, isOpaque: Bool)?
    {
        let style = shown.style
        guard let backing = shown.backing, style.contents == nil, let whole, isPlain(t),
            backing.scale == scale, backing.size == style.bounds.size, shown.showsContentsWhole,
            !style.masksToBounds || shown.effectiveCornerRadius == 0
        else { return nil }
        let extent = backing.extent.offset(x: whole.minX, y: whole.minY)
        return (backing.surface, extent, backing.isOpaque)
    }

    private func updateBorder(
        of node: LayerNode, _ shown: CALayer, _ t: CGAffineTransform, _ clip: DeviceRect,
        reusing old: Raster?
    ) {
        node.borderHole = .empty
        guard shown.hasBorder, isVisible(shown.style.bounds, t, clip) else { return }
        node.border = Raster.make(
            reusing: old, extent: shown.style.bounds, transform: t, limits: limits
        ) { context, _ in shown.drawBorder(in: context) }
        guard t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return }
        let inset = max(shown.style.borderWidth, shown.cornerReach)
        let inside = shown.style.bounds.insetBy(dx: inset, dy: inset)
        guard !inside.isNull, inside.width > 0, inside.height > 0 else { return }
        let hole = DeviceRect(covering: inside.applying(t)).expanded(by: -1)
        if !hole.isEmpty { node.borderHole = hole }
    }

    // MARK: Shadow

    /// Updates the shadow cast by the shadow path or by the background.
    private func updateShadow(
        of node: LayerNode, _ shown: CALayer, _ t: CGAffineTransform, _ clip: DeviceRect,
        reusing old: Raster?
    ) {
        guard shown.castsShadow, let color = shown.shadowColorInUse else { return }
        let style = shown.style
        let path: CGPath
        if let shadowPath = style.shadowPath {
            path = shadowPath
        } else if (style.backgroundColor?.alpha ?? 0) > 0 {
            path = shown.outline
        } else {
            return
        }
        let deviation = shadowDeviation(style, t)
        let reach = PixelSurface.shadowReach(deviation: deviation) + 1
        let moved = CGAffineTransform(
            translationX: style.shadowOffset.width, y: style.shadowOffset.height
        ).concatenating(t)
        guard moved.tx.isFinite, moved.ty.isFinite, !path.isEmpty else { return }
        let box = path.boundingBoxOfPath
        guard DeviceRect(covering: box.applying(moved)).expanded(by: reach).intersects(clip) else {
            return
        }
        node.shadow = Raster.make(
            reusing: old, extent: box, transform: moved, limits: limits, margin: reach,
            sharing: (
                sharedRasters,
                .init(
                    .shadow(color, deviation: deviation), outlineOf: shown, path: style.shadowPath)
            )
        ) { context, surface in
            context.setFillColor(CGColor.black)
            context.addPath(path)
            context.fillPath()
            surface.becomeShadow(deviation: deviation, color: color)
        }
    }

    /// Updates the shadow cast by a layer's content and its sublayers.
    func updateShadowOfSublayers(
        of layer: CALayer, _ node: LayerNode, _ shown: CALayer, clip: DeviceRect
    ) {
        guard let color = shown.shadowColorInUse else { return }
        node.shadow = nil
        var caster = node.ownRect
        for sublayer in layer.storedSublayers {
            caster = caster.union(sublayer.node?.subtreeRect ?? .empty)
        }
        guard !caster.isEmpty else { return }
        let t = node.transform
        let offset = CGSize(
            width: shown.style.shadowOffset.width * t.a + shown.style.shadowOffset.height * t.c,
            height: shown.style.shadowOffset.width * t.b + shown.style.shadowOffset.height * t.d)
        guard offset.width.isFinite, offset.height.isFinite else { return }
        let x = Int(min(max(offset.width.rounded(), -1e6), 1e6))
        let y = Int(min(max(offset.height.rounded(), -1e6), 1e6))
        let deviation = shadowDeviation(shown.style, t)
        let reach = PixelSurface.shadowReach(deviation: deviation) + 1
        let rect = caster.expanded(by: reach)
        guard rect.offset(x: x, y: y).intersects(clip) else { return }
        let silhouette = PixelSurface(width: rect.width, height: rect.height)
        paintContents(
            of: layer, node,
            on: Target(surface: silhouette, originX: rect.minX, originY: rect.minY), caster,
            alpha: 1)
        silhouette.becomeShadow(deviation: deviation, color: color)
        let shadow = Raster(surface: silhouette, rect: rect.offset(x: x, y: y))
        node.shadow = shadow
        node.ownRect = node.ownRect.union(shadow.rect.intersection(clip))
    }

    private func shadowDeviation(_ style: LayerStyle, _ t: CGAffineTransform) -> Double {
        let deviation = Double(style.shadowRadius * abs(t.a * t.d - t.b * t.c).squareRoot())
        return deviation.isFinite ? max(deviation, 0) : 0
    }
}

extension CALayer {
    /// The shadow's colour, multiplied by its opacity.
    fileprivate var shadowColorInUse: RGBA? {
        guard var color = style.shadowColor?.rgba else { return nil }
        color.alpha *= Double(min(max(style.shadowOpacity, 0), 1))
        return color
    }
}
