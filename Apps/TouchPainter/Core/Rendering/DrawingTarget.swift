public import CoreGraphics

/// Something that a ``MarkRenderer`` draws on.
///
/// The bridge pattern: what a mark consists of is the renderer's business, how shapes get onto a
/// screen or into a file is the target's. ``ContextTarget`` draws into a context, of a bitmap or a
/// PDF; ``SVGTarget`` writes SVG.
public protocol DrawingTarget {
    /// Fills a path, by the winding rule.
    func fill(_ path: CGPath, ink: Ink)

    /// Strokes a path with round ends and corners.
    func stroke(_ path: CGPath, width: CGFloat, ink: Ink)

    /// Fills an ellipse.
    func fillEllipse(in rect: CGRect, ink: Ink)

    /// Draws a text.
    func draw(_ text: TextMark)

    /// Draws a picture.
    func draw(_ picture: PictureMark)

    /// Draws what `body` draws as one picture, and mixes that with what is below.
    func group(opacity: CGFloat, blend: LayerBlend, _ body: () -> Void)
}

/// What a shape is drawn with.
public enum Ink: Hashable, Sendable {
    case color(MarkColor)

    /// Takes away what lies below.
    case eraser
}

/// Draws into a context whose points are canvas points.
public struct ContextTarget: DrawingTarget {
    private let context: CGContext

    /// Drawn where an eraser was; `nil` to make the context transparent.
    private let paper: MarkColor?

    /// Creates a target.
    ///
    /// - Parameter paper: The colour of erased places, for contexts that cannot become transparent
    ///   again, as that of a PDF.
    public init(_ context: CGContext, paper: MarkColor? = nil) {
        self.context = context
        self.paper = paper
    }

    public func fill(_ path: CGPath, ink: Ink) {
        draw(ink) {
            context.addPath(path)
            context.fillPath()
        }
    }

    public func stroke(_ path: CGPath, width: CGFloat, ink: Ink) {
        draw(ink) {
            context.addPath(path)
            context.setLineWidth(width)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            context.strokePath()
        }
    }

    public func fillEllipse(in rect: CGRect, ink: Ink) {
        draw(ink) { context.fillEllipse(in: rect) }
    }

    public func draw(_ text: TextMark) {
        context.saveGState()
        context.concatenate(text.transform)
        text.frame.draw(in: context, at: .zero)
        context.restoreGState()
    }

    public func draw(_ picture: PictureMark) {
        guard let image = picture.image else { return }
        context.saveGState()
        context.concatenate(picture.transform)
        // Images are upright with y pointing up.
        context.translateBy(x: 0, y: 1)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }

    public func group(opacity: CGFloat, blend: LayerBlend, _ body: () -> Void) {
        context.saveGState()
        context.setAlpha(opacity)
        context.setBlendMode(blend.mode)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        body()
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Draws with an ink, and leaves the context's state as it was.
    private func draw(_ ink: Ink, _ body: () -> Void) {
        context.saveGState()
        defer { context.restoreGState() }
        switch (ink, paper) {
        case (.color(let color), _), (.eraser, let color?):
            setColor(color)
            body()
        case (.eraser, nil):
            setColor(.black)
            context.setBlendMode(.destinationOut)
            body()
        }
    }

    private func setColor(_ color: MarkColor) {
        context.setFillColor(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        context.setStrokeColor(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
