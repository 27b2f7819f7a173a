package import Foundation

/// The report of the running test, to which failed comparisons attach what differs.
package nonisolated struct GoldenReport: Sendable {
    // A local of a function's type has no metadata in release builds, where setting it crashes.
    /// The running test's report; `nil` outside of tests that attach goldens.
    @TaskLocal package static var current: GoldenReport?

    /// Takes a file's contents and its name.
    package let attach: @Sendable (Data, String) -> Void

    /// Creates a report from what takes a file's contents and its name.
    package init(attach: @escaping @Sendable (Data, String) -> Void) { self.attach = attach }
}
