package import Foundation

/// The report of the running test, to which failed comparisons attach what differs.
package nonisolated enum GoldenReport {
    /// Takes a file's contents and its name; `nil` without a report.
    @TaskLocal package static var attach: (@Sendable (Data, String) -> Void)?
}
