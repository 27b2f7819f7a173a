extension CALayer {
    final func markNeedsLayout() {
        if RelayoutLimit.isWatching { RelayoutLimit.noteRequest(of: self) }
        guard !isCopy, !needsLayoutFlag else { return }
        needsLayoutFlag = true
        markAncestors(.layout)
    }

    /// Notes that sublayers came or went.
    ///
    /// - Returns: `true` if that asks for layout. Those that come and go in each layout of the
    ///   layer itself ask for one more, not for another one without end.
    package final func noteSublayersChanged() -> Bool {
        guard subtreeMarks.contains(.ownLayout) else { return true }
        guard !subtreeMarks.contains(.repeatsForSublayers) else { return false }
        subtreeMarks.insert(.asksForSublayers)
        return true
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
                if subtreeMarks.contains(.ownLayout), !RelayoutLimit.allow(self) {
                    return stopLayout(inSubtree: false)
                }
                layOut()
            }
            if subtreeMarks.contains(.layout) {
                subtreeMarks.remove(.layout)
                if storedSublayers.count == 1 { layOutOnlySublayer() } else { layOutSublayers() }
                storedMask?.layoutPass()
            }
            guard wantsLayoutPass else { return }
            guard RelayoutLimit.allow(self) else { return stopLayout(inSubtree: true) }
        }
    }

    private final func layOut() {
        needsLayoutFlag = false
        let isOutermost = subtreeMarks.insert(.ownLayout).inserted
        if subtreeMarks.remove(.asksForSublayers) != nil {
            subtreeMarks.insert(.repeatsForSublayers)
        }
        layoutSublayers()
        guard isOutermost else { return }
        subtreeMarks.subtract([.ownLayout, .repeatsForSublayers])
    }

    /// Gives up the request for layout of this layer, which has had too many in this pass, until
    /// something asks again; see ``RelayoutLimit``.
    ///
    /// - Parameter inSubtree: `true` to give up those of the layers below too.
    package final func stopLayout(inSubtree: Bool) {
        if inSubtree { dropLayoutRequests() }
        needsLayoutFlag = false
        (delegate as? any LayoutStopping)?.layoutWasStopped()
    }

    private func dropLayoutRequests() {
        needsLayoutFlag = false
        subtreeMarks.remove(.asksForSublayers)
        guard subtreeMarks.remove(.layout) != nil else { return }
        for sublayer in storedSublayers { sublayer.dropLayoutRequests() }
        storedMask?.dropLayoutRequests()
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
