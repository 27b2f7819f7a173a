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

    /// Lays out the layers of this subtree that need it, as a new pass or within the current one.
    package final func layOutTree() {
        RelayoutLimit.enter()
        layoutPass()
        RelayoutLimit.leave()
    }

    /// Lays out the layers of this subtree that need it.
    ///
    /// Layout that requests another layout in its own subtree is repeated, within the limit of
    /// ``RelayoutLimit``.
    private final func layoutPass() {
        while wantsLayoutPass {
            if needsLayoutFlag {
                if subtreeMarks.contains(.ownLayout), !RelayoutLimit.allow(self) { return }
                layOut()
            }
            if subtreeMarks.contains(.layout) {
                subtreeMarks.remove(.layout)
                if storedSublayers.count == 1 { layOutOnlySublayer() } else { layOutSublayers() }
                storedMask?.layoutPass()
            }
            guard wantsLayoutPass, RelayoutLimit.allow(self) else { return }
        }
    }

    private final func layOut() {
        needsLayoutFlag = false
        let isOutermost = subtreeMarks.insert(.ownLayout).inserted
        layoutSublayers()
        if isOutermost { subtreeMarks.remove(.ownLayout) }
    }

    @inline(never)
    private final func layOutSublayers() {
        for sublayer in storedSublayers where sublayer.wantsLayoutPass { sublayer.layoutPass() }
    }

    /// Continues the pass in the only sublayer, retaining it only if it has work to do.
    private final func layOutOnlySublayer() {
        if onlySublayerWantsLayoutPass { storedSublayers[0].layoutPass() }
    }

    private nonisolated final var onlySublayerWantsLayoutPass: Bool {
        storedSublayers.unretained(at: 0)._withUnsafeGuaranteedRef { $0.wantsLayoutPass }
    }

    /// `true` if this subtree needs layout.
    private nonisolated final var wantsLayoutPass: Bool {
        needsLayoutFlag || subtreeMarks.contains(.layout)
    }

    /// Displays the layers of this subtree that need it.
    final func displayPass() {
        if needsDisplay() { displayIfNeeded() }
        guard subtreeMarks.contains(.display) else { return }
        subtreeMarks.remove(.display)
        for sublayer in storedSublayers
        where sublayer.needsDisplay() || sublayer.subtreeMarks.contains(.display) {
            sublayer.displayPass()
        }
        storedMask?.displayPass()
    }
}
