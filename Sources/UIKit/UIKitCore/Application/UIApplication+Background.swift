public import Foundation

/// The identity of work that an app finishes in the background.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int

    /// Creates the identity with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

// A desktop does not suspend programs whose windows are hidden, so work may take any time: tasks
// need not be kept, and their expiration handlers are never called.
extension UIApplication {
    /// Announces work that continues in the background.
    ///
    /// - Parameters:
    ///   - taskName: A name for the work, for debugging.
    ///   - handler: Called on a phone when the time is over. Never called on a desktop.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTaskCount += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTaskCount)
    }

    /// Announces the end of work that continued in the background.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The seconds that the app may run in the background: as many as it likes.
    public var backgroundTimeRemaining: Double { .greatestFiniteMagnitude }

    /// `true`: files are readable whenever the app runs.
    public var isProtectedDataAvailable: Bool { true }

    /// The longest interval between fetches in the background.
    public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// The shortest interval between fetches in the background.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0

    /// `restricted`: a desktop does not launch apps for fetching, and the user cannot change that.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Asks for launches for fetching, which ``backgroundRefreshStatus`` rules out.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}

/// The result of a fetch in the background.
public nonisolated enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
    /// Something new was fetched.
    case newData
    /// There was nothing new.
    case noData
    /// The fetch failed.
    case failed
}

/// The system's permission for fetches in the background.
public nonisolated enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
    /// The system does not allow them, and the user cannot change that.
    case restricted
    /// The user does not allow them.
    case denied
    /// They are allowed.
    case available
}
