import TouchPainterCore
import TouchPainterUI
import UIKit
import UIKitTesting

/// TouchPainter's canvas with a thousand strokes on it, 1280 by 800 points at one pixel per point.
@MainActor
final class CrowdedCanvas {
    /// A thousand strokes of fifty vertices each, the same in every run.
    static let strokes: [[CGPoint]] = (0..<1000).map { stroke in
        let startX = Double(stroke * 7919 % 1200) + 40
        let startY = Double(stroke * 104_729 % 700) + 30
        return (0..<50).map { vertex in
            let angle = Double(vertex) * 0.13 + Double(stroke)
            let radius = Double(vertex)
            return CGPoint(x: startX + cos(angle) * radius, y: startY + sin(angle) * radius)
        }
    }

    let app: HeadlessApp

    private let canvas: CanvasView

    init() {
        let scribble = Scribble()
        // Straight, as the floor draws.
        let pen = Pen(smoothing: .straight)
        for points in Self.strokes {
            let stroke = Stroke(pen: pen)
            for point in points { stroke.add(Vertex(location: point)) }
            scribble.add(stroke)
        }
        let painting = Painting(scribble: scribble)
        painting.pen = pen
        let canvas = CanvasView(painting: painting, paper: .white)
        self.canvas = canvas
        app = HeadlessApp(
            size: CGSize(width: 1280, height: 800), scale: 1,
            rootViewController: CanvasController(canvas))
    }

    /// Marks the whole canvas for repainting in the next frame.
    func setNeedsFullRepaint() {
        canvas.setNeedsDisplay()
    }
}

/// Shows only the canvas.
private final class CanvasController: UIViewController {
    private let canvas: CanvasView

    init(_ canvas: CanvasView) {
        self.canvas = canvas
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = canvas
    }
}
