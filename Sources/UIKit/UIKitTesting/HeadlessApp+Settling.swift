import Foundation
import HostHeadless
import QuartzCore
public import UIKit

extension HeadlessApp {
    /// Advances the clock until the app is idle: no frame is requested, nothing sleeps or is
    /// delayed, and no job runs.
    ///
    /// Timers that repeat do not keep an app busy; they fire while something else does.
    ///
    /// - Parameter limit: The maximum number of seconds, for apps with infinite animations.
    /// - Returns: `true` if the app became idle. Else ``busyReasons`` lists what keeps it busy.
    @discardableResult
    public func settle(limit: TimeInterval = 10) -> Bool {
        makeCurrent()
        willAdvance?()
        let isIdle = MainThreadWatch.shared.watch { host.settle(limit: limit) }
        willAdvance?()
        return isIdle && clock.stuckJobs == 0 && !clock.isStuck
    }

    /// `settle(limit:)`, with tasks that are not the app's running before, between and after.
    @discardableResult
    public func settle(limit: TimeInterval = 10) async -> Bool {
        makeCurrent()
        let isIdle = await host.settled(limit: limit)
        makeCurrent()
        return isIdle && clock.stuckJobs == 0 && !clock.isStuck
    }

    /// Settles, or reports what keeps the app busy.
    ///
    /// - Throws: A ``TestFailure`` if the app is not idle after `limit` seconds.
    public func requireSettled(
        limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestFailure) {
        guard !settle(limit: limit) else { return }
        throw TestFailure(
            """
            The app did not become idle within \(limit) seconds of its time. Busy with: \
            \(busyReasons.joined(separator: "; ")). Use advance(by:) for an app that never rests.
            """, file: file, line: line)
    }

    /// The reasons why the app is busy, one phrase each; empty when it is idle.
    public var busyReasons: [String] {
        makeCurrent()
        return clock.busyReasons + MediaContext.current.frameReasons
    }

    /// Waits in real time until a condition holds, advancing the app by the time that passes.
    ///
    /// For work unknown to `settle(limit:)`, such as a download or another program.
    /// Everything else needs no real time.
    ///
    /// - Parameters:
    ///   - condition: The condition, evaluated every few milliseconds.
    ///   - timeout: The maximum number of seconds of real time.
    ///   - file: The file of the call, for the report.
    ///   - line: The line of the call, for the report.
    /// - Throws: A ``TestFailure`` if the condition does not hold then.
    public func wait(
        for condition: @autoclosure () -> Bool, timeout: TimeInterval = 10,
        file: StaticString = #filePath, line: UInt = #line
    ) throws(TestFailure) {
        makeCurrent()
        let start = clock.realTime
        while !condition() {
            guard clock.realTime - start < timeout else {
                let reasons = busyReasons
                let list =
                    reasons.isEmpty ? "." : ", busy with: \(reasons.joined(separator: "; "))."
                throw TestFailure(
                    "The condition did not hold after \(timeout) seconds of real time\(list)",
                    file: file, line: line)
            }
            clock.waitForAMoment()
            makeCurrent()
        }
    }
}
