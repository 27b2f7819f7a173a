public import Foundation

/// The reason why a scene was not shown or closed.
public nonisolated struct UISceneError: Error, Hashable, Sendable {
    /// The kind of a reason.
    public enum Code: Int, Hashable, Sendable {
        /// The app's delegate configures no scene delegate.
        case multipleScenesNotSupported = 0
        /// The session is not one of the app.
        case requestDenied = 100
    }

    /// The kind of the reason.
    public let code: Code

    init(_ code: Code) { self.code = code }
}

nonisolated extension UISceneError: LocalizedError, CustomStringConvertible {
    /// A description of the problem, and a remedy.
    public var description: String {
        switch code {
        case .multipleScenesNotSupported:
            """
            The app has no scenes. Return a configuration with a delegateClass from \
            application(_:configurationForConnecting:options:).
            """
        case .requestDenied: "The session was closed. Use one of UIApplication.openSessions."
        }
    }

    public var errorDescription: String? { description }
}
