import CCairo
import Foundation

extension CGContext {
    /// Fills the clip with a gradient along the line from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite), start != end else { return }
        let ends = limits(ofLineFrom: start, to: end, options)
        draw(
            gradient, options, within: ends,
            cairo_pattern_create_linear(
                Double(start.x), Double(start.y), Double(end.x), Double(end.y)))
    }

    /// Fills the clip with a gradient between two circles. Negative radii draw nothing.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        let numbers = [
            startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius,
        ]
        guard numbers.allSatisfy(\.isFinite), startRadius >= 0, endRadius >= 0 else { return }
        let ends = limits(
            ofCircle: startCenter, startRadius, andCircle: endCenter, endRadius, options)
        draw(
            gradient, options, within: ends,
            cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius),
                Double(endCenter.x), Double(endCenter.y), Double(endRadius)))
    }

    /// Paints a pattern with the colours of a gradient, and releases it.
    ///
    /// - Parameter limits: The boundary of a gradient that is not extended, used as clip so that
    ///   its edge is antialiased. With `nil` the pattern itself ends there.
    private func draw(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, within limits: CGPath?,
        _ pattern: OpaquePointer?
    ) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        guard !state.isSingular, let first = gradient.stops.first, let last = gradient.stops.last
        else { return }
        let extendsBeforeStart = limits != nil || options.contains(.drawsBeforeStartLocation)
        let extendsAfterEnd = limits != nil || options.contains(.drawsAfterEndLocation)
        cairo_pattern_set_extend(
            pattern, extendsBeforeStart || extendsAfterEnd ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        // Cairo extends both ends or none, so an end that must stop gets a transparent outermost
        // stop.
        if !extendsBeforeStart { pattern.addStop(at: 0, first.color, alpha: 0) }
        pattern.addStop(at: 0, first.color, alpha: first.color.alpha)
        for stop in gradient.stops {
            pattern.addStop(at: stop.location, stop.color, alpha: stop.color.alpha)
        }
        pattern.addStop(at: 1, last.color, alpha: last.color.alpha)
        if !extendsAfterEnd { pattern.addStop(at: 1, last.color, alpha: 0) }

        paint(pattern, within: limits)
    }

    /// Fills the clip with the colours of a gradient around a point, in the direction in which
    /// angles grow.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point.
    ///   - angle: The direction of the first and the last colour, in radians from the positive x
    ///     axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let clip = boundingBoxOfClipPath
        guard [center.x, center.y, angle].allSatisfy(\.isFinite), !clip.isNull, !state.isSingular,
            let pattern = cairo_pattern_create_mesh()
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        let reach = clip.union(CGRect(origin: center, size: .zero))
        let radius = Double(reach.width + reach.height + 1) * 1.1
        func tip(_ location: Double) -> (x: Double, y: Double) {
            let direction = Double(angle) + location * 2 * .pi
            return (
                Double(center.x) + cos(direction) * radius,
                Double(center.y) + sin(direction) * radius
            )
        }
        let sectors = 64
        let cuts = Set((0...sectors).map { Double($0) / Double(sectors) })
            .union(gradient.stops.map(\.location)).sorted()
        for (from, to) in zip(cuts, cuts.dropFirst()) {
            pattern.addSector(
                center: (Double(center.x), Double(center.y)), tip(from), tip(to),
                gradient.color(after: from), gradient.color(before: to))
        }
        paint(pattern, within: nil)
    }

    /// Paints a pattern into the clip, within a path by the even-odd rule.
    private func paint(_ pattern: OpaquePointer, within limits: CGPath?) {
        let alpha = state.alpha
        let matrix = deviceMatrix
        let draw = { (cr: OpaquePointer) in
            var matrix = matrix
            cairo_set_matrix(cr, &matrix)
            if let limits {
                cairo_new_path(cr)
                limits.storage.replay(into: cr)
                cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
                cairo_clip(cr)
            }
            cairo_set_source(cr, pattern)
            cairo_paint_with_alpha(cr, alpha)
        }
        cairo_new_path(cr)
        paint(Drawing(extents: deviceClip, draw: draw, clipToShape: nil, drawInShape: draw))
        didPaint()
    }

    /// Returns the band that a linear gradient covers, by the even-odd rule; `nil` when it extends
    /// both ways.
    private func limits(
        ofLineFrom start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions
    ) -> CGPath? {
        let clip = boundingBoxOfClipPath
        guard options != [.drawsBeforeStartLocation, .drawsAfterEndLocation], !clip.isNull else {
            return nil
        }
        // Long enough to leave the clip in any direction.
        let reach = clip.union(CGRect(origin: start, size: .zero))
        let far = reach.width + reach.height + 1
        let direction = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let along = CGVector(
            dx: direction.dx / direction.length * far, dy: direction.dy / direction.length * far)
        let across = CGVector(dx: -along.dy, dy: along.dx)
        let back = CGVector(dx: along.dy, dy: -along.dx)
        let from =
            options.contains(.drawsBeforeStartLocation)
            ? start + CGVector(dx: -along.dx, dy: -along.dy) : start
        let to = options.contains(.drawsAfterEndLocation) ? start + along : end
        let strip = CGMutablePath()
        strip.addLines(between: [from + across, to + across, to + back, from + back])
        strip.closeSubpath()
        return strip.storage.box.fits(under: state.ctm) ? strip : nil
    }

    /// Returns the area of a radial gradient with one circle inside the other, by the even-odd
    /// rule; `nil` when neither contains the other, or when it extends both ways.
    private func limits(
        ofCircle start: CGPoint, _ startRadius: CGFloat, andCircle end: CGPoint,
        _ endRadius: CGFloat, _ options: CGGradientDrawingOptions
    ) -> CGPath? {
        let distance = CGVector(dx: end.x - start.x, dy: end.y - start.y).length
        guard options != [.drawsBeforeStartLocation, .drawsAfterEndLocation],
            distance < abs(endRadius - startRadius)
        else { return nil }
        let circle = { (center: CGPoint, radius: CGFloat) in
            CGRect(
                x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        }
        // Growing circles end at the outer one and start at the inner one; shrinking ones do the
        // opposite.
        let grows = endRadius > startRadius
        let goesOutward: CGGradientDrawingOptions =
            grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation
        let goesInward: CGGradientDrawingOptions =
            grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation
        let shape = CGMutablePath()
        if options.contains(goesOutward) {
            shape.addRect(boundingBoxOfClipPath.insetBy(dx: -1, dy: -1))
        } else {
            shape.addEllipse(in: grows ? circle(end, endRadius) : circle(start, startRadius))
        }
        let innerRadius = min(startRadius, endRadius)
        if !options.contains(goesInward), innerRadius > 0 {
            shape.addEllipse(in: circle(grows ? start : end, innerRadius))
        }
        return shape.storage.box.fits(under: state.ctm) ? shape : nil
    }
}

extension OpaquePointer {
    /// Adds a colour stop to a Cairo gradient pattern.
    fileprivate func addStop(at location: Double, _ color: RGBA, alpha: Double) {
        cairo_pattern_add_color_stop_rgba(
            self, location, color.red, color.green, color.blue, alpha)
    }

    /// Adds a triangle to a Cairo mesh pattern, whose colour changes from one side to the other.
    fileprivate func addSector(
        center: (x: Double, y: Double), _ first: (x: Double, y: Double),
        _ second: (x: Double, y: Double), _ from: RGBA, _ to: RGBA
    ) {
        cairo_mesh_pattern_begin_patch(self)
        cairo_mesh_pattern_move_to(self, center.x, center.y)
        cairo_mesh_pattern_line_to(self, first.x, first.y)
        cairo_mesh_pattern_line_to(self, second.x, second.y)
        cairo_mesh_pattern_line_to(self, center.x, center.y)
        for (corner, color) in [from, from, to, to].enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                self, UInt32(corner), color.red, color.green, color.blue, color.alpha)
        }
        cairo_mesh_pattern_end_patch(self)
    }
}
