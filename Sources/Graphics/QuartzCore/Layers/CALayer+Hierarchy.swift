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
            storedSublayers.remove(at: old)
            storedSublayers.insert(layer, at: target)
            layer.invalidate(.effects)
            sublayersDidChange()
            return
        }
        if layer.enclosing != nil { layer.removeFromSuperlayer() }
        if index >= storedSublayers.count {
            storedSublayers.append(layer)
        } else {
            storedSublayers.insert(layer, at: max(index, 0))
        }
        layer.storedSuperlayer = self
        layer.wasAttached()
        sublayersDidChange()
    }

    /// Puts a view's layer right in front of the one that has been the front-most view's.
    package final func insertOwned(_ layer: CALayer, inFrontOf sibling: CALayer?) {
        if isQuiet, layer.storedSuperlayer !== self, sibling === storedSublayers.last {
            insert(layer, at: storedSublayers.count)
        } else if let sibling {
            insertSublayer(layer, above: sibling)
        } else {
            addSublayer(layer)
        }
    }

    /// Whether nothing is in the layer.
    private var isLeaf: Bool { storedSublayers.isEmpty && storedMask == nil }

    /// Whether the layer lies in `layer`, however deep.
    private func isInside(_ layer: CALayer) -> Bool {
        var ancestor = enclosing
        while let current = ancestor {
            if current === layer { return true }
            ancestor = current.enclosing
        }
        return false
    }

    // Siblings are sought from the front-most backwards, because nearly all layers are added in front.
    final func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int) {
        guard layer !== sibling else { return }
        guard let sibling, sibling.storedSuperlayer === self else {
            return insert(layer, at: storedSublayers.count)
        }
        if layer.storedSuperlayer === self {
            storedSublayers.removeAll { $0 === layer }
            let index = storedSublayers.lastIndex { $0 === sibling } ?? 0
            storedSublayers.insert(layer, at: index + offset)
            layer.invalidate(.effects)
            sublayersDidChange()
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
        if let masked = maskedLayer {
            masked.setMask(nil)
            return
        }
        guard let parent = storedSuperlayer else { return }
        parent.storedSublayers.removeAll { $0 === self }
        storedSuperlayer = nil
        parent.noteRemoval(of: self)
        parent.root.compositor?.context.noteDeparture(of: self)
        wasDetached()
        parent.sublayersDidChange()
    }

    final func setMask(_ mask: CALayer?) {
        guard mask !== storedMask else { return }
        if let old = storedMask {
            old.maskedLayer = nil
            old.wasDetached()
        }
        if let mask {
            precondition(
                mask !== self && mask.storedSuperlayer == nil,
                "Mask \(mask) is in the layer tree. A mask has no superlayer: remove it first.")
            mask.removeFromSuperlayer()
            mask.maskedLayer = self
        }
        storedMask = mask
        mask?.wasAttached()
        invalidate([.effects, .picture])
    }

    private func sublayersDidChange() {
        invalidate(.hierarchy)
        markNeedsLayout()
    }

    /// Tells the new ancestors what this tree needs.
    private func wasAttached() {
        changes.formUnion([.geometry, .picture, .effects])
        noteChangeBelowAncestors()
        if needsLayoutFlag || descendantNeedsLayout { noteLayoutBelowAncestors() }
        if needsDisplay || descendantNeedsDisplay { noteDisplayBelowAncestors() }
    }

    private func wasDetached() {
        forgetComposition()
    }

    /// The layer above: the superlayer, or the layer that this one masks.
    final var enclosing: CALayer? { storedSuperlayer ?? maskedLayer }

    /// The topmost layer above this one, or this one.
    final var root: CALayer {
        var layer = self
        while let above = layer.enclosing { layer = above }
        return layer
    }
}

// MARK: - Flags up the tree

extension CALayer {
    /// Remembers that `kind` of this layer is to be composited again.
    @inline(__always)
    final func invalidate(_ kind: LayerChanges) {
        if kind.contains(.geometry), let storedSuperlayer {
            storedSuperlayer.sublayerPlacesVersion &+= 1
        }
        if changes.isSuperset(of: kind) && !changes.isEmpty { return }
        let wasClean = changes.isEmpty
        changes.formUnion(kind)
        if wasClean && !descendantChanged { noteChangeBelowAncestors() }
    }

    final func noteChangeBelowAncestors() {
        var layer = self
        while let above = layer.enclosing {
            if above.descendantChanged { return }
            above.descendantChanged = true
            layer = above
        }
        layer.compositor?.wasInvalidated()
    }

    final func noteLayoutBelowAncestors() {
        var layer = self
        while let above = layer.enclosing {
            if above.descendantNeedsLayout { return }
            above.descendantNeedsLayout = true
            layer = above
        }
        layer.compositor?.wasInvalidated()
    }

    final func noteDisplayBelowAncestors() {
        var layer = self
        while let above = layer.enclosing {
            if above.descendantNeedsDisplay { return }
            above.descendantNeedsDisplay = true
            layer = above
        }
        layer.compositor?.wasInvalidated()
    }
}
