import CoreGraphics

/// A surface to paint on, and the position of its first pixel on the composited surface.
struct Target {
    var surface: PixelSurface
    var originX: Int
    var originY: Int
}

// The second pass: painting the rasters on top of each other.
extension Compositor {
    /// Paints a rectangle of the surface.
    func paint(_ rect: DeviceRect) {
        let target = Target(surface: surface, originX: 0, originY: 0)
        pendingCover = cover(of: rect, in: root)
        if pendingCover == nil {
            surface.clear(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
            if let color = backgroundColor?.rgba { fill(rect, color, on: target, alpha: 1) }
        }
        paint(root, on: target, rect)
        pendingCover = nil
    }

    /// Returns the front-most layer that hides everything below it in all of `rect`.
    private func cover(of rect: DeviceRect, in layer: CALayer) -> CALayer? {
        guard let node = layer.node, node.isShown, !node.isGroup, node.opacity == 1,
            node.subtreeRect.contains(rect)
        else { return nil }
        let isOpen = node.clip?.contains(rect) ?? true
        if isOpen, !node.clipEdges.contains(where: { $0.intersects(rect) }) {
            for sublayer in (node.childrenInDepthOrder ?? layer.storedSublayers.array).reversed() {
                if let cover = cover(of: rect, in: sublayer) { return cover }
            }
        }
        return node.opaqueRect.contains(rect) && node.incomingClip.contains(rect) ? layer : nil
    }

    /// Paints the subtree of a layer within a rectangle of the surface.
    ///
    /// - Parameter alpha: The opacity of superlayers that are not groups.
    func paint(
        _ layer: CALayer, on target: Target, _ rect: DeviceRect, alpha outerAlpha: Double = 1
    ) {
        if let limit, limit.stops(before: layer) { return }
        guard let node = layer.node, node.isShown else { return }
        let part = rect.intersection(node.subtreeRect)
        guard !part.isEmpty else {
            limit?.passes(layer)
            return
        }
        guard node.isGroup else {
            paintContents(of: layer, node, on: target, part, alpha: node.opacity * outerAlpha)
            return
        }
        // A cover is never within a group.
        guard pendingCover == nil else { return }
        let group = beginGroup(part)
        paintContents(of: layer, node, on: group, part, alpha: 1)
        if let mask = layer.storedMask {
            let alpha = beginGroup(part)
            let enclosing = limit
            limit = nil
            paint(mask, on: alpha, part)
            limit = enclosing
            blend(alpha, on: group, part, alpha: 1, .mask)
            endGroup()
        }
        blend(
            group, on: target, part, alpha: node.opacity * outerAlpha,
            node.blendMode == .normal ? .over : .blend(node.blendMode))
        endGroup()
    }

    /// Paints a layer's pieces and its sublayers, ignoring its mask and, if there are several
    /// pieces, its opacity.
    func paintContents(
        of layer: CALayer, _ node: LayerNode, on target: Target, _ rect: DeviceRect, alpha: Double
    ) {
        if pendingCover === layer { pendingCover = nil }
        if pendingCover == nil {
            if let shadow = node.shadow { blend(shadow, on: target, rect, alpha: alpha) }
            if let backdrop = node.backdrop {
                blend(backdrop.blurred, on: target, rect, alpha: alpha)
            }
            if let solid = node.solid {
                fill(solid.rect.intersection(rect), solid.color, on: target, alpha: alpha)
            }
            if let backing = node.backing {
                let part = backing.extent.intersection(rect).intersection(node.incomingClip)
                blend(
                    backing.surface, at: backing.extent, on: target, part, alpha: alpha,
                    backing.isOpaque ? .copy : .over)
            }
            if let picture = node.picture { blend(picture, on: target, rect, alpha: alpha) }
        }
        if !layer.storedSublayers.isEmpty {
            paintSublayers(of: layer, node, on: target, rect, alpha: alpha)
        }
        if pendingCover == nil, limit?.isReached != true, let border = node.border {
            paintBorder(border, around: node.borderHole, on: target, rect, alpha: alpha)
        }
    }

    private func paintSublayers(
        of layer: CALayer, _ node: LayerNode, on target: Target, _ rect: DeviceRect, alpha: Double
    ) {
        let children = node.childrenInDepthOrder ?? layer.storedSublayers.array
        let part = node.clip.map { rect.intersection($0) } ?? rect
        guard !part.isEmpty else {
            limit?.passes(layer)
            return
        }
        let wasReached = limit?.isReached ?? false
        guard let mask = node.clipMask,
            node.clipEdges.contains(where: { $0.intersects(part) })
        else {
            for child in children { paint(child, on: target, part, alpha: alpha) }
            return
        }
        // Where the mask is partly transparent, the sublayers are painted as a group and masked.
        guard pendingCover == nil else { return }
        let edges = disjoint(node.clipEdges.map { $0.intersection(part) }.filter { !$0.isEmpty })
        for edge in edges {
            limit?.isReached = wasReached
            let group = beginGroup(edge)
            for child in children { paint(child, on: group, edge) }
            mask.surface.blend(mask.rect, asMaskOn: group, edge)
            blend(group, on: target, edge, alpha: alpha, .over)
            endGroup()
        }
        for rest in part.subtracting(edges) {
            limit?.isReached = wasReached
            for child in children { paint(child, on: target, rest, alpha: alpha) }
        }
    }

    /// Merges overlapping edges, so that nothing is painted twice.
    private func disjoint(_ rects: [DeviceRect]) -> [DeviceRect] {
        for first in rects.indices {
            for second in rects.indices where second > first {
                guard rects[first].intersects(rects[second]) else { continue }
                var joined = rects
                joined.remove(at: second)
                joined[first] = rects[first].union(rects[second])
                return disjoint(joined)
            }
        }
        return rects
    }

    private func paintBorder(
        _ border: Raster, around hole: DeviceRect, on target: Target, _ rect: DeviceRect,
        alpha: Double
    ) {
        guard !hole.isEmpty else { return blend(border, on: target, rect, alpha: alpha) }
        let part = border.rect.intersection(rect)
        for piece in part.subtracting([hole]) { blend(border, on: target, piece, alpha: alpha) }
    }

    // MARK: Pixels

    private func fill(_ rect: DeviceRect, _ color: RGBA, on target: Target, alpha: Double) {
        guard !rect.isEmpty else { return }
        target.surface.fill(
            x: rect.minX - target.originX, y: rect.minY - target.originY, width: rect.width,
            height: rect.height, red: color.red, green: color.green, blue: color.blue,
            alpha: color.alpha * alpha)
    }

    private func blend(_ raster: Raster, on target: Target, _ rect: DeviceRect, alpha: Double) {
        blend(
            raster.surface, at: raster.rect, on: target, raster.rect.intersection(rect),
            alpha: alpha, .over)
    }

    private func blend(
        _ source: Target, on target: Target, _ rect: DeviceRect, alpha: Double,
        _ operation: PixelSurface.Operation
    ) {
        let position = DeviceRect(
            x: source.originX, y: source.originY, width: source.surface.width,
            height: source.surface.height)
        blend(source.surface, at: position, on: target, rect, alpha: alpha, operation)
    }

    private func blend(
        _ source: PixelSurface, at position: DeviceRect, on target: Target, _ rect: DeviceRect,
        alpha: Double, _ operation: PixelSurface.Operation
    ) {
        guard !rect.isEmpty else { return }
        target.surface.draw(
            source, left: position.minX - target.originX, top: position.minY - target.originY,
            x: rect.minX - target.originX, y: rect.minY - target.originY, width: rect.width,
            height: rect.height, alpha: alpha, operation: operation)
    }

    // MARK: Groups

    /// Returns a cleared surface for a part of the tree that is painted as a group.
    private func beginGroup(_ rect: DeviceRect) -> Target {
        defer { groupDepth += 1 }
        if groupDepth < groupSurfaces.count {
            let surface = groupSurfaces[groupDepth]
            if surface.width >= rect.width && surface.height >= rect.height {
                surface.clear(x: 0, y: 0, width: rect.width, height: rect.height)
                return Target(surface: surface, originX: rect.minX, originY: rect.minY)
            }
            groupSurfaces[groupDepth] = PixelSurface(
                width: max(rect.width, surface.width), height: max(rect.height, surface.height))
        } else {
            groupSurfaces.append(PixelSurface(width: rect.width, height: rect.height))
        }
        return Target(
            surface: groupSurfaces[groupDepth], originX: rect.minX, originY: rect.minY)
    }

    private func endGroup() { groupDepth -= 1 }
}

extension PixelSurface {
    /// Masks a group in `rect` with this surface, which is positioned at `position`.
    fileprivate func blend(_ position: DeviceRect, asMaskOn group: Target, _ rect: DeviceRect) {
        group.surface.draw(
            self, left: position.minX - group.originX, top: position.minY - group.originY,
            x: rect.minX - group.originX, y: rect.minY - group.originY, width: rect.width,
            height: rect.height, alpha: 1, operation: .mask)
    }
}
