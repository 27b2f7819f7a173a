import CoreGraphics

// Changes to the layers. Each is one step of undo, except the choice of the layer to draw on.
extension Painting {
    /// The layer that is drawn on.
    public var activeLayer: Layer { scribble.activeLayer }

    /// Draws on `layer` from now on.
    public func activate(_ layer: Layer) {
        finishTouch()
        scribble.activate(layer)
    }

    /// Adds an empty layer above the one that is drawn on.
    public func addLayer(look: LayerLook = LayerLook()) {
        change("Add Layer") { stack, index in
            stack.insert(scribble.makeLayer(look: look), at: index + 1)
        }
    }

    /// Adds a copy of the layer that is drawn on above it.
    public func duplicateLayer() {
        change("Duplicate Layer") { stack, index in
            stack.insert(scribble.makeCopy(of: scribble.activeLayer), at: index + 1)
        }
    }

    /// Removes the layer that is drawn on, unless it is the only one.
    public func deleteLayer() {
        guard scribble.layers.count > 1 else { return }
        change("Delete Layer") { stack, index in stack.remove(at: index) }
    }

    /// Puts the marks of the layer that is drawn on and of the one below on one layer, with the
    /// look of the lower one.
    public func mergeLayerDown() {
        guard let index = scribble.layers.firstIndex(where: { $0 === activeLayer }), index > 0
        else { return }
        let (upper, lower) = (activeLayer, scribble.layers[index - 1])
        change("Merge Layers") { stack, index in
            let merged = scribble.makeCopy(of: lower)
            for mark in upper.marks { merged.root.add(mark.copy()) }
            stack.remove(at: index)
            stack.remove(at: index - 1)
            stack.insert(merged, at: index - 1)
        }
    }

    /// Moves a layer; positions count from the bottom.
    public func moveLayer(from index: Int, to target: Int) {
        guard index != target else { return }
        change("Move Layer") { stack, _ in stack.move(from: index, to: target) }
    }

    /// Gives a layer another look.
    ///
    /// - Parameter original: The look before, when the change was shown by ``preview(_:of:)``.
    public func setLook(_ look: LayerLook, of layer: Layer, original: LayerLook? = nil) {
        if let original { scribble.setLook(original, of: layer) }
        guard look != layer.look else { return }
        change("Change Layer") { stack, _ in
            if let index = stack.index(of: layer) { stack.setLook(look, at: index) }
        }
    }

    /// Shows a layer with another look while the user still chooses one: no step of undo.
    public func preview(_ look: LayerLook, of layer: Layer) {
        scribble.setLook(look, of: layer)
    }

    /// Performs a change to the stack of layers, which gets the position of the active one.
    private func change(_ name: String, _ body: (inout LayerStack, Int) -> Void) {
        finishTouch()
        let before = LayerStack(scribble)
        var after = before
        body(&after, before.index(of: scribble.activeLayer) ?? 0)
        perform(ChangeLayersCommand(named: name, on: scribble, from: before, to: after))
    }
}
