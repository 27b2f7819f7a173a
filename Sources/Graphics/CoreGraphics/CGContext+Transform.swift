import CCairo

extension CGContext {
    /// From user space to base space: pixels counted from the bottom-left corner.
    public var ctm: CGAffineTransform { state.ctm }

    /// From user space to pixels, the same as ``ctm`` for a bitmap.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) {
        state.ctm = state.ctm.translatedBy(x: x, y: y)
        applyTransform()
    }

    /// Scales user space about its origin. Scaling by zero hides everything drawn until the state is
    /// restored.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        state.ctm = state.ctm.scaledBy(x: x, y: y)
        applyTransform()
    }

    /// Turns user space about its origin by radians, from x toward y.
    public func rotate(by angle: CGFloat) {
        state.ctm = state.ctm.rotated(by: angle)
        applyTransform()
    }

    /// Maps user space by `transform` before what the context already does.
    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        applyTransform()
    }

    /// Hands the transform to Cairo, which must never see one that it cannot invert.
    func applyTransform() {
        state.isFlat = !state.ctm.isInvertible
        guard !state.isFlat else { return }
        var matrix = deviceMatrix
        cairo_set_matrix(cr, &matrix)
    }

    /// From user space to Cairo's device space.
    var deviceMatrix: cairo_matrix_t {
        cairo_matrix_t(state.ctm.concatenating(deviceTransform))
    }

    // MARK: Converting

    /// The pixel position of a point of user space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

    /// A step in pixels, from a step in user space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

    /// The smallest upright rectangle of pixels around a rectangle of user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

    /// The point of user space at a pixel position.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm.inverted())
    }

    /// A step in user space, from a step in pixels.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm.inverted())
    }

    /// The smallest upright rectangle of user space around a rectangle of pixels.
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
