import CCairo

extension CGContext {
    /// Begins a transparency layer: drawing goes to a transparent bitmap that is composited as one
    /// image when the layer ends, with the current alpha, blend mode and shadow.
    ///
    /// Inside the layer, alpha is 1, the blend mode normal, and there is no shadow. The layer is as
    /// large as the clip.
    ///
    /// - Parameter auxiliaryInfo: Unused, as on Apple's systems.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        cairo_save(cr)
        beginLayer()
    }

    /// Begins a transparency layer limited to `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        let path = inDeviceSpace { cairo_copy_path(cr) }
        cairo_save(cr)
        clip(to: rect)
        if let path {
            inDeviceSpace { cairo_append_path(cr, path) }
            cairo_path_destroy(path)
        }
        beginLayer()
    }

    private func beginLayer() {
        stack.append(SavedState(state: state, isLayer: true))
        cairo_push_group(cr)
        state.alpha = 1
        state.shadow = nil
        state.mask = nil
        setBlendMode(.normal)
    }

    /// Ends the innermost transparency layer and composites it, discarding graphics states saved
    /// inside. Without a layer, does nothing.
    public func endTransparencyLayer() {
        guard let layer = stack.lastIndex(where: \.isLayer) else { return }
        while stack.count - 1 > layer { restoreGState() }
        state = stack.removeLast().state
        guard let pattern = cairo_pop_group(cr) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var group: OpaquePointer?
        guard cairo_pattern_get_surface(pattern, &group) == CAIRO_STATUS_SUCCESS, let group else {
            cairo_restore(cr)
            return
        }
        let alpha = state.alpha
        let draw = { (cr: OpaquePointer) in
            var identity = cairo_matrix_t(.identity)
            cairo_set_matrix(cr, &identity)
            cairo_set_source_surface(cr, group, 0, 0)
            cairo_paint_with_alpha(cr, alpha)
        }
        let area = deviceClip
        cairo_restore(cr)
        applyTransform()
        paint(Drawing(extents: area, draw: draw, clipToShape: nil, drawInShape: draw))
        didPaint()
    }
}
