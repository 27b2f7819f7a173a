import TouchPainterCore
import UIKit

/// Shows the finished marks of one layer of a painting, on nothing.
///
/// Its subview is the ``LiveStrokeView`` while the layer is the active one, so that the layer's
/// opacity and blending apply to what is being drawn as they will to the finished mark.
///
/// A mark that is finished is painted on top, without touching what is there. A mark that is undone
/// has its rectangle painted afresh. The picture is the same, byte for byte, as if all marks had
/// been painted at once. Where that would take longer than a frame, a canvas that moves has what
/// ``Motion`` says.
final class MarksView: UIView {
    /// The part of the canvas that is shown.
    var viewport = Viewport() {
        didSet { if viewport != oldValue { viewportDidChange(from: oldValue) } }
    }

    /// What is shown while the canvas moves.
    var motion = Motion()

    /// The layer that is shown.
    let sheet: Layer

    private let painting: Painting

    /// Marks that are shown elsewhere, because they are being moved.
    private(set) var excluded: Set<ObjectIdentifier> = []

    /// Marks that were finished since the view was last painted, in order.
    var unpaintedMarks: [any Mark] = []

    /// The part whose marks have to be painted afresh; null when there is none.
    private(set) var staleRect = CGRect.null

    /// The part in which the live stroke of an eraser grew; null when there is none.
    private var erasedRect = CGRect.null

    init(painting: Painting, sheet: Layer) {
        self.painting = painting
        self.sheet = sheet
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        clearsContextBeforeDrawing = false
        contentMode = .redraw
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    // MARK: Changes

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, !motion.isAtRest { repaint() }
    }

    /// Takes over the look of the layer.
    func showLook() {
        isHidden = sheet.look.isHidden
        alpha = sheet.look.opacity
        layer.compositingFilter =
            sheet.look.blend == .normal ? nil : sheet.look.blend.rawValue + "BlendMode"
    }

    /// Leaves out marks that are being moved.
    func exclude(_ marks: [any Mark], in area: CGRect) {
        excluded = Set(marks.map { ObjectIdentifier($0) })
        repaint(canvas: area)
    }

    /// Paints a mark on top of the others.
    func add(_ mark: any Mark) {
        if mark.isErasing {
            // Parts of it were painted while it grew, which left other traces at its edge.
            repaint(canvas: mark.drawingBounds)
        } else {
            unpaintedMarks.append(mark)
            setNeedsDisplay(viewRect(around: mark.drawingBounds))
        }
    }

    /// Paints all marks in a rectangle of the canvas afresh.
    func repaint(canvas rect: CGRect) {
        guard motion.isAtRest else { return repaint() }
        let rect = viewRect(around: rect).intersection(bounds)
        guard !rect.isNull else { return }
        staleRect = staleRect.union(rect)
        setNeedsDisplay(rect)
    }

    /// Paints everything afresh.
    func repaint() {
        motion.end()
        staleRect = bounds
        setNeedsDisplay()
    }

    /// Takes away what the live stroke of an eraser covers in a rectangle of the canvas.
    func erase(canvas rect: CGRect) {
        if painting.liveStroke == nil {
            repaint(canvas: rect)
        } else {
            let rect = viewRect(around: rect)
            erasedRect = erasedRect.union(rect)
            setNeedsDisplay(rect)
        }
    }

    /// A rectangle with some room for the smoothing of edges.
    private func viewRect(around rect: CGRect) -> CGRect {
        viewport.viewRect(of: rect).insetBy(dx: -0.5, dy: -0.5)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        defer {
            unpaintedMarks.removeAll(keepingCapacity: true)
            staleRect = .null
            erasedRect = .null
        }
        if paintMotion(in: context) {
            paintEraser(in: context, rect: bounds)
        } else if rect.contains(bounds) {
            motion.end()
            paint(bounds, in: context)
            paintEraser(in: context, rect: bounds)
        } else if !erasedRect.isNull, staleRect.isNull, unpaintedMarks.isEmpty {
            paintEraser(in: context, rect: rect)
        } else if !staleRect.isNull || unpaintedMarks.isEmpty {
            paintAfresh(rect)
            paintEraser(in: context, rect: rect)
        } else {
            // Every mark lies in `rect` as a whole, so that clipping does not change how it is
            // smoothed.
            onCanvas(context) {
                let renderer = MarkRenderer(context: context)
                for mark in unpaintedMarks { renderer.draw(mark) }
            }
        }
    }

    /// Paints all marks near `rect` into `context`.
    private func paint(_ rect: CGRect, in context: CGContext) {
        context.clear(rect)
        onCanvas(context) {
            let renderer = MarkRenderer(context: context)
            for mark in marks(near: rect) { renderer.draw(mark) }
        }
    }

    /// The marks near a rectangle of the view, from the bottom to the top.
    private func marks(near rect: CGRect) -> [any Mark] {
        let part = viewport.canvasRect(of: rect.insetBy(dx: -0.5, dy: -0.5))
        return sheet.marks.filter { mark in
            mark.drawingBounds.intersects(part)
                && (excluded.isEmpty || !excluded.contains(ObjectIdentifier(mark)))
        }
    }

    private func paintEraser(in context: CGContext, rect: CGRect) {
        guard sheet === painting.activeLayer, let stroke = painting.liveStroke, stroke.isErasing
        else { return }
        painting.symmetry.forEachAppearance(in: viewport.transform) { transform in
            context.saveGState()
            context.concatenate(transform)
            MarkRenderer(context: context, rect: rect.applying(transform.inverted())).draw(stroke)
            context.restoreGState()
        }
    }

    func onCanvas(_ context: CGContext, _ body: () -> Void) {
        context.saveGState()
        context.concatenate(viewport.transform)
        body()
        context.restoreGState()
    }

    /// Paints `rect` as if the whole view had been painted.
    ///
    /// A mark that is cut off at an edge of `rect` is not smoothed quite like a whole one.
    /// Therefore the marks near `rect` are drawn as a whole on a sheet of their own, of which
    /// `rect` is copied.
    private func paintAfresh(_ rect: CGRect) {
        let area = marks(near: rect).reduce(rect) { $0.union(viewRect(around: $1.drawingBounds)) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = contentScaleFactor
        let part = area.intersection(bounds).roundedOut(toScale: contentScaleFactor)
        UIGraphicsImageRenderer(bounds: part, format: format)
            .image { paint(rect, in: $0.cgContext) }
            .draw(at: part.origin, blendMode: .copy, alpha: 1)
    }
}

extension CGRect {
    /// The smallest rectangle around this one whose sides lie between pixels.
    fileprivate func roundedOut(toScale scale: CGFloat) -> CGRect {
        let pixels = CGRect(
            x: minX * scale, y: minY * scale, width: width * scale, height: height * scale
        ).integral
        return CGRect(
            x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale,
            height: pixels.height / scale)
    }
}

extension Mark {
    /// `true` for a mark that takes away what lies below.
    var isErasing: Bool {
        switch self {
        case let stroke as Stroke: stroke.pen.brush == .eraser
        case let dot as Dot: dot.pen.brush == .eraser
        default: false
        }
    }
}

extension Symmetry {
    /// Calls `body` for a mark and its further appearances, with what maps it to the view.
    func forEachAppearance(
        in canvasToView: CGAffineTransform, _ body: (CGAffineTransform) -> Void
    ) {
        for transform in [.identity] + transforms { body(transform.concatenating(canvasToView)) }
    }
}
