/// What `saveGState()` keeps, apart from what Cairo keeps itself: the clip, the line's shape, the
/// operator and the source.
struct GraphicsState {
    /// From user space to base space: pixels from the bottom-left corner.
    var ctm: CGAffineTransform

    /// Whether ``ctm`` flattens the plane, so that nothing can be drawn.
    var isFlat = false

    var fill = RGBA.black
    var stroke = RGBA.black

    /// Multiplies every alpha.
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

    /// The plain colour that is Cairo's source, or nothing when the source is something else.
    var source: RGBA?

    /// Alpha that everything is multiplied with, or nothing; see `clip(to:mask:)`.
    var mask: MaskSurface?

    init(ctm: CGAffineTransform) {
        self.ctm = ctm
    }
}

/// A blurred copy, in one colour, behind everything that is drawn.
struct Shadow: Hashable, Sendable {
    /// In base space, whatever the transform.
    var offset: CGSize

    /// Twice the standard deviation of the blur, in base space.
    var blur: CGFloat

    var color: RGBA
}
