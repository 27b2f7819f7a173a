/// Rarely used data of a node, allocated on first use, so that other nodes are small and quickly
/// freed.
nonisolated final class LayoutNodeExtras {
    var guides: [UILayoutGuide] = []
    var systemGuides: SystemGuides?
    var implicitRelations: [ImplicitRelation] = []
    var installedRows: [InstalledRow] = []
    var measurement: LayoutMeasurement?
    var ownEngine: LayoutEngine?

    /// Cuts the links of guides to their view, which is in its `deinit`.
    func detachGuides() {
        for guide in guides { guide.layoutNode?.holder = nil }
        systemGuides?.detach()
    }
}

nonisolated extension LayoutNode.State {
    /// The layout guides that the view owns, in the order in which they were added.
    var guides: [UILayoutGuide] {
        get { extras?.guides ?? [] }
        set { ensuredExtras.guides = newValue }
    }

    /// The guides that every view has, once one of them was asked for.
    var systemGuides: SystemGuides? {
        get { extras?.systemGuides }
        set { ensuredExtras.systemGuides = newValue }
    }

    /// The implicit relations that the view owns.
    var implicitRelations: [ImplicitRelation] {
        get { extras?.implicitRelations ?? [] }
        set { ensuredExtras.implicitRelations = newValue }
    }

    /// The rows of ``implicitRelations`` in the engine.
    var installedRows: [InstalledRow] {
        get { extras?.installedRows ?? [] }
        set { if extras != nil || !newValue.isEmpty { ensuredExtras.installedRows = newValue } }
    }

    /// The rows of the last time the view was measured.
    var measurement: LayoutMeasurement? {
        get { extras?.measurement }
        set { if extras != nil || newValue != nil { ensuredExtras.measurement = newValue } }
    }

    /// The engine of the tree of which the view is the root.
    var ownEngine: LayoutEngine? {
        get { extras?.ownEngine }
        set { if extras != nil || newValue != nil { ensuredExtras.ownEngine = newValue } }
    }

    private var ensuredExtras: LayoutNodeExtras {
        mutating get {
            if let extras { return extras }
            let made = LayoutNodeExtras()
            extras = made
            return made
        }
    }
}
