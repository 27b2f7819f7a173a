import TouchPainterCore
import UIKit

/// Shows what is not part of the drawing: the grid, the axes of symmetry, and the frame around the
/// chosen marks.
final class OverlayView: PaintingOverlay {
    /// What moves the chosen marks while they are dragged.
    var floating: CGAffineTransform? { didSet { setNeedsDisplay() } }

    /// Draws a grid and rulers.
    var showsGrid = false { didSet { if showsGrid != oldValue { setNeedsDisplay() } } }

    /// The distance of two lines of the grid at zoom 1, in points.
    private static let gridStep: CGFloat = 20

    private static let rulerWidth: CGFloat = 18

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if showsGrid { drawGrid(in: context) }
        drawAxes(in: context)
        if let selection = painting.selection {
            SelectionBox(selection.bounds, in: viewport).draw(
                in: context, movedBy: floating ?? .identity)
        }
        (superview as? CanvasView)?.tool.drawOverlay(in: context, viewport: viewport)
        if showsGrid { drawRulers(in: context) }
    }

    /// The distance of two lines in canvas points, such that they are not too close at any zoom.
    private var step: CGFloat {
        var step = Self.gridStep
        while step * viewport.zoom < 12 { step *= 5 }
        while step * viewport.zoom > 80 { step /= 2 }
        return step
    }

    private func drawGrid(in context: CGContext) {
        let part = viewport.canvasRect(of: bounds)
        let step = step
        context.saveGState()
        for index in Int((part.minX / step).rounded(.up))...Int(part.maxX / step) + 1 {
            let x = CGFloat(index) * step
            addLine(CGPoint(x: x, y: part.minY), CGPoint(x: x, y: part.maxY), in: context)
        }
        for index in Int((part.minY / step).rounded(.up))...Int(part.maxY / step) + 1 {
            let y = CGFloat(index) * step
            addLine(CGPoint(x: part.minX, y: y), CGPoint(x: part.maxX, y: y), in: context)
        }
        context.setStrokeColor(UIColor(white: 0.45, alpha: 0.28).cgColor)
        context.setLineWidth(0.5)
        context.strokePath()
        context.restoreGState()
    }

    private func addLine(_ start: CGPoint, _ end: CGPoint, in context: CGContext) {
        context.move(to: start.applying(viewport.transform))
        context.addLine(to: end.applying(viewport.transform))
    }

    /// Rulers in canvas points at the top and the left edge, unless the canvas is turned.
    private func drawRulers(in context: CGContext) {
        guard viewport.rotation == 0 else { return }
        let width = Self.rulerWidth
        UIColor.secondarySystemBackground.withAlphaComponent(0.92).setFill()
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: width))
        context.fill(CGRect(x: 0, y: width, width: width, height: bounds.height - width))
        let font = UIFont.systemFont(ofSize: 9)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: UIColor.secondaryLabel,
        ]
        let part = viewport.canvasRect(of: bounds)
        let step = step * 5
        UIColor.secondaryLabel.setFill()
        for index in Int((part.minX / step).rounded(.down))...Int(part.maxX / step) + 1 {
            let x = (CGFloat(index) * step - viewport.origin.x) * viewport.zoom
            guard x >= width else { continue }
            context.fill(CGRect(x: x, y: width - 6, width: 0.5, height: 6))
            let text = "\(Int((CGFloat(index) * step).rounded()))" as NSString
            text.draw(at: CGPoint(x: x + 2, y: 2), withAttributes: attributes)
        }
        for index in Int((part.minY / step).rounded(.down))...Int(part.maxY / step) + 1 {
            let y = (CGFloat(index) * step - viewport.origin.y) * viewport.zoom
            guard y >= width else { continue }
            context.fill(CGRect(x: width - 6, y: y, width: 6, height: 0.5))
            context.saveGState()
            context.translateBy(x: 3, y: y + 2)
            context.rotate(by: .pi / 2)
            let text = "\(Int((CGFloat(index) * step).rounded()))" as NSString
            text.draw(at: CGPoint(x: 0, y: -10), withAttributes: attributes)
            context.restoreGState()
        }
    }

    private func drawAxes(in context: CGContext) {
        let symmetry = painting.symmetry
        guard symmetry.kind != .none else { return }
        let angles: [CGFloat] =
            switch symmetry.kind {
            case .none: []
            case .leftRight: [.pi / 2]
            case .aboveBelow: [0]
            case .quarters: [0, .pi / 2]
            case .sixfold: [0, .pi / 3, .pi * 2 / 3]
            }
        let center = symmetry.center.applying(viewport.transform)
        let reach = bounds.width + bounds.height
        context.saveGState()
        for angle in angles {
            let turned = angle + viewport.rotation
            let (x, y) = (cos(turned) * reach, sin(turned) * reach)
            context.move(to: CGPoint(x: center.x - x, y: center.y - y))
            context.addLine(to: CGPoint(x: center.x + x, y: center.y + y))
        }
        context.setStrokeColor(UIColor.systemPink.withAlphaComponent(0.7).cgColor)
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [8, 4])
        context.strokePath()
        context.restoreGState()
    }
}
