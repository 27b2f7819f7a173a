public import Foundation

/// An error of AVFoundation.
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case sessionNotRunning = -11803
        case noDataCaptured = -11805
        case deviceWasDisconnected = -11808
        case deviceNotConnected = -11814
        case deviceInUseByAnotherApplication = -11815
        case deviceLockedForConfigurationByAnotherProcess = -11817
        case applicationIsNotAuthorizedToUseDevice = -11852
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

    public static let errorDomain = "AVFoundationErrorDomain"

    public var errorCode: Int { code.rawValue }

    public var errorUserInfo: [String: Any] {
        errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    }
}

/// The domain of ``AVError``.
public let AVFoundationErrorDomain = AVError.errorDomain
