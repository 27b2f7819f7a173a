import Foundation
public import TouchPainterCore
public import UIKit

/// Shows a painting on plain paper and draws on it with a finger, a pen or the mouse.
///
/// Only what changes is painted. Three layers make that possible: the paper, the finished marks
/// (``MarksView``), and the stroke that is being drawn (``LiveStrokeView``).
///
/// Two fingers, the wheel and ctrl+wheel move and zoom what is shown: see ``viewport``.
///
/// ``ClothCanvasView`` and ``PaperCanvasView`` have other paper. A ``CanvasViewGenerator`` makes
/// the one that the user chose.
public class CanvasView: UIView {
    public final let painting: Painting

    /// The part of the canvas that is shown.
    public final var viewport = Viewport() {
        didSet { if viewport != oldValue { viewportDidChange() } }
    }

    private let marksView: MarksView
    private let liveView: LiveStrokeView
    private var observation: Observation?

    /// The touch that draws. Others that come while it is down are ignored.
    private var touch: UITouch?
    private var dynamics = PenDynamics()

    /// Called after the viewport changed.
    final var onViewportChange: (() -> Void)?

    private lazy var pinch = UIPinchGestureRecognizer(target: self, action: CanvasView.pinched)
    private lazy var pan = UIPanGestureRecognizer(target: self, action: CanvasView.panned)

    /// The length of a stroke in points from which on a second finger no longer moves the canvas.
    private static let palmDistance: CGFloat = 24

    public init(painting: Painting, paper: UIColor) {
        self.painting = painting
        marksView = MarksView(painting: painting)
        liveView = LiveStrokeView(painting: painting)
        super.init(frame: .zero)
        isOpaque = true
        isMultipleTouchEnabled = true
        clipsToBounds = true
        backgroundColor = paper
        addSubview(marksView)
        addSubview(liveView)
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        pan.allowedScrollTypesMask = .all
        for recognizer in [pinch, pan] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.delaysTouchesEnded = false
            addGestureRecognizer(recognizer)
        }
        observation = painting.observe { [weak self] in self?.paintingDidChange($0) }
    }

    /// Views of this class are not loaded from archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    public override func layoutSubviews() {
        super.layoutSubviews()
        marksView.frame = bounds
        liveView.frame = bounds
    }

    // MARK: Changes

    private func paintingDidChange(_ change: Painting.Change) {
        switch change {
        case .added(let mark): marksView.add(mark)
        case .removed(let mark): marksView.repaint(canvas: mark.drawingBounds)
        case .replaced: marksView.repaint()
        case .liveStroke(let rect):
            if painting.pen.brush == .eraser {
                marksView.erase(canvas: rect)
            } else {
                liveView.setNeedsDisplay(viewport.viewRect(of: rect).insetBy(dx: -1, dy: -1))
            }
        case .history: break
        }
    }

    private func viewportDidChange() {
        marksView.viewport = viewport
        liveView.viewport = viewport
        onViewportChange?()
    }

    // MARK: Touches

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let first = touches.first, Self.draws(event) else { return }
        touch = first
        dynamics = PenDynamics()
        let weight = weight(of: first)
        painting.touchBegan(at: place(of: first), weight: weight)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        // A pen measures more often than the screen shows frames.
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
            painting.touchMoved(to: place(of: sample), weight: weight(of: sample))
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        painting.touchMoved(to: place(of: touch), weight: weight(of: touch))
        painting.touchEnded()
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        painting.touchCancelled()
    }

    /// `false` for other buttons of the mouse than the primary one.
    private static func draws(_ event: UIEvent?) -> Bool {
        guard let buttons = event?.buttonMask, !buttons.isEmpty else { return true }
        return buttons.contains(.primary)
    }

    private func place(of touch: UITouch) -> CGPoint {
        viewport.canvasPoint(at: touch.location(in: self))
    }

    private func weight(of touch: UITouch) -> CGFloat {
        let measures = touch.type == .pencil && touch.maximumPossibleForce > 0
        return dynamics.weight(
            brush: painting.pen.brush,
            pressure: measures ? touch.force / touch.maximumPossibleForce : nil,
            at: touch.location(in: self), time: touch.timestamp)
    }

    // MARK: Moving the canvas

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard pinch.state == .began || pinch.state == .changed else { return }
        viewport.zoom(by: pinch.scale, at: pinch.location(in: self))
        pinch.scale = 1
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .began || pan.state == .changed else { return }
        let distance = pan.translation(in: self)
        pan.setTranslation(.zero, in: self)
        if pan.numberOfTouches < 2, pan.modifierFlags.contains(.control) {
            viewport.zoom(by: exp(distance.y / 200), at: pan.location(in: self))
        } else {
            viewport.scroll(by: CGVector(dx: distance.x, dy: distance.y))
        }
    }

    /// Zooms around the middle of the view.
    func zoom(by factor: CGFloat) {
        viewport.zoom(by: factor, at: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    /// A palm that touches the screen while a stroke is drawn moves nothing.
    public override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === pinch || gestureRecognizer === pan,
            let stroke = painting.liveStroke
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let size = viewport.viewRect(of: stroke.drawingBounds).size
        let pen = painting.pen.size * viewport.zoom
        return max(size.width, size.height) - pen < Self.palmDistance
    }

    // MARK: Debugging

    public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.add("marks", painting.scribble.marks.count)
        if viewport != Viewport() { description.add("zoom", viewport.zoom) }
    }
}

extension CanvasView: UIGestureRecognizerDelegate {
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
