import Foundation
public import TouchPainterCore
public import UIKit

/// Shows a painting on plain paper. What touches do there is up to a ``CanvasTool``.
///
/// Only what changes is painted: the paper, a ``MarksView`` for each layer, and within that of the
/// active layer a ``LiveStrokeView`` with what is being drawn. ``OverlayView`` is on top, with what
/// is not part of the drawing.
///
/// Two fingers, the wheel, ctrl+wheel and the space bar move, zoom and turn what is shown: see
/// ``viewport``.
///
/// ``ClothCanvasView`` and ``PaperCanvasView`` have other paper. A ``CanvasViewGenerator`` makes
/// the one that the user chose.
public class CanvasView: UIView {
    public final let painting: Painting

    /// The part of the canvas that is shown.
    public final var viewport = Viewport() {
        didSet { if viewport != oldValue { viewportDidChange() } }
    }

    /// Puts a text that is being typed on the canvas.
    func finishTyping() {
        if tool.isTyping { tool.leave() }
    }

    /// What touches do.
    final var tool: any CanvasTool {
        didSet {
            if let touchTool, touchTool !== oldValue { touchTool.leave() }
            oldValue.leave()
            touch = nil
            touchTool = nil
            overlay.setNeedsDisplay()
        }
    }

    /// `true` while the space bar is held: touches move the canvas.
    final var isHeldBySpace = false

    /// The views of the layers, from the bottom to the top.
    final private(set) var sheets: [MarksView] = []
    final let liveView: LiveStrokeView
    final let overlay: OverlayView
    private var observation: Observation?

    /// The touch that draws. Others that come while it is down are ignored.
    private var touch: UITouch?

    /// The tool of ``touch``: the hand while the space bar is held, the eraser for a pen's other
    /// end.
    private var touchTool: (any CanvasTool)?
    private var dynamics = PenDynamics()

    /// Called with a colour that the user took from the drawing.
    final var onPickColor: ((MarkColor) -> Void)?

    /// Called after the viewport changed.
    final var onViewportChange: (() -> Void)?

    private lazy var pinch = UIPinchGestureRecognizer(target: self, action: CanvasView.pinched)
    private lazy var pan = UIPanGestureRecognizer(target: self, action: CanvasView.panned)
    private lazy var turn = UIRotationGestureRecognizer(target: self, action: CanvasView.turned)

    /// The length of a stroke in points from which on a second finger no longer moves the canvas.
    private static let palmDistance: CGFloat = 24

    public init(painting: Painting, paper: UIColor) {
        self.painting = painting
        liveView = LiveStrokeView(painting: painting)
        overlay = OverlayView(painting: painting)
        tool = BrushTool(painting: painting)
        super.init(frame: .zero)
        isOpaque = true
        isMultipleTouchEnabled = true
        clipsToBounds = true
        backgroundColor = paper
        addSubview(overlay)
        showLayers()
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        pan.allowedScrollTypesMask = .all
        for recognizer in [pinch, pan, turn] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.allowedTouchTypes = Self.fingers
            recognizer.delaysTouchesEnded = false
            addGestureRecognizer(recognizer)
        }
        observation = painting.observe { [weak self] in self?.paintingDidChange($0) }
    }

    /// Views of this class are not loaded from archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    public override func layoutSubviews() {
        super.layoutSubviews()
        for view in sheets + [liveView, overlay] as [UIView] { view.frame = bounds }
    }

    // MARK: Changes

    private func paintingDidChange(_ change: Painting.Change) {
        switch change {
        case .scribble(.added(let mark, let layer)): sheet(of: layer)?.add(mark)
        case .scribble(.removed(let mark, let layer)):
            sheet(of: layer)?.repaint(canvas: mark.drawingBounds)
        case .scribble(.edited(let area, let layer)): sheet(of: layer)?.repaint(canvas: area)
        case .scribble(.layers): showLayers()
        case .replaced:
            showLayers()
            for sheet in sheets { sheet.repaint() }
        case .liveStroke(let rect):
            if painting.pen.brush == .eraser, painting.liveShape == nil {
                sheet(of: painting.activeLayer)?.erase(canvas: rect)
            } else {
                liveView.setNeedsDisplay(viewport.viewRect(of: rect).insetBy(dx: -1, dy: -1))
            }
        case .selection, .guides: overlay.setNeedsDisplay()
        case .history, .pen, .refused: break
        }
    }

    private func sheet(of layer: Layer) -> MarksView? { sheets.first { $0.sheet === layer } }

    /// Makes the views be those of the layers, and keeps those that are.
    private func showLayers() {
        let old = sheets
        sheets = painting.scribble.layers.map { layer in
            if let view = old.first(where: { $0.sheet === layer }) { return view }
            let view = MarksView(painting: painting, sheet: layer)
            view.frame = bounds
            view.viewport = viewport
            return view
        }
        for view in old where !sheets.contains(view) { view.removeFromSuperview() }
        for view in sheets {
            insertSubview(view, belowSubview: overlay)
            view.showLook()
        }
        if let active = sheet(of: painting.activeLayer), liveView.superview !== active {
            active.addSubview(liveView)
        }
    }

    private func viewportDidChange() {
        for sheet in sheets { sheet.viewport = viewport }
        liveView.viewport = viewport
        overlay.viewport = viewport
        tool.viewportDidChange()
        onViewportChange?()
    }

    /// Shows the chosen marks moved by a transform of the canvas, while the user still moves them;
    /// where they are for `nil`.
    final func float(_ selection: Selection?, by transform: CGAffineTransform) {
        let isBeginning = liveView.floating == nil
        liveView.floating = selection.map { ($0.marks, transform) }
        overlay.floating = selection == nil ? nil : transform
        guard let sheet = sheet(of: painting.activeLayer) else { return }
        if let selection {
            if isBeginning { sheet.exclude(selection.marks, in: selection.bounds) }
        } else if !isBeginning {
            sheet.exclude([], in: .infinite)
        }
    }

    // MARK: Touches

    /// The touches that move the canvas: a pen only draws.
    private static let fingers = [
        UITouch.TouchType.direct, .indirect, .indirectPointer,
    ].map { NSNumber(value: $0.rawValue) }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let pen = touches.first { $0.type == .pencil }
        // A finger that is down before the pen is a palm.
        if pen != nil, touch.map({ $0.type != .pencil }) == true { cancelTouch() }
        guard touch == nil, let first = pen ?? touches.first, Self.draws(event) else { return }
        touch = first
        dynamics = PenDynamics()
        let tool: any CanvasTool =
            if isHeldBySpace {
                HandTool(canvas: self)
            } else if event?.buttonMask.contains(.eraser) == true {
                EraserTool(painting: painting)
            } else {
                tool
            }
        touchTool = tool
        tool.began(sample(first, event))
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        // A pen measures more often than the screen shows frames.
        for moved in event?.coalescedTouches(for: touch) ?? [touch] {
            touchTool?.moved(sample(moved, event))
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        touchTool?.moved(sample(touch, event))
        touchTool?.ended()
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch, touches.contains(touch) { cancelTouch() }
    }

    private func cancelTouch() {
        touch = nil
        touchTool?.cancelled()
    }

    /// `false` for other buttons of the mouse than the primary one.
    private static func draws(_ event: UIEvent?) -> Bool {
        guard let buttons = event?.buttonMask, !buttons.isEmpty else { return true }
        return buttons.contains(.primary)
    }

    private func sample(_ touch: UITouch, _ event: UIEvent?) -> TouchSample {
        let place = touch.location(in: self)
        return TouchSample(
            viewPoint: place, point: viewport.canvasPoint(at: place), weight: weight(of: touch),
            isRegular: event?.modifierFlags.contains(.shift) ?? false)
    }

    private func weight(of touch: UITouch) -> CGFloat {
        let measures = touch.type == .pencil && touch.maximumPossibleForce > 0
        return dynamics.weight(
            brush: painting.pen.brush,
            pressure: measures ? touch.force / touch.maximumPossibleForce : nil,
            tilt: measures ? 1 - touch.altitudeAngle / (.pi / 2) : 0, at: touch.location(in: self),
            time: touch.timestamp)
    }

    // MARK: Moving the canvas

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard pinch.state == .began || pinch.state == .changed else { return }
        viewport.zoom(by: pinch.scale, at: pinch.location(in: self))
        pinch.scale = 1
    }

    private func turned(_ turn: UIRotationGestureRecognizer) {
        switch turn.state {
        case .began, .changed:
            viewport.rotate(by: turn.rotation, at: turn.location(in: self))
            turn.rotation = 0
        case .ended: viewport.snapRotation(at: turn.location(in: self))
        default: break
        }
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .began || pan.state == .changed else { return }
        let distance = pan.translation(in: self)
        if pan.numberOfTouches < 2, pan.modifierFlags.contains(.control) {
            pan.setTranslation(.zero, in: self)
            viewport.zoom(by: exp(distance.y / 200), at: pan.location(in: self))
        } else {
            pan.setTranslation(scroll(by: distance), in: self)
        }
    }

    /// Moves what is shown by whole pixels, which leaves its pixels as they are.
    ///
    /// - Returns: The rest of the distance, for the next time.
    func scroll(by distance: CGPoint) -> CGPoint {
        let scale = contentScaleFactor
        let x = (distance.x * scale).rounded() / scale
        let y = (distance.y * scale).rounded() / scale
        viewport.scroll(by: CGVector(dx: x, dy: y))
        return CGPoint(x: distance.x - x, y: distance.y - y)
    }

    /// Zooms around the middle of the view.
    func zoom(by factor: CGFloat) {
        viewport.zoom(by: factor, at: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    /// Turns around the middle of the view, by an angle in radians.
    func rotate(by angle: CGFloat) {
        viewport.rotate(by: angle, at: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    /// A palm that touches the screen while a stroke is drawn moves nothing.
    public override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard [pinch, pan, turn].contains(gestureRecognizer),
            let mark = painting.liveMark
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let size = viewport.viewRect(of: mark.drawingBounds).size
        let pen = painting.pen.size * viewport.zoom
        return max(size.width, size.height) - pen < Self.palmDistance
    }

    // MARK: Debugging

    public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        let marks = painting.scribble.marks
        description.add("marks", marks.count)
        description.add(
            "places",
            marks.map { "\(Self.short($0.location.x)),\(Self.short($0.location.y))" }
                .joined(separator: " "))
        if sheets.count > 1 { description.add("layers", sheets.count) }
        if viewport != Viewport() { description.add("zoom", viewport.zoom) }
    }
}

extension CanvasView {
    private static func short(_ number: CGFloat) -> Int { Int(exactly: number.rounded()) ?? 0 }
}

extension CanvasView: UIGestureRecognizerDelegate {
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
