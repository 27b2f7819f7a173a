import Foundation
import TouchPainterUI
import UIKit
import UIKitTesting

/// The start of an app up to the first frame, without a display.
@MainActor
enum StartBenchmark {
    /// The argument that makes this program start an app, show one frame and exit.
    static let probeArgument = "--start-probe"

    static var all: [Benchmark] {
        [
            Benchmark(
                name: "process start to first frame, headless TouchPainter",
                limit: .seconds(0.150), rounds: 10, repetitions: 1,
                subject: { { launch(probeArgument) } }, floor: nil)
        ]
    }

    static func runProbe() -> Never {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), scale: 2,
            rootViewController: CanvasViewController())
        precondition(app.snapshot().width == 750)
        exit(0)
    }

    static func launch(_ argument: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [argument]
        do {
            try process.run()
        } catch {
            preconditionFailure("The benchmark could not start itself: \(error)")
        }
        process.waitUntilExit()
        precondition(process.terminationStatus == 0, "The start-up probe failed.")
    }
}
