public import Foundation

/// The domain of ``WKError``.
nonisolated public let WKErrorDomain = "WKErrorDomain"

/// The reason why a web view could not do what was asked.
nonisolated public struct WKError: CustomNSError, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of errors.
    public enum Code: Int, Hashable, Sendable {
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
        case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
        case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget
        case navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential
        case malformedCredential, credentialNotFound
    }

    /// The kind of error.
    public let code: Code

    /// What happened, where, and what would help.
    public let description: String

    /// The message of a script's exception.
    let exceptionMessage: String?

    init(_ code: Code, _ description: String, exceptionMessage: String? = nil) {
        self.code = code
        self.description = description
        self.exceptionMessage = exceptionMessage
    }

    public static let errorDomain = WKErrorDomain
    public var errorCode: Int { code.rawValue }
    public var localizedDescription: String { description }

    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: description]
        if let exceptionMessage { info["WKJavaScriptExceptionMessage"] = exceptionMessage }
        return info
    }

    public static let unknown = Code.unknown
    public static let webContentProcessTerminated = Code.webContentProcessTerminated
    public static let webViewInvalidated = Code.webViewInvalidated
    public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
    public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
    public static let contentRuleListStoreCompileFailed = Code.contentRuleListStoreCompileFailed
    public static let contentRuleListStoreLookUpFailed = Code.contentRuleListStoreLookUpFailed
}

extension WKError.Code {
    /// `true` for an error of this kind, in patterns such as `catch WKError.unknown`.
    public static func ~= (code: WKError.Code, error: any Error) -> Bool {
        (error as? WKError)?.code == code
    }
}
