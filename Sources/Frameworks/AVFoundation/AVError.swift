public import Foundation

/// An error of AVFoundation.
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Something else; see the description.
        case unknown = -11800
        /// The session does not run, so that there are no frames.
        case sessionNotRunning = -11803
        /// The camera gave nothing that can be used.
        case noDataCaptured = -11805
        /// The camera was disconnected during a session.
        case deviceWasDisconnected = -11808
        /// There is no such camera.
        case deviceNotConnected = -11814
        /// Another program uses the camera.
        case deviceInUseByAnotherApplication = -11815
        /// Another program changes the camera.
        case deviceLockedForConfigurationByAnotherProcess = -11817
        /// The app may not use the camera.
        case applicationIsNotAuthorizedToUseDevice = -11852
        /// The light does not go on.
        case torchLevelUnavailable = -11846
    }

    /// What went wrong.
    public let code: Code

    /// What happened, and what would help.
    public let errorDescription: String?

    /// Creates an error with its code's name as its description.
    public init(_ code: Code) { self.init(code, "\(code)") }

    init(_ code: Code, _ description: String) {
        self.code = code
        errorDescription = description
    }

    /// The domain of these errors.
    public static let errorDomain = "AVFoundationErrorDomain"

    /// The number of the error: ``code``'s.
    public var errorCode: Int { code.rawValue }

    /// What is wrong, in words, as `NSError` has it.
    public var errorUserInfo: [String: Any] {
        errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    }
}

/// The domain of ``AVError``.
public let AVFoundationErrorDomain = AVError.errorDomain
