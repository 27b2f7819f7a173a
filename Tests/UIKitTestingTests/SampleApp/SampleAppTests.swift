import Foundation
import Testing
import UIKit
import UIKitTesting

/// The sample app does the same on its own clock, which waits for nothing, as in real time.
///
/// Each test launches it: between the initialiser of a suite and its test real time passes, in
/// which its timers would fire.
@Suite("Sample app in virtual and in real time")
struct SampleAppTests {
    /// The passing of some seconds of the app's time.
    enum Passing: CaseIterable {
        case virtual, real
    }

    @Test(
        "Sample app: debounce, loading, progress and polling happen at their times",
        arguments: Passing.allCases)
    func search(passing: Passing) throws {
        let sample = SampleApp(passing)
        let (app, controller, server) = (sample.app, sample.controller, sample.server)
        server.answer("/cities", with: .json(#"["Paris", "Parma"]"#, after: 0.4))
        try app.finger.tap(on: "Search")
        app.keyboard.type("p")
        app.keyboard.type("a")
        app.keyboard.type("r")
        sample.pass(1.8)
        sample.waitForEvents(6)
        controller.stop()
        #expect(app.find("Cities")?.text == "Paris, Parma")
        #expect(app.find("Status")?.text == "2")
        #expect(server.requests.filter { $0.url?.path == "/cities" }.count == 1)
        let begin = controller.events.first?.time ?? 0
        #expect(begin > 0.3 && begin < 0.5)
        sample.expectEvents([
            ("search par", begin), ("status 1", 0.55), ("loaded 2", begin + 0.4),
            ("shown", begin + 0.6), ("status 2", 1.05), ("status 2", 1.55),
        ])
    }

    @Test("Sample app: a failed search can be repeated", arguments: Passing.allCases)
    func retrying(passing: Passing) throws {
        let sample = SampleApp(passing)
        let (app, controller, server) = (sample.app, sample.controller, sample.server)
        controller.loadViewIfNeeded()
        controller.stop()
        server.answer(
            "/cities", with: .json("[").cut(after: 1), .status(500, after: 0.1),
            .json(#"["Parma"]"#, after: 0.1))
        try app.finger.tap(on: "Search")
        app.keyboard.type("par")
        sample.pass(0.5)
        for _ in 0..<2 {
            try app.finger.tap(on: "Retry")
            sample.pass(0.5)
        }
        #expect(
            controller.events.map(\.name) == [
                "search par", "failed", "search par", "failed", "search par", "loaded 1", "shown",
            ])
        #expect(app.find("Cities")?.text == "Parma")
        #expect(app.find("Retry") == nil)
        #expect(app.settle())
    }
}

/// The sample app, launched with its server.
private struct SampleApp {
    let app: HeadlessApp
    let server: StubServer
    let controller: CitySearchController

    private let passing: SampleAppTests.Passing

    init(_ passing: SampleAppTests.Passing) {
        self.passing = passing
        app = HeadlessApp(
            size: CGSize(width: 220, height: 220), rootViewController: UIViewController())
        server = app.startServer()
        controller = CitySearchController(server: server.url)
        app.window.rootViewController = controller
        server.answer("/status", with: .json("1", after: 0.05), .json("2", after: 0.05))
    }

    func pass(_ seconds: TimeInterval) {
        switch passing {
        case .virtual: app.advance(by: seconds)
        case .real: try? app.wait(for: false, timeout: seconds)
        }
    }

    /// On a busy machine the last event of real time may come late.
    func waitForEvents(_ count: Int) {
        try? app.wait(for: controller.events.count >= count, timeout: 5)
    }

    func expectEvents(
        _ expected: [(name: String, time: Double)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let events = controller.events
        #expect(events.map(\.name) == expected.map(\.name), sourceLocation: sourceLocation)
        for (event, expectation) in zip(events, expected) {
            #expect(
                abs(event.time - expectation.time) < 0.05, "\(event.name)",
                sourceLocation: sourceLocation)
        }
    }
}
