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

    /// `true` if the model of the fill colour's space is grey, unless ``details`` have the space.
    var fillIsGray = true

    /// The same for the stroke colour.
    var strokeIsGray = true

    /// Rarely set state, `nil` while none is set. Shared by saved states until it is changed.
    private var storedDetails: Details?

    private final class Details {
        let values: GraphicsDetails
        init(_ values: GraphicsDetails) { self.values = values }
    }

    /// `true` if any rarely set state may differ from its default.
    @inline(__always)
    var hasDetails: Bool { storedDetails != nil }

    /// The rarely set state.
    var details: GraphicsDetails {
        get { storedDetails?.values ?? GraphicsDetails() }
        set { storedDetails = Details(newValue) }
    }

    init(ctm: CGAffineTransform) {
        self.ctm = ctm
    }
}

/// The rarely set part of a graphics state.
struct GraphicsDetails {
    /// The paint of fills instead of the fill colour; `nil` for that.
    var fillPattern: PatternPaint?

    var strokePattern: PatternPaint?

    /// The space that was set for the components of fill colours.
    var fillColorSpace: CGColorSpace?

    var strokeColorSpace: CGColorSpace?

    /// The offset of patterns' cells in base space.
    var patternPhase = CGSize.zero

    var textDrawingMode = CGTextDrawingMode.fill
    var characterSpacing: CGFloat = 0
    var font: CGFont?
    var fontSize: CGFloat = 1
}

/// A blurred copy in one colour behind everything that is drawn.
struct Shadow: Hashable, Sendable {
    /// The offset in base space, independent of the transform.
    var offset: CGSize

    /// Twice the standard deviation of the blur, in base space.
    var blur: CGFloat

    var color: RGBA
}
