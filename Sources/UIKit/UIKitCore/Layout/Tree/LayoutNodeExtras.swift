/// What few items have. A node gets it with the first of these things, so that the others are small and soon emptied.
nonisolated final class LayoutNodeExtras {
    var guides: [UILayoutGuide] = []
    var systemGuides: SystemGuides?
    var rows: [LayoutRow] = []
    var loweredRows: [LoweredRow] = []
    var measurement: LayoutMeasurement?
    var ownEngine: LayoutEngine?

    /// Cuts the links of guides to their view, which is in its `deinit`.
    func forgetOwner() {
        for guide in guides { guide.layoutNode?.holder = nil }
        systemGuides?.ownerIsGoing()
    }
}

nonisolated extension LayoutNode.State {
    /// The layout guides that the view owns, in the order in which they were added.
    var guides: [UILayoutGuide] {
        get { extras?.guides ?? [] }
        set { ownExtras.guides = newValue }
    }

    /// The guides that every view has, once somebody asked for one.
    var systemGuides: SystemGuides? {
        get { extras?.systemGuides }
        set { ownExtras.systemGuides = newValue }
    }

    /// The rows that the view keeps besides constraints.
    var rows: [LayoutRow] {
        get { extras?.rows ?? [] }
        set { ownExtras.rows = newValue }
    }

    /// The places of ``rows`` in the engine.
    var loweredRows: [LoweredRow] {
        get { extras?.loweredRows ?? [] }
        set { if extras != nil || !newValue.isEmpty { ownExtras.loweredRows = newValue } }
    }

    /// What measuring the view has left for the next time.
    var measurement: LayoutMeasurement? {
        get { extras?.measurement }
        set { if extras != nil || newValue != nil { ownExtras.measurement = newValue } }
    }

    /// The engine of the tree of which the view is the root.
    var ownEngine: LayoutEngine? {
        get { extras?.ownEngine }
        set { if extras != nil || newValue != nil { ownExtras.ownEngine = newValue } }
    }

    private var ownExtras: LayoutNodeExtras {
        mutating get {
            if let extras { return extras }
            let made = LayoutNodeExtras()
            extras = made
            return made
        }
    }
}
