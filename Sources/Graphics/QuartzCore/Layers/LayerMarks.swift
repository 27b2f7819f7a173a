/// What is to be done somewhere below a layer.
nonisolated struct LayerMarks: OptionSet {
    let rawValue: UInt8

    /// A layer below needs layout.
    static let layout = LayerMarks(rawValue: 1)

    /// A layer below needs to draw itself.
    static let display = LayerMarks(rawValue: 2)

    /// A layer below has ``CALayer/changes``.
    static let change = LayerMarks(rawValue: 4)

    /// ``CALayer/layoutSublayers()`` of the layer itself runs now.
    static let ownLayout = LayerMarks(rawValue: 8)
}

extension CALayer {
    /// Marks the layers above this one, up to the first that is marked already.
    final func markAncestors(_ mark: LayerMarks) {
        guard let root = markUpToRoot(mark) else { return }
        if let extras = root.takeUnretainedValue().extras { extras.compositor?.wasInvalidated() }
    }

    /// Marks the layers above this one, up to the first that is marked already.
    ///
    /// It belongs to no actor and keeps none of the layers, to which nothing can happen meanwhile: so a step costs a few
    /// instructions.
    ///
    /// - Returns: The topmost layer, unless one was marked already.
    private nonisolated final func markUpToRoot(_ mark: LayerMarks) -> Unmanaged<CALayer>? {
        var link = Unmanaged.passUnretained(self)
        while let above = link._withUnsafeGuaranteedRef({ $0.enclosingLink }) {
            let isNew = above._withUnsafeGuaranteedRef { $0.marksBelow.insert(mark).inserted }
            guard isNew else { return nil }
            link = above
        }
        return link
    }
}
