public import Foundation

/// The reason why a scene was not shown or closed.
public nonisolated struct UISceneError: Error, Hashable, Sendable {
    /// The kind of a reason.
    public enum Code: Int, Hashable, Sendable {
        /// The app's delegate configures no scene delegate.
        case multipleScenesNotSupported = 0
        /// The session is not one of the app.
        case requestDenied = 1
        /// The desktop, not the app, decides on this part of the geometry.
        case geometryRequestUnsupported = 100
        /// The window does not have the requested geometry, and keeps its own.
        case geometryRequestDenied = 101
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
        case .geometryRequestUnsupported:
            "The desktop places windows itself. Only the orientation can be requested."
        case .geometryRequestDenied:
            """
            The user chooses the shape of a desktop's window. Lay the content out for its size, \
            or request a size when the window is created.
            """
        case .requestDenied: "The session was closed. Use one of UIApplication.openSessions."
        }
    }

    public var errorDescription: String? { description }
}
