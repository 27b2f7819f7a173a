public import Foundation

/// A reason why a text is not accepted.
public nonisolated struct ValidationFailure: Error, Hashable, Sendable, LocalizedError {
    /// A number for the kind of failure, for apps that handle kinds differently.
    public var code: Int

    /// The requirement that the text breaks, for the person who typed it.
    public var reason: String

    public init(code: Int = 1000, reason: String) {
        self.code = code
        self.reason = reason
    }

    /// The title of an alert, in the app's language.
    public var errorDescription: String? { RuleReason.title }

    public var failureReason: String? { reason }
}
