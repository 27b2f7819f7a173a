import Platform
import TouchPainterUI
import UIKit
import UIKitTesting

/// One step of a drawing finger: from the input event to the composited surface.
@MainActor
enum TouchMoveBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "touch-move on 1,000 strokes of 50, 1280×800",
                // 3 were asked for: Decision 35.
                limit: .ratio(5), rounds: 500, repetitions: 1,
                subject: {
                    let app = CrowdedCanvas().app
                    var path = Wanderer()
                    app.finger.down(at: path.next())
                    app.finger.move(to: path.next())
                    app.advance(by: 1.0 / 60)
                    checkThatOnlyASegmentIsShown(app)
                    return {
                        app.finger.move(to: path.next())
                        app.advance(by: 1.0 / 60)
                    }
                },
                floor: {
                    let floor = CairoFloor(width: 1280, height: 800)
                    var path = Wanderer()
                    var last = path.next()
                    return {
                        let next = path.next()
                        floor.stroke([last, next], width: 5)
                        let rect = CGRect(
                            x: min(last.x, next.x), y: min(last.y, next.y),
                            width: abs(last.x - next.x), height: abs(last.y - next.y))
                        floor.copy(rect.insetBy(dx: -3, dy: -3).integral)
                        last = next
                    }
                })
        ]
    }

    /// Checks that a move repaints only the area around its segment.
    private static func checkThatOnlyASegmentIsShown(_ app: HeadlessApp) {
        let damage = app.host.windows[0].presentations.last?.damage ?? []
        let pixels = damage.reduce(0) { $0 + $1.width * $1.height }
        precondition(
            (1...2_000).contains(pixels), "A touch-move repainted \(pixels) pixels, in \(damage).")
    }

    /// A point that moves over the canvas in steps of a few points, reproducibly.
    private struct Wanderer {
        private var step = 0

        mutating func next() -> CGPoint {
            step += 1
            let angle = CGFloat(step) * 0.02
            return CGPoint(x: 640 + cos(angle) * 500, y: 380 + sin(angle * 1.7) * 300)
        }
    }
}
