import Foundation
import Synchronization
import Testing

@testable import TextLayout

@Suite("The lock of text")
struct TextLockTests {
    @Test("Text lock: fonts that two threads load at the same time are loaded")
    func loading() async {
        await #expect(processExitsWith: .success) {
            alarm(20)  // ends the process where both threads wait for each other
            let loader = Mutex("")
            TextLock.enter()
            Thread.detachNewThread {
                let path = try? FileManager.default.destinationOfSymbolicLink(
                    atPath: "/proc/thread-self")
                loader.withLock { $0 = path ?? "" }
                _ = FontLibrary.shared
            }
            while !isWaiting(loader.withLock(\.self)) { sched_yield() }
            #expect(!FontLibrary.shared.familyNames.isEmpty)
            TextLock.leave()
        }
    }
}

/// Returns `true` if the thread of a folder below `/proc` has begun to wait.
private func isWaiting(_ thread: String) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(thread)/stat", encoding: .utf8)
    return !thread.isEmpty && status?.contains(") S ") == true
}
