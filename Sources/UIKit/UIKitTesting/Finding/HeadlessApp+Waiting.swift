public import UIKit

extension HeadlessApp {
    /// Advances the clock frame by frame until a condition holds.
    ///
    ///     try app.wait(until: app.query(UITableViewCell.self).count == 20)
    ///
    /// Takes no real time, like ``advance(by:)``. For a download or another program, whose end the
    /// clock cannot reach, use ``wait(for:timeout:file:line:)``.
    ///
    /// - Parameters:
    ///   - condition: The condition, evaluated after each frame.
    ///   - limit: The maximum number of seconds on the app's clock.
    ///   - file: The file of the call, for the report.
    ///   - line: The line of the call, for the report.
    /// - Throws: A ``TestFailure`` with the window's views if the condition does not hold then.
    public func wait(
        until condition: @autoclosure () throws -> Bool, limit: TimeInterval = 10,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        makeCurrent()
        let end = host.now + limit
        while try !condition() {
            guard host.now < end else {
                let reasons = busyReasons
                let state =
                    reasons.isEmpty
                    ? "The app is idle." : "Busy with: \(reasons.joined(separator: "; "))."
                throw TestFailure(
                    """
                    The condition did not hold within \(limit) seconds of the app's time. \(state)
                    \(surroundings(of: nil))
                    """, file: file, line: line)
            }
            advance(by: Finger.reportInterval)
        }
    }
}
