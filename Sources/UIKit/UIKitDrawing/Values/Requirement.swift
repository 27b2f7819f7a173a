/// Stops the program with a message if the app broke a rule of the toolkit.
///
/// Apple's UIKit raises an exception here, whose message is also written in release builds. Swift's
/// `precondition` writes none there, so an app that only fails in release would not say why.
///
/// - Parameters:
///   - condition: The rule. `false` stops the program.
///   - message: What is wrong, and what would help.
@inline(__always)
package nonisolated func requires(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString = #fileID, line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}
