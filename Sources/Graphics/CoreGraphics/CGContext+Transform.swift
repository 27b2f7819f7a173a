import CCairo

extension CGContext {
    /// The map from user space to base space: pixels counted from the bottom-left corner.
    public var ctm: CGAffineTransform { state.ctm }

    /// The map from user space to pixels, the same as ``ctm`` in a bitmap context.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Translates user space.
    public func translateBy(x: CGFloat, y: CGFloat) {
        state.ctm = state.ctm.translatedBy(x: x, y: y)
        applyTransform()
    }

    /// Scales user space about its origin. Scaling by zero suppresses all drawing until the state
    /// is restored.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        state.ctm = state.ctm.scaledBy(x: x, y: y)
        applyTransform()
    }

    /// Rotates user space about its origin, in radians from x toward y.
    public func rotate(by angle: CGFloat) {
        state.ctm = state.ctm.rotated(by: angle)
        applyTransform()
    }

    /// Applies `transform` to user space before the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        applyTransform()
    }

    /// Passes the transform to Cairo, unless it is singular, which Cairo does not accept.
    func applyTransform() {
        state.isSingular = !state.ctm.isInvertible
        guard !state.isSingular else { return }
        var matrix = deviceMatrix
        cairo_set_matrix(cr, &matrix)
    }

    /// The map from user space to Cairo's device space.
    var deviceMatrix: cairo_matrix_t {
        cairo_matrix_t(state.ctm.concatenating(deviceTransform))
    }

    // MARK: Converting

    /// Returns the position in pixels of a point in user space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

    /// Returns the size in pixels of a size in user space, as a vector.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

    /// Returns the smallest upright rectangle in pixels around a rectangle in user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

    /// Returns the point in user space at a pixel position.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm.inverted())
    }

    /// Returns the size in user space of a size in pixels, as a vector.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm.inverted())
    }

    /// Returns the smallest upright rectangle in user space around a rectangle in pixels.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.ctm.inverted())
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
            yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
    }
}
