/// Pending work in a layer's subtree.
nonisolated struct LayerMarks: OptionSet {
    let rawValue: UInt8

    /// A layer below needs layout.
    static let layout = LayerMarks(rawValue: 1)

    /// A layer below needs display.
    static let display = LayerMarks(rawValue: 2)

    /// A layer below has ``CALayer/changes``.
    static let change = LayerMarks(rawValue: 4)

    /// ``CALayer/layoutSublayers()`` of the layer itself is running.
    static let ownLayout = LayerMarks(rawValue: 8)

    /// Sublayers came or went while ``CALayer/layoutSublayers()`` ran, which asks for one more
    /// layout.
    static let asksForSublayers = LayerMarks(rawValue: 16)

    /// The layout that runs is that one: sublayers that come or go during it ask for none.
    static let repeatsForSublayers = LayerMarks(rawValue: 32)
}

extension CALayer {
    /// Marks the layers above this one, up to the first that is already marked.
    final func markAncestors(_ mark: LayerMarks) {
        guard let root = markUpToRoot(mark) else { return }
        if let extras = root.takeUnretainedValue().extras { extras.compositor?.setNeedsFrame() }
    }

    /// Marks the layers above this one, up to the first that is already marked.
    ///
    /// It is nonisolated and retains none of the layers, which cannot change during the call, so a
    /// step costs a few instructions.
    ///
    /// - Returns: The topmost layer, or `nil` if a marked layer ended the walk.
    private nonisolated final func markUpToRoot(_ mark: LayerMarks) -> Unmanaged<CALayer>? {
        var link = Unmanaged.passUnretained(self)
        while let above = link._withUnsafeGuaranteedRef({ $0.enclosingLink }) {
            let isNew = above._withUnsafeGuaranteedRef { $0.subtreeMarks.insert(mark).inserted }
            guard isNew else { return nil }
            link = above
        }
        return link
    }
}
