/// The part of the graphics state that Cairo does not save itself. Cairo saves the clip, line
/// attributes, operator and source.
struct GraphicsState {
    /// The map from user space to base space: pixels from the bottom-left corner.
    var ctm: CGAffineTransform

    /// `true` if ``ctm`` is singular, so that nothing can be drawn.
    var isSingular = false

    var fill = RGBA.black
    var stroke = RGBA.black

    /// The factor of every alpha.
    var alpha = 1.0

    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default

    /// The plain colour that is Cairo's source, `nil` when the source is something else.
    var source: RGBA?

    /// The mask that all drawing is multiplied by; see `clip(to:mask:)`.
    var mask: MaskSurface?

    init(ctm: CGAffineTransform) {
        self.ctm = ctm
    }
}

/// A blurred copy in one colour behind everything that is drawn.
struct Shadow: Hashable, Sendable {
    /// The offset in base space, independent of the transform.
    var offset: CGSize

    /// Twice the standard deviation of the blur, in base space.
    var blur: CGFloat

    var color: RGBA
}
