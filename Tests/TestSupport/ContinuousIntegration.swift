import Foundation

/// Continuous integration, where nothing that a test needs may be missing.
public enum ContinuousIntegration {
    /// `true` if the environment has a variable `CI`.
    ///
    /// Suites that need a program of another package run `.enabled(if:)` it is installed *or* this
    /// is `true`: elsewhere they are skipped without it, here they fail.
    public static let isRunning = ProcessInfo.processInfo.environment["CI"] != nil
}
