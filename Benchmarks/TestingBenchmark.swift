import Foundation
import TouchPainterUI
import UIKit
import UIKitTesting

/// Tests of apps: a whole test, finding among many views, comparing goldens.
@MainActor
enum TestingBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "testing: start an app, tap, animate, settle, take a snapshot",
                limit: .seconds(0.0012), rounds: 100, repetitions: 1, subject: { wholeTest },
                floor: nil, clock: .processor),
            Benchmark(
                name: "testing: 10,000 finds among 10,000 views",
                limit: .seconds(1), rounds: 3, repetitions: 1,
                subject: {
                    let crowd = Crowd()
                    return { crowd.findAll() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "testing: a golden of 1280 × 800 compared",
                limit: .seconds(0.003), rounds: 30, repetitions: 1,
                subject: {
                    let golden = try ComparedGolden()
                    return { golden.compare() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "testing: the same for the first time, with decoding the golden",
                limit: .seconds(0.004), rounds: 60, repetitions: 1,
                subject: {
                    let golden = try ComparedGolden(count: 20)
                    return { golden.compare() }
                }, floor: nil, clock: .processor),
        ]
    }

    private static func wholeTest() {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), scale: 1, rootViewController: controller)
        button.setTitle("Move", for: .normal)
        button.addAction(
            UIAction { _ in UIView.animate(withDuration: 0.3) { button.frame.origin.y = 200 } },
            for: .touchUpInside)
        controller.view.addSubview(button)
        do {
            try app.finger.tap(on: "Move")
        } catch {
            preconditionFailure("\(error)")
        }
        app.settle()
        precondition(button.frame.minY == 200 && app.snapshot().width == 320)
    }
}

/// An app with a hundred rows of a hundred views, each with an identifier.
@MainActor
private final class Crowd {
    private let app: HeadlessApp
    private let names = (0..<10_000).map { "view \($0)" }

    init() {
        let controller = UIViewController()
        app = HeadlessApp(
            size: CGSize(width: 1000, height: 1000), scale: 1, rootViewController: controller)
        for row in 0..<100 {
            let parent = UIView(frame: CGRect(x: 0, y: row * 10, width: 1000, height: 10))
            controller.view.addSubview(parent)
            for column in 0..<100 {
                let view = UIView(frame: CGRect(x: column * 10, y: 0, width: 9, height: 9))
                view.accessibilityIdentifier = names[row * 100 + column]
                parent.addSubview(view)
            }
        }
        app.settle()
    }

    func findAll() {
        for name in names { precondition(app.find(name) != nil) }
    }
}

/// Recorded pictures of the painting app.
@MainActor
private final class ComparedGolden {
    private let snapshots: [Snapshot]
    private let test: String
    private var round = 0

    /// - Parameter count: The number of pictures, which differ in one pixel. More than are kept
    ///   decoded are decoded again whenever their turn comes.
    init(count: Int = 1) throws {
        let app = HeadlessApp(
            size: CGSize(width: 1280, height: 800), scale: 1,
            rootViewController: CanvasViewController())
        app.settle()
        let picture = app.snapshot()
        snapshots = (0..<count).map { number in
            var pixels = picture.pixels
            pixels[number] = 0xFF00_0000
            return Snapshot(width: picture.width, height: picture.height, pixels: pixels)
        }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("golden-benchmark-\(UUID().uuidString)")
        let goldens = folder.appendingPathComponent("Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        for (number, snapshot) in snapshots.enumerated() {
            try snapshot.write(to: goldens.appendingPathComponent("painting\(number).png"))
        }
        test = folder.appendingPathComponent("Test.swift").path
    }

    deinit {
        try? FileManager.default.removeItem(
            at: URL(fileURLWithPath: test).deletingLastPathComponent())
    }

    func compare() {
        do {
            let number = round % snapshots.count
            round += 1
            try snapshots[number].matchGolden("painting\(number)", file: test)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
