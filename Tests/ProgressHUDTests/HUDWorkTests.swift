import Foundation
import ProgressHUD
import Testing
import UIKit
import UIKitTesting

@Suite("HUD: work that fails, takes long, and is heard of")
struct HUDWorkTests {
    let world = HUDWorld()

    private struct NoConnection: LocalizedError {
        var errorDescription: String? { "No connection" }
    }

    /// Work that fails as often as it is told to.
    private final class Work {
        var attempts = 0
        var failures = 0
        var outcome: String?

        func run() async throws -> String {
            attempts += 1
            try await Task.sleep(for: .seconds(1))
            if attempts <= failures { throw NoConnection() }
            return "done"
        }
    }

    /// Begins work behind a HUD.
    private func begin(failures: Int, cancelTitle: String? = "Cancel") -> Work {
        let (work, view) = (Work(), world.view)
        work.failures = failures
        Task {
            do {
                work.outcome = try await HUD.during(
                    "Sending…", in: view, cancelTitle: cancelTitle, retryTitle: "Try Again"
                ) { _ in try await work.run() }
            } catch {
                work.outcome = "\(type(of: error))"
            }
        }
        return work
    }

    @Test("HUD.during: work that failed is repeated by its button until it succeeds")
    func retry() throws {
        let work = begin(failures: 2)
        for attempt in 1...2 {
            world.app.advance(by: 1.5)
            let hud = try #require(HUD.forView(world.view))
            #expect(work.attempts == attempt && work.outcome == nil)
            #expect(hud.label.text == "No connection" && hud.customView is HUDMarkView)
            #expect(world.app.find("Cancel") != nil)
            try world.app.finger.tap(on: "Try Again")
            world.app.advance(by: 0.2)
            #expect(hud.label.text == "Sending…" && hud.mode == .indeterminate)
            #expect(world.app.find("Try Again") == nil)
        }
        world.app.settle()
        #expect(work.outcome == "done" && work.attempts == 3 && world.view.subviews.isEmpty)
    }

    @Test(
        "HUD.during: giving up after a failure throws its error", arguments: ["Cancel", nil])
    func givingUp(title: String?) throws {
        let work = begin(failures: 1, cancelTitle: title)
        world.app.advance(by: 1.5)
        try world.app.finger.tap(on: "Cancel")
        world.app.settle()
        #expect(work.outcome == "NoConnection" && work.attempts == 1)
        #expect(world.view.subviews.isEmpty)
    }

    @Test("HUD.during: work that fails within the grace time shows why at once")
    func quickFailure() {
        let (work, view) = (Work(), world.view)
        Task {
            do {
                try await HUD.during("Sending…", in: view, retryTitle: "Try Again") { _ in
                    throw NoConnection()
                }
            } catch { work.outcome = "failed" }
        }
        world.app.advance(by: 0.1)
        #expect(HUD.forView(view)?.isSeen == true && work.outcome == nil)
    }

    @Test("HUD.during: a task that is cancelled while it asks ends, and so does its HUD")
    func cancelledWhileAsking() {
        let (work, view) = (Work(), world.view)
        let task = Task {
            do {
                try await HUD.during("Sending…", in: view, retryTitle: "Try Again") { _ in
                    throw NoConnection()
                }
            } catch { work.outcome = "failed" }
        }
        world.app.advance(by: 1)
        #expect(work.outcome == nil)
        task.cancel()
        world.app.settle()
        #expect(work.outcome == "failed" && view.subviews.isEmpty)
    }

    @Test("HUD: says how long the work will take, by how fast it goes")
    func timeLeft() {
        let hud = world.add {
            $0.mode = .determinate
            $0.showsTimeLeft = true
        }
        hud.show(animated: false)
        var texts: [String] = []
        for step in 0...20 {
            hud.progress = Float(step) / 20
            if let text = hud.detailsLabel.text, texts.last != text { texts.append(text) }
            world.app.advance(by: 1)
        }
        // A twentieth each second: 19 s are left after the first, in steps of five.
        #expect(
            texts == [20, 15, 10, 5].map { "About \($0) seconds left" } + [""])
        #expect(world.app.announcements.isEmpty)
    }

    @Test("HUD: without progress, and when it goes back, no time is shown")
    func noTimeLeft() {
        let hud = world.add { $0.showsTimeLeft = true }
        hud.show(animated: false)
        for progress in [0.1, .nan, 0.05, 0.04, 0.03] as [Float] {
            hud.progress = progress
            world.app.advance(by: 2)
        }
        #expect(hud.detailsLabel.text == nil)
    }

    @Test("HUD: its texts are announced when it appears, and how the work ended")
    func announcements() {
        let hud = world.add {
            $0.label.text = "Sending…"
            $0.detailsLabel.text = "3 files"
            $0.graceTime = 1
        }
        hud.show(animated: false)
        #expect(world.app.announcements.isEmpty)
        world.app.advance(by: 1.1)
        #expect(world.app.announcements == ["Sending…, 3 files"])
        hud.finish(with: .success, "Sent")
        #expect(world.app.announcements.last == "success, Sent")
    }
}
