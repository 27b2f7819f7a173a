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
        topmost.layoutPass()
    }

    /// Lays out this layer and everything in it that needs it.
    ///
    /// A layout that asks for another one in its own tree is run again, a bounded number of times, so
    /// that layers which never come to rest cannot hang the program.
    final func layoutPass() {
        var passCount = 0
        while wantsLayoutPass, passCount < Self.maximumLayoutPasses {
            passCount += 1
            if needsLayoutFlag {
                needsLayoutFlag = false
                layoutSublayers()
            }
            guard marksBelow.contains(.layout) else { continue }
            marksBelow.remove(.layout)
            if storedSublayers.count == 1 { layOutOnlySublayer() } else { layOutSublayers() }
            storedMask?.layoutPass()
        }
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
        storedSublayers.unkept(at: 0)._withUnsafeGuaranteedRef { $0.wantsLayoutPass }
    }

    private static var maximumLayoutPasses: Int { 16 }

    /// Whether there is something for ``layoutPass()`` to do.
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
