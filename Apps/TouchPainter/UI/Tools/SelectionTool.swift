import CoreGraphics
import TouchPainterCore
import UIKit

/// Chooses marks by a lasso, a frame or a tap, and moves, scales and turns the chosen ones.
final class SelectionTool: CanvasTool {
    private unowned let canvas: CanvasView
    private let isLasso: Bool
    private var action = Action.none

    /// What the touch that is down does.
    private enum Action {
        case none
        /// The places in canvas points that it went through.
        case choose([CGPoint])
        case change(SelectionBox.Handle, from: CGPoint, by: CGAffineTransform)
    }

    /// The length in points below which a touch is a tap.
    private static let tapDistance: CGFloat = 4

    init(canvas: CanvasView, isLasso: Bool) {
        self.canvas = canvas
        self.isLasso = isLasso
    }

    private var painting: Painting { canvas.painting }

    func began(_ sample: TouchSample) {
        if let selection = painting.selection,
            let handle = SelectionBox(selection.bounds, in: canvas.viewport)
                .handle(at: sample.viewPoint)
        {
            action = .change(handle, from: sample.point, by: .identity)
        } else {
            painting.select(nil)
            action = .choose([sample.point])
        }
    }

    func moved(_ sample: TouchSample) {
        switch action {
        case .none: break
        case .choose(let points):
            action = .choose(isLasso ? points + [sample.point] : [points[0], sample.point])
            canvas.overlay.setNeedsDisplay()
        case .change(let handle, let start, _):
            guard let selection = painting.selection, selection.layer.isEditable else { return }
            let transform = SelectionBox(selection.bounds, in: canvas.viewport).transform(
                handle, from: start, to: sample.point, isRegular: sample.isRegular)
            action = .change(handle, from: start, by: transform)
            canvas.float(selection, by: transform)
        }
    }

    func ended() {
        let done = action
        action = .none
        switch done {
        case .none: break
        case .choose(let points): choose(points)
        case .change(let handle, _, let transform):
            canvas.float(nil, by: .identity)
            painting.transformSelection(by: transform, named: handle.name)
        }
        canvas.overlay.setNeedsDisplay()
    }

    func cancelled() {
        action = .none
        canvas.float(nil, by: .identity)
        canvas.overlay.setNeedsDisplay()
    }

    func leave() { cancelled() }

    private func choose(_ points: [CGPoint]) {
        let reach = 8 / canvas.viewport.zoom
        let path = area(points)
        let box = path.boundingBoxOfPath
        let isTap = max(box.width, box.height) * canvas.viewport.zoom < Self.tapDistance
        painting.select(
            isTap
                ? Selection(in: painting.activeLayer, at: points[0], reach: reach)
                : Selection(in: painting.activeLayer, within: path))
    }

    /// What the touch has gone around, in canvas points.
    private func area(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        guard let start = points.first, let end = points.last else { return path }
        if isLasso {
            path.addLines(between: points)
            path.closeSubpath()
        } else {
            path.addRect(
                CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
                    .standardized)
        }
        return path
    }

    func drawOverlay(in context: CGContext, viewport: Viewport) {
        guard case .choose(let points) = action, points.count > 1 else { return }
        let path = CGMutablePath()
        path.addPath(area(points), transform: viewport.transform)
        context.addPath(path)
        context.setFillColor(UIColor.tintColor.withAlphaComponent(0.08).cgColor)
        context.fillPath()
        context.addPath(path)
        context.setLineWidth(1.5)
        context.setLineDash(phase: 0, lengths: [6, 4])
        context.setStrokeColor(UIColor.systemBlue.cgColor)
        context.strokePath()
        context.setLineDash(phase: 0, lengths: [])
    }
}

/// The frame around chosen marks, with its handles.
struct SelectionBox {
    /// A part of the frame that is dragged.
    enum Handle: Equatable {
        case inside
        /// A corner, by its place in the unit square.
        case corner(x: CGFloat, y: CGFloat)
        case turn

        /// The name of the step of undo.
        var name: String {
            switch self {
            case .inside: "Move"
            case .corner: "Scale"
            case .turn: "Rotate"
            }
        }
    }

    /// Around the marks, in canvas points.
    private let bounds: CGRect
    private let viewport: Viewport

    /// The distance of the handle that turns from the frame, in view points.
    private static let turnDistance: CGFloat = 28

    /// The greatest distance of a touch from a handle, in view points.
    private static let reach: CGFloat = 16

    private static let corners: [CGPoint] = [
        CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1),
    ]

    init(_ bounds: CGRect, in viewport: Viewport) {
        self.bounds = bounds.insetBy(dx: -4, dy: -4)
        self.viewport = viewport
    }

    private func point(_ unit: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y)
    }

    /// The handle that turns, in canvas points.
    private var turnPoint: CGPoint {
        CGPoint(x: bounds.midX, y: bounds.minY - Self.turnDistance / viewport.zoom)
    }

    /// The handle at a point of the view.
    func handle(at viewPoint: CGPoint) -> Handle? {
        func isNear(_ place: CGPoint) -> Bool {
            let place = place.applying(viewport.transform)
            return hypot(place.x - viewPoint.x, place.y - viewPoint.y) < Self.reach
        }
        if isNear(turnPoint) { return .turn }
        if let corner = Self.corners.first(where: { isNear(point($0)) }) {
            return .corner(x: corner.x, y: corner.y)
        }
        return bounds.contains(viewport.canvasPoint(at: viewPoint)) ? .inside : nil
    }

    /// What dragging a handle does to the marks, in canvas points.
    ///
    /// - Parameter isRegular: Keeps the proportions, and turns by multiples of 15°.
    func transform(
        _ handle: Handle, from start: CGPoint, to end: CGPoint, isRegular: Bool
    ) -> CGAffineTransform {
        switch handle {
        case .inside: return CGAffineTransform(translationX: end.x - start.x, y: end.y - start.y)
        case .turn:
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            var angle =
                atan2(end.y - middle.y, end.x - middle.x)
                - atan2(start.y - middle.y, start.x - middle.x)
            if isRegular { angle = (angle / (.pi / 12)).rounded() * .pi / 12 }
            return CGAffineTransform(rotationAngle: angle).around(middle)
        case .corner(let x, let y):
            let fixed = point(CGPoint(x: 1 - x, y: 1 - y))
            let corner = point(CGPoint(x: x, y: y))
            var scaleX = (corner.x + end.x - start.x - fixed.x) / (corner.x - fixed.x)
            var scaleY = (corner.y + end.y - start.y - fixed.y) / (corner.y - fixed.y)
            if isRegular { (scaleX, scaleY) = (max(scaleX, scaleY), max(scaleX, scaleY)) }
            // Not turned inside out.
            return CGAffineTransform(scaleX: max(scaleX, 0.05), y: max(scaleY, 0.05)).around(fixed)
        }
    }

    /// Draws the frame and its handles in view points, moved by a transform of the canvas.
    func draw(in context: CGContext, movedBy transform: CGAffineTransform) {
        let map = transform.concatenating(viewport.transform)
        let corners = Self.corners.map { point($0).applying(map) }
        let top = CGPoint(x: bounds.midX, y: bounds.minY).applying(map)
        let knob = turnPoint.applying(map)
        context.setStrokeColor(UIColor.systemBlue.cgColor)
        context.setLineWidth(1.5)
        context.addLines(between: corners + [corners[0]])
        context.move(to: top)
        context.addLine(to: knob)
        context.strokePath()
        context.setFillColor(UIColor.white.cgColor)
        for place in corners + [knob] {
            let spot = CGRect(origin: place, size: .zero).insetBy(dx: -5, dy: -5)
            context.fillEllipse(in: spot)
            context.strokeEllipse(in: spot)
        }
    }
}

extension CGAffineTransform {
    /// The transform with a point that stays where it is.
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
