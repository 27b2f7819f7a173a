extension CALayer {
    final func markNeedsLayout() {
        guard !isCopy, !needsLayoutFlag else { return }
        needsLayoutFlag = true
        markAncestors(.layout)
    }

    final func boundsWereResized() {
        guard !isCopy else { return }
        markNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    final func layoutTreeIfNeeded() {
        var topmost = self
        var layer = storedSuperlayer
        while let current = layer, current.needsLayoutFlag {
            topmost = current
            layer = current.storedSuperlayer
        }
        topmost.layOutTree()
    }

    /// Lays out this layer and everything in it that needs it, as a pass or inside of one.
    final func layOutTree() {
        LayoutRepeats.enter()
        layoutPass()
        LayoutRepeats.leave()
    }

    /// Lays out this layer and everything in it that needs it.
    ///
    /// A layout that asks for another one in its own tree is run again, as often as ``LayoutRepeats`` allows.
    private final func layoutPass() {
        while wantsLayoutPass {
            if needsLayoutFlag {
                if marksBelow.contains(.ownLayout), !LayoutRepeats.allow(self) { return }
                layOut()
            }
            if marksBelow.contains(.layout) {
                marksBelow.remove(.layout)
                if storedSublayers.count == 1 { layOutOnlySublayer() } else { layOutSublayers() }
                storedMask?.layoutPass()
            }
            guard wantsLayoutPass, LayoutRepeats.allow(self) else { return }
        }
    }

    private final func layOut() {
        needsLayoutFlag = false
        let isOutermost = marksBelow.insert(.ownLayout).inserted
        layoutSublayers()
        if isOutermost { marksBelow.remove(.ownLayout) }
    }

    @inline(never)
    private final func layOutSublayers() {
        for sublayer in storedSublayers where sublayer.wantsLayoutPass { sublayer.layoutPass() }
    }

    /// ``layOutSublayers()`` where there is one, which is kept only if there is something to do.
    private final func layOutOnlySublayer() {
        if onlySublayerWantsLayoutPass { storedSublayers[0].layoutPass() }
    }

    private nonisolated final var onlySublayerWantsLayoutPass: Bool {
        storedSublayers.unretained(at: 0)._withUnsafeGuaranteedRef { $0.wantsLayoutPass }
    }

    /// Whether there is something to lay out.
    private nonisolated final var wantsLayoutPass: Bool {
        needsLayoutFlag || marksBelow.contains(.layout)
    }

    /// Draws this layer and everything in it that needs it.
    final func displayPass() {
        if needsDisplay { displayIfNeeded() }
        guard marksBelow.contains(.display) else { return }
        marksBelow.remove(.display)
        for sublayer in storedSublayers
        where sublayer.needsDisplay || sublayer.marksBelow.contains(.display) {
            sublayer.displayPass()
        }
        storedMask?.displayPass()
    }
}
