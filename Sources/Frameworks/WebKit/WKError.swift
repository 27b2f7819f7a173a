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

    /// The domain of the error: `WKErrorDomain`.
    public static let errorDomain = WKErrorDomain
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What happened, and what would help.
    public var localizedDescription: String { description }

    /// The description and what belongs to it, by the keys of `NSError`.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: description]
        if let exceptionMessage { info["WKJavaScriptExceptionMessage"] = exceptionMessage }
        return info
    }

    /// Another reason, which the description says.
    public static let unknown = Code.unknown
    /// The page's process has ended.
    public static let webContentProcessTerminated = Code.webContentProcessTerminated
    /// The view was closed before the answer.
    public static let webViewInvalidated = Code.webViewInvalidated
    /// A script failed.
    public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
    /// The result of a script has no form here, such as a function.
    public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
    /// Rules of content cannot be compiled.
    public static let contentRuleListStoreCompileFailed = Code.contentRuleListStoreCompileFailed
    /// There are no rules of content with the identifier.
    public static let contentRuleListStoreLookUpFailed = Code.contentRuleListStoreLookUpFailed
}

extension WKError.Code {
    /// `true` for an error of this kind, in patterns such as `catch WKError.unknown`.
    public static func ~= (code: WKError.Code, error: any Error) -> Bool {
        (error as? WKError)?.code == code
    }
}
