package import Foundation

/// The pauses between attempts to reach a server: a second after the first failure, then twice the
/// last pause, at most a minute.
///
///     var schedule = RetrySchedule()
///     while !Task.isCancelled {
///         do {
///             try await exchange()
///             schedule.reset()
///         } catch {
///             try await Task.sleep(for: .seconds(schedule.pauseAfterFailure()))
///         }
///     }
///
/// A schedule has no clock: its owner waits, on whatever clock the owner was given. A user who asks
/// for an attempt, and ``NetworkMonitor``, end a pause early; edits do not.
package struct RetrySchedule: Hashable, Sendable {
    /// The pause after the first failure, in seconds.
    package let first: TimeInterval

    /// The longest pause, in seconds.
    package let longest: TimeInterval

    /// The number of failures since the last success.
    package private(set) var failures = 0

    /// Creates a schedule.
    ///
    /// - Precondition: `first` is positive and at most `longest`.
    package init(first: TimeInterval = 1, longest: TimeInterval = 60) {
        precondition(
            first > 0 && first <= longest,
            """
            RetrySchedule(first: \(first), longest: \(longest)) has no pauses. The first is \
            positive, and the longest is at least as long.
            """)
        self.first = first
        self.longest = longest
    }

    /// Notes a failure.
    ///
    /// - Returns: The pause until the next attempt, in seconds.
    package mutating func pauseAfterFailure() -> TimeInterval {
        let pause = first * pow(2, TimeInterval(failures))
        failures += 1
        return min(pause, longest)
    }

    /// Notes a success, or that circumstances have changed: the next pause is the first again.
    package mutating func reset() { failures = 0 }
}
