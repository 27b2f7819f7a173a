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
        guard try !advance(until: condition, limit: limit) else { return }
        throw TestFailure(
            """
            The condition did not hold within \(limit) seconds of the app's time. \(activity)
            \(surroundings(of: nil))
            """, file: file, line: line)
    }

    /// Advances the clock frame by frame until a query finds an element, and returns the first.
    ///
    ///     let row = try app.wait(until: app.query(UITableViewCell.self).containing("Ada"))
    ///
    /// - Throws: A ``TestFailure`` that says what was waited for, with the nearest name and the
    ///   views around it, if nothing is found within `limit` seconds of the app's time.
    @discardableResult
    public func wait<View: UIView>(
        until query: ElementQuery<View>, limit: TimeInterval = 10,
        file: StaticString = #filePath, line: UInt = #line
    ) throws -> Element {
        _ = try advance(until: { query.exists }, limit: limit)
        if let element = query.first { return element }
        throw TestFailure(
            """
            \(try query.complaint(wanted: 1))
            The test waited \(limit) seconds of the app's time. \(activity)
            """, file: file, line: line)
    }

    /// Advances the clock until a condition holds; returns `false` if it does not at the limit.
    private func advance(until condition: () throws -> Bool, limit: TimeInterval) throws -> Bool {
        makeCurrent()
        let end = host.now + limit
        while try !condition() {
            guard host.now < end else { return false }
            advance(by: Finger.reportInterval)
        }
        return true
    }

    /// A sentence on what keeps the app busy.
    private var activity: String {
        let reasons = busyReasons
        return reasons.isEmpty
            ? "The app is idle." : "Busy with: \(reasons.joined(separator: "; "))."
    }
}
