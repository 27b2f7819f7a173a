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

/// A recorded picture of the painting app.
@MainActor
private final class ComparedGolden {
    private let snapshot: Snapshot
    private let test: String

    init() throws {
        let app = HeadlessApp(
            size: CGSize(width: 1280, height: 800), scale: 1,
            rootViewController: CanvasViewController())
        app.settle()
        snapshot = app.snapshot()
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("golden-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
        let goldens = folder.appendingPathComponent("Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        try snapshot.write(to: goldens.appendingPathComponent("painting.png"))
        test = folder.appendingPathComponent("Test.swift").path
    }

    deinit {
        try? FileManager.default.removeItem(
            at: URL(fileURLWithPath: test).deletingLastPathComponent())
    }

    func compare() {
        do {
            try snapshot.matchGolden("painting", file: test)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
