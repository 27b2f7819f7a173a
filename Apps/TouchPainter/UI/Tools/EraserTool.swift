import TouchPainterCore

/// Erases while a pen's other end is down. The pen is as it was afterwards.
final class EraserTool: CanvasTool {
    private let painting: Painting
    private let brush: BrushTool
    private let usual: Brush

    init(painting: Painting) {
        self.painting = painting
        brush = BrushTool(painting: painting)
        usual = painting.pen.brush
    }

    func began(_ sample: TouchSample) {
        painting.pen.brush = .eraser
        brush.began(sample)
    }

    func moved(_ sample: TouchSample) { brush.moved(sample) }

    func ended() {
        brush.ended()
        painting.pen.brush = usual
    }

    func cancelled() {
        brush.cancelled()
        painting.pen.brush = usual
    }

    func leave() { ended() }
}
