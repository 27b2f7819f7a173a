extension CALayer {
    final func markNeedsLayout() {
        guard !isCopy, !needsLayoutFlag else { return }
        needsLayoutFlag = true
        noteLayoutBelowAncestors()
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
        for _ in 0..<Self.maximumLayoutPasses where needsLayoutFlag || descendantNeedsLayout {
            if needsLayoutFlag {
                needsLayoutFlag = false
                layoutSublayers()
            }
            guard descendantNeedsLayout else { continue }
            descendantNeedsLayout = false
            for sublayer in storedSublayers { sublayer.layoutPass() }
            storedMask?.layoutPass()
        }
    }

    private static var maximumLayoutPasses: Int { 16 }

    /// Draws this layer and everything in it that needs it.
    final func displayPass() {
        if needsDisplay { displayIfNeeded() }
        guard descendantNeedsDisplay else { return }
        descendantNeedsDisplay = false
        for sublayer in storedSublayers
        where sublayer.needsDisplay || sublayer.descendantNeedsDisplay {
            sublayer.displayPass()
        }
        storedMask?.displayPass()
    }
}
