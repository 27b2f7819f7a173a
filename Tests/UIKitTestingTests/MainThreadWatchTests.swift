import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Main thread of a headless app")
struct MainThreadWatchTests {
    @Test("Headless app: code that blocks the main thread is reported with its stack")
    func block() async throws {
        let exit = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let app = HeadlessApp(
                    size: CGSize(width: 60, height: 50), rootViewController: UIViewController())
                HeadlessApp.blockLimit = 0.5
                Task { blockTheMainThread(for: 0.05) }
                Task { blockTheMainThread(for: 3) }
                app.settle()
            }
        }
        let text = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
        #expect(text.contains("has blocked the main thread for "))
        #expect(text.contains("blockTheMainThread(for:"))
        #expect(text.components(separatedBy: "has blocked").count == 2)
    }

    @Test("Headless app: the main thread may be blocked for five seconds")
    func limit() {
        #expect(HeadlessApp.blockLimit == 5)
    }
}

/// Keeps the thread busy for some seconds of real time.
@inline(never)
func blockTheMainThread(for seconds: Double) {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_RAW, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    while now() - start < seconds { sched_yield() }
}
