extension CALayer {
    final func insert(_ layer: CALayer, at index: Int) {
        precondition(
            self !== layer && (layer.isLeaf || !isInside(layer)),
            "Layer \(layer) cannot be in itself. Take it out of its superlayer first.")
        if layer.storedSuperlayer === self,
            let old = storedSublayers.firstIndex(where: { $0 === layer })
        {
            let target = min(index, storedSublayers.count - 1)
            if old == target { return }
            storedSublayers.remove(layer)
            storedSublayers.insert(layer, at: target)
            sublayerWasReordered(layer)
            return
        }
        if layer.enclosingLink != nil { layer.removeFromSuperlayer() }
        storedSublayers.insert(layer, at: max(index, 0))
        layer.enclosingLink = Unmanaged.passUnretained(self)
        layer.wasAttached()
        sublayersDidChange()
    }

    /// The number of sublayers.
    package final var sublayerCount: Int { storedSublayers.count }

    /// `true` if the layer has neither sublayers nor a mask.
    private var isLeaf: Bool { storedSublayers.isEmpty && storedMask == nil }

    /// Returns `true` if `layer` is an ancestor.
    private func isInside(_ layer: CALayer) -> Bool {
        var ancestor = enclosing
        while let current = ancestor {
            if current === layer { return true }
            ancestor = current.enclosing
        }
        return false
    }

    // Searches siblings from front to back, because most layers are added in front.
    final func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
        guard layer !== sibling else { return }
        guard let sibling, sibling.storedSuperlayer === self else {
            return insert(layer, at: storedSublayers.count)
        }
        if layer.storedSuperlayer === self {
            storedSublayers.remove(layer)
            let index = storedSublayers.lastIndex { $0 === sibling } ?? 0
            storedSublayers.insert(layer, at: index + offset)
            sublayerWasReordered(layer)
            return
        }
        let index = storedSublayers.lastIndex { $0 === sibling } ?? 0
        insert(layer, at: index + offset)
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, old.storedSuperlayer === self,
            let index = storedSublayers.firstIndex(where: { $0 === old })
        else { return }
        old.detach()
        insert(new, at: index)
    }

    final func replaceSublayers(with layers: [CALayer]) {
        for layer in storedSublayers where !layers.contains(where: { $0 === layer }) {
            layer.detach()
        }
        for layer in layers { insert(layer, at: storedSublayers.count) }
    }

    final func detach() {
        guard let parent = enclosing else { return }
        if isMask { return parent.setMask(nil) }
        noteDetaching()
        parent.storedSublayers.remove(self)
        enclosingLink = nil
        parent.damageArea(ofRemoved: self)
        parent.root.compositor?.context.noteTreeRemoval(of: self)
        wasDetached()
        parent.sublayersDidChange()
    }

    final func setMask(_ mask: CALayer?) {
        guard mask !== storedMask else { return }
        if let old = storedMask {
            old.enclosingLink = nil
            old.isMask = false
            old.wasDetached()
        }
        if let mask {
            precondition(
                mask !== self && (mask.isMask || mask.enclosingLink == nil),
                "Mask \(mask) is in the layer tree. A mask has no superlayer: remove it first.")
            mask.removeFromSuperlayer()
            mask.enclosingLink = Unmanaged.passUnretained(self)
            mask.isMask = true
        }
        mutableExtras.mask = mask
        mask?.wasAttached()
        invalidate([.effects, .picture])
    }

    /// Another order is no reason for layout, which may itself bring sublayers to the front.
    private func sublayerWasReordered(_ layer: CALayer) {
        layer.invalidate(.effects)
        invalidate(.hierarchy)
    }

    private func sublayersDidChange() {
        invalidate(.hierarchy)
        if noteSublayersChanged() { markNeedsLayout() }
    }

    /// Marks the new ancestors with the pending work of this subtree.
    private func wasAttached() {
        noteAttaching()
        changes.formUnion([.geometry, .picture, .effects])
        markAncestors(.change)
        if needsLayoutFlag || subtreeMarks.contains(.layout) { markAncestors(.layout) }
        if needsDisplay() || subtreeMarks.contains(.display) { markAncestors(.display) }
    }

    private func wasDetached() {
        discardCompositingState()
    }

    /// The layer above: the superlayer, or the layer that this one masks.
    final var enclosing: CALayer? { enclosingLink?.takeUnretainedValue() }

    /// The superlayer, `nil` for a mask.
    final var storedSuperlayer: CALayer? { isMask ? nil : enclosing }

    /// The topmost ancestor, or this layer without one.
    final var root: CALayer {
        var layer = self
        while let above = layer.enclosing { layer = above }
        return layer
    }
}

// MARK: - Dirty flags

extension CALayer {
    /// Marks `kind` of this layer for the next composition.
    @inline(__always)
    final func invalidate(_ kind: LayerChanges) {
        if kind.contains(.geometry), let storedSuperlayer {
            storedSuperlayer.sublayerGeometryVersion &+= 1
        }
        if changes.isSuperset(of: kind) && !changes.isEmpty { return }
        let wasClean = changes.isEmpty
        changes.formUnion(kind)
        if wasClean && !subtreeMarks.contains(.change) { markAncestors(.change) }
    }
}
