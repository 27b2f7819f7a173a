import Foundation

/// An error thrown by a delegate of a ``Multicaster`` during a notification.
///
/// The delegates after it were notified nevertheless.
public struct MulticastFailure: Error {
    /// The name of the delegate's class.
    public let delegate: String

    /// The error that the delegate threw.
    public let error: any Error

    /// Writes ``description`` to standard error, as a line.
    public func writeToStandardError() {
        FileHandle.standardError.write(Data("\(description)\n".utf8))
    }
}

extension MulticastFailure: CustomStringConvertible {
    public var description: String {
        "\(delegate) could not deal with a notification: \(error). The other delegates were told."
    }
}
