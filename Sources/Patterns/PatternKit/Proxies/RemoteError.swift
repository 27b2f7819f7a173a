/// A reason why a ``RemoteProxy`` has no answer.
public enum RemoteError: Error, Hashable, Codable, Sendable {
    /// The two ends of a connection.
    public enum End: String, Codable, Sendable {
        /// Where requests are sent from.
        case proxy

        /// Where they are answered.
        case host
    }

    /// The received data is not of the type that both ends agreed on.
    case notUnderstood(expected: String, by: End)

    /// The real object threw an error. The text is the error's own.
    case failed(String)
}

extension RemoteError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notUnderstood(let expected, let end):
            """
            The \(end.rawValue) expected a \(expected) and got something else. Are both ends of the same version?
            """
        case .failed(let text):
            "The remote object answered with an error: \(text)"
        }
    }
}

/// The message sent back over the connection.
enum RemoteReply<Answer: Codable & Sendable>: Codable, Sendable {
    case answer(Answer)
    case failure(RemoteError)
}
