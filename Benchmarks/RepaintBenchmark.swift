import TouchPainterUI
import UIKit
import UIKitTesting

/// Repainting the whole canvas, as after a resize.
@MainActor
enum RepaintBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "full repaint, 1,000 strokes of 50, 1280×800", limit: .ratio(1.5),
                rounds: 10, repetitions: 1,
                subject: {
                    let crowded = CrowdedCanvas()
                    return {
                        crowded.setNeedsFullRepaint()
                        crowded.app.advance(by: 1.0 / 60)
                    }
                },
                floor: {
                    let strokes = CrowdedCanvas.strokes
                    let floor = CairoFloor(width: 1280, height: 800)
                    return {
                        floor.clear()
                        for stroke in strokes { floor.stroke(stroke, width: 5) }
                    }
                })
        ]
    }
}
