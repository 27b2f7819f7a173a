import CoreGraphics

/// The state of a layer in the layout, display and compositing passes.
struct LayerPassState {
    var sublayerGeometryVersion: UInt64 = 0
    var backing: LayerBacking?
    var dirtyRect = CGRect.null
    var relayoutCount: UInt32 = 0
    var changes: LayerChanges = [.geometry, .picture, .hierarchy]
    var node: LayerNode?
    var reachedDefaultDrawing = false
    var clearsBackingBeforeDrawing = true
    var attachingTurn: UInt32 = 0
}

extension CALayer {
    /// A counter that increases whenever the geometry of a sublayer changes.
    package final var sublayerGeometryVersion: UInt64 {
        get { passState.sublayerGeometryVersion }
        set { passState.sublayerGeometryVersion = newValue }
    }

    /// The bitmap that ``draw(in:)`` fills.
    final var backing: LayerBacking? {
        get { passState.backing }
        set { passState.backing = newValue }
    }

    /// The rectangle to redraw, in the layer's coordinates; null for none.
    final var dirtyRect: CGRect {
        get { passState.dirtyRect }
        set { passState.dirtyRect = newValue }
    }

    /// The pass of the last repeated layout and the number of repetitions; see ``RelayoutLimit``.
    final var relayoutCount: UInt32 {
        get { passState.relayoutCount }
        set { passState.relayoutCount = newValue }
    }

    /// The changes since the last composition.
    final var changes: LayerChanges {
        get { passState.changes }
        set { passState.changes = newValue }
    }

    /// The compositor's data of the layer; `nil` until it has been composited.
    final var node: LayerNode? {
        get { passState.node }
        set { passState.node = newValue }
    }

    /// The transaction in which the layer got its superlayer, or its compositor; the largest number
    /// for one that was committed before it got another superlayer.
    private final var attachingTurn: UInt32 {
        get { passState.attachingTurn }
        set { passState.attachingTurn = newValue }
    }

    /// Notes that the current transaction attached the layer to a superlayer or a compositor.
    final func noteAttaching() {
        if attachingTurn != .max { attachingTurn = CATransaction.turn }
    }

    /// Notes that the layer, if it was committed, leaves its superlayer, maybe for another one.
    final func noteDetaching() {
        if isCommitted { attachingTurn = .max }
    }

    /// `true` if the layer was in a presented tree at the end of a transaction.
    final var isCommitted: Bool {
        let turn = CATransaction.turn
        var layer = self
        while layer.attachingTurn != turn {
            guard let next = layer.enclosing else { return layer.compositor != nil }
            layer = next
        }
        return false
    }

    /// `true` if the current drawing reached the default implementations, which draw nothing.
    final var reachedDefaultDrawing: Bool {
        get { passState.reachedDefaultDrawing }
        set { passState.reachedDefaultDrawing = newValue }
    }

    /// `true`, the default, to clear the backing's dirty rectangle before drawing.
    ///
    /// A layer that does not clear draws over its old pixels.
    package final var clearsBackingBeforeDrawing: Bool {
        get { passState.clearsBackingBeforeDrawing }
        set { passState.clearsBackingBeforeDrawing = newValue }
    }
}
