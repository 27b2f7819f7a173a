import CCairo

// Drawing in several steps: with a shadow, through a mask, or in a blend mode for which Cairo has
// no operator bounded by the shape. The steps are
//
// 1. render the drawing alone, in the shadow's colour; blur it and composite it;
// 2. render the drawing alone in its own colours, then composite it onto the bitmap through mask,
//    shape and blend mode.

/// A drawing operation that can be rendered on any Cairo context.
struct Drawing {
    /// The bounds in pixels, ignoring the clip.
    var extents: DeviceRect

    /// Draws with the current operator, independent of the current transform.
    var draw: (OpaquePointer) -> Void

    /// Clips a Cairo context to the shape, for blend modes that would clear pixels around it. `nil`
    /// when the drawing covers everything.
    var clipToShape: ((OpaquePointer) -> Void)?

    /// Draws over the whole shape while it is the clip, so that antialiased edges are applied once.
    var drawInShape: (OpaquePointer) -> Void
}

extension CGContext {
    /// Renders and composites `drawing`, whose `draw` already includes colour and alpha.
    func paint(_ drawing: Drawing) {
        if let shadow = state.shadow { paint(shadow, of: drawing) }
        let mode = state.blendMode
        cairo_save(cr)
        defer { cairo_restore(cr) }
        if state.mask == nil, !mode.needsBounding {
            drawing.draw(cr)
            return
        }
        if mode.needsBounding, mode != .plusDarker { drawing.clipToShape?(cr) }
        if state.mask == nil, mode != .plusDarker {
            drawing.drawInShape(cr)
            return
        }
        let area = drawing.extents.intersection(deviceClip)
        guard let alone = render(drawing, in: area, format: CAIRO_FORMAT_ARGB32) else { return }
        defer { cairo_surface_destroy(alone) }
        inDeviceSpaceOfCairo {
            if let mask = state.mask { Self.multiply(alone, by: mask.surface) }
            if mode == .plusDarker {
                darken(by: alone, area: area)
            } else {
                cairo_set_source_surface(cr, alone, 0, 0)
                cairo_paint(cr)
            }
        }
    }

    /// Renders `drawing` on a transparent surface of its own.
    private func render(
        _ drawing: Drawing, in area: DeviceRect, format: cairo_format_t
    ) -> OpaquePointer? {
        guard let surface = area.makeSurface(format) else { return nil }
        let alone = cairo_create(surface)
        defer { cairo_destroy(alone) }
        guard let alone else { return surface }
        drawing.draw(alone)
        cairo_surface_flush(surface)
        return surface
    }

    private static func multiply(_ surface: OpaquePointer, by mask: OpaquePointer) {
        let cr = cairo_create(surface)
        defer { cairo_destroy(cr) }
        cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(cr, mask, 0, 0)
        cairo_paint(cr)
    }

    /// Like `inDeviceSpace`, but restores no transform: the surrounding `cairo_save` does.
    private func inDeviceSpaceOfCairo(_ body: () -> Void) {
        var identity = cairo_matrix_t(.identity)
        cairo_set_matrix(cr, &identity)
        body()
    }

    // MARK: Shadow

    private func paint(_ shadow: Shadow, of drawing: Drawing) {
        let toDevice = baseTransform.concatenating(deviceTransform)
        let offset = shadow.offset.applying(toDevice)
        let scale = abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot()
        let blur = BoxBlur(deviation: Double(shadow.blur * scale) / 2)
        let (dx, dy) = (Double(offset.width), Double(offset.height))
        let coordinateLimit = Double(BoundingBox.coordinateLimit)
        guard abs(dx) < coordinateLimit, abs(dy) < coordinateLimit else { return }
        // Only parts whose shadow falls into the clip matter.
        let reach = deviceClip.offset(x: -Int(dx.rounded()), y: -Int(dy.rounded()))
            .expanded(by: blur.reach + 1)
        let shape = drawing.extents.intersection(reach)
        guard !shape.isEmpty,
            let surface = render(
                drawing, in: shape.expanded(by: blur.reach), format: CAIRO_FORMAT_A8)
        else { return }
        defer { cairo_surface_destroy(surface) }
        blur.apply(to: surface)
        cairo_save(cr)
        defer { cairo_restore(cr) }
        inDeviceSpaceOfCairo {
            if let mask = state.mask { Self.multiply(surface, by: mask.surface) }
            if state.blendMode.needsBounding || state.blendMode == .copy
                || state.blendMode == .clear
            {
                cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
            }
            let color = shadow.color
            cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
            cairo_mask_surface(cr, surface, dx, dy)
        }
    }

    // MARK: Paths

    /// Paints the current path in steps and clears it. `color` already includes the state's alpha.
    func paintPathWithEffects(_ part: PathPart, color: RGBA) {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        switch part {
        case .fill(let rule):
            setFillRule(rule)
            cairo_fill_extents(cr, &x1, &y1, &x2, &y2)
        case .stroke: cairo_stroke_extents(cr, &x1, &y1, &x2, &y2)
        }
        guard x1 < x2, y1 < y2 else {
            cairo_new_path(cr)
            return
        }
        let extents = deviceRect(CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1))
            .expanded(by: 1)
        let outline = part.isStroke && state.blendMode.needsBounding ? strokedPath() : nil
        guard let path = inDeviceSpace({ cairo_copy_path(cr) }) else { return }
        defer { cairo_path_destroy(path) }
        cairo_new_path(cr)
        /// Copies path, line attributes and fill rule to a Cairo context, leaving its user space
        /// current.
        func prepare(_ cr: OpaquePointer) {
            var identity = cairo_matrix_t(.identity)
            cairo_set_matrix(cr, &identity)
            cairo_append_path(cr, path)
            var matrix = deviceMatrix
            cairo_set_matrix(cr, &matrix)
            if cr != self.cr { copyLine(to: cr) }
            if case .fill(let rule) = part {
                cairo_set_fill_rule(
                    cr, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            }
        }
        func setColor(_ cr: OpaquePointer) {
            cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
        }
        paint(
            Drawing(
                extents: extents,
                draw: { cr in
                    prepare(cr)
                    setColor(cr)
                    if part.isStroke { cairo_stroke(cr) } else { cairo_fill(cr) }
                },
                clipToShape: { cr in
                    if let outline {
                        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
                        outline.storage.replay(into: cr)
                    } else {
                        prepare(cr)
                    }
                    cairo_clip(cr)
                },
                drawInShape: { cr in
                    setColor(cr)
                    cairo_paint(cr)
                }))
    }

    private func copyLine(to cr: OpaquePointer) {
        cairo_set_line_width(cr, cairo_get_line_width(self.cr))
        cairo_set_line_cap(cr, state.lineCap.cairoCap)
        cairo_set_line_join(cr, state.lineJoin.cairoJoin)
        cairo_set_miter_limit(cr, Double(state.miterLimit))
        cairo_set_antialias(cr, cairo_get_antialias(self.cr))
        cairo_set_tolerance(cr, cairo_get_tolerance(self.cr))
        if !state.dashLengths.isEmpty {
            var dashes = state.dashLengths.map { Double($0) }
            cairo_set_dash(cr, &dashes, Int32(dashes.count), Double(state.dashPhase))
        }
    }
}

extension CGContext.PathPart {
    var isStroke: Bool {
        if case .stroke = self { true } else { false }
    }
}

// MARK: - Plus darker

extension CGContext {
    /// Blends `source` into the pixels of `area` in the mode `plusDarker`, inside the clip. Cairo's
    /// user space must be its device space.
    fileprivate func darken(by source: OpaquePointer, area: DeviceRect) {
        guard let result = area.makeSurface(CAIRO_FORMAT_ARGB32) else { return }
        defer { cairo_surface_destroy(result) }
        let copying = cairo_create(result)
        cairo_set_source_surface(copying, cairo_get_group_target(cr), 0, 0)
        cairo_set_operator(copying, CAIRO_OPERATOR_SOURCE)
        cairo_paint(copying)
        cairo_destroy(copying)
        cairo_surface_flush(result)
        cairo_surface_flush(source)
        guard let target = cairo_image_surface_get_data(result),
            let drawn = cairo_image_surface_get_data(source)
        else { return }
        let stride = Int(cairo_image_surface_get_stride(result))
        for y in 0..<area.height {
            for x in 0..<area.width {
                let offset = y * stride + x * 4
                let sourceAlpha = Int(drawn[offset + 3])
                let alpha = Int(target[offset + 3])
                let sum = min(255, sourceAlpha + alpha)
                for channel in offset..<offset + 3 {
                    let color =
                        sum - (alpha - Int(target[channel])) - (sourceAlpha - Int(drawn[channel]))
                    target[channel] = UInt8(max(0, min(color, sum)))
                }
                target[offset + 3] = UInt8(sum)
            }
        }
        cairo_surface_mark_dirty(result)
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cr, result, 0, 0)
        cairo_rectangle(
            cr, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
        cairo_fill(cr)
    }
}
