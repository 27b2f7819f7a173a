public import TouchPainterCore
public import UIKit

/// Shows a painting and draws on it with a finger, a pen or the mouse.
///
/// Only what changes is painted. Two layers of paint make that possible:
///
/// 1. The view's own backing bitmap holds the paper and the finished marks. A mark that is finished
///    is painted on top, without touching what is there. A mark that is undone has its rectangle
///    painted afresh.
/// 2. A transparent view in front holds the stroke that is being drawn. Each step of the finger
///    paints the rectangle of one segment.
///
/// The finished marks are the same, byte for byte, as if all had been painted at once.
public final class CanvasView: UIView {
    private let painting: Painting

    /// The colour of the paper.
    private let paper: UIColor

    private let liveView: LiveStrokeView
    private var observation: Observation?

    /// The touch that draws. Others that come while it is down are ignored.
    private var touch: UITouch?

    /// Marks that were finished since the view was last painted, in order.
    private var unpaintedMarks: [any Mark] = []

    /// The part whose marks have to be painted afresh; null when there is none.
    private var staleRect = CGRect.null

    public init(painting: Painting, paper: UIColor) {
        self.painting = painting
        self.paper = paper
        liveView = LiveStrokeView(painting: painting)
        super.init(frame: .zero)
        isOpaque = true
        clearsContextBeforeDrawing = false
        contentMode = .redraw
        addSubview(liveView)
        observation = painting.observe { [weak self] in self?.paintingDidChange($0) }
    }

    /// Views of this class are not loaded from archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    public override func layoutSubviews() {
        super.layoutSubviews()
        liveView.frame = bounds
    }

    // MARK: Changes

    private func paintingDidChange(_ change: Painting.Change) {
        switch change {
        case .added(let mark):
            unpaintedMarks.append(mark)
            setNeedsDisplay(Self.pixelMargin(around: mark.drawingBounds))
        case .removed(let mark):
            repaint(Self.pixelMargin(around: mark.drawingBounds))
        case .replaced:
            repaint(bounds)
        case .liveStroke(let rect):
            liveView.setNeedsDisplay(Self.pixelMargin(around: rect))
        case .history:
            break
        }
    }

    /// A rectangle with some room for the smoothing of edges.
    private static func pixelMargin(around rect: CGRect) -> CGRect {
        rect.insetBy(dx: -0.5, dy: -0.5)
    }

    /// Has the paper and all marks in `rect` painted afresh.
    private func repaint(_ rect: CGRect) {
        guard !rect.isNull else { return }
        staleRect = staleRect.union(rect)
        setNeedsDisplay(rect)
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle {
            repaint(bounds)
        }
    }

    // MARK: Drawing

    public override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        defer {
            unpaintedMarks.removeAll(keepingCapacity: true)
            staleRect = .null
        }
        if rect.contains(bounds) {
            paint(bounds, in: context)
        } else if !staleRect.isNull || unpaintedMarks.isEmpty {
            paintAfresh(rect)
        } else {
            // Every mark lies in `rect` as a whole, so that clipping does not change how it is
            // smoothed.
            let renderer = MarkRenderer(context: context)
            for mark in unpaintedMarks { renderer.draw(mark) }
        }
    }

    /// Paints the paper and all marks near `rect` into `context`.
    private func paint(_ rect: CGRect, in context: CGContext) {
        context.setFillColor(paper.resolvedColor(with: traitCollection).cgColor)
        context.fill(rect)
        painting.scribble.draw(in: context, rect: Self.pixelMargin(around: rect))
    }

    /// Paints `rect` as if the whole view had been painted.
    ///
    /// A mark that is cut off at an edge of `rect` is not smoothed quite like a whole one.
    /// Therefore the marks near `rect` are drawn as a whole on a sheet of their own, of which
    /// `rect` is copied.
    private func paintAfresh(_ rect: CGRect) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = contentScaleFactor
        format.opaque = true
        let sheet = UIGraphicsImageRenderer(size: bounds.size, format: format)
        sheet.image { paint(rect, in: $0.cgContext) }.draw(at: .zero)
    }

    // MARK: Touches

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let first = touches.first else { return }
        touch = first
        painting.touchBegan(at: first.location(in: self))
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        // A pen measures more often than the screen shows frames.
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
            painting.touchMoved(to: sample.location(in: self))
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        painting.touchMoved(to: touch.location(in: self))
        painting.touchEnded()
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        painting.touchCancelled()
    }

    // MARK: Debugging

    public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.add("marks", painting.scribble.marks.count)
    }
}
