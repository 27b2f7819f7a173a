import Foundation
import WebHosting

/// The errors of loading, as URL loading reports them.
enum LoadErrors {
    /// The error that Apple's frameworks have for one of the engine's.
    static func error(domain: String, code: Int, message: String, url: String) -> any Error {
        let domain = domain.lowercased()
        var info: [String: Any] = [NSLocalizedDescriptionKey: message]
        if let url = URL(string: url) { info[NSURLErrorFailingURLErrorKey] = url }
        if domain.contains("policy") {
            return NSError(domain: "WebKitErrorDomain", code: code, userInfo: info)
        }
        return URLError(urlCode(domain: domain, code: code), userInfo: info)
    }

    private static func urlCode(domain: String, code: Int) -> URLError.Code {
        // The numbers are those of WebKitNetworkError, GIOErrorEnum and GResolverError.
        switch (domain, code) {
        case (let domain, 302) where domain.contains("network"): .cancelled
        case (let domain, 301) where domain.contains("network"): .unsupportedURL
        case (let domain, 303) where domain.contains("network"): .fileDoesNotExist
        case ("g-resolver-error-quark", _): .cannotFindHost
        case ("g-io-error-quark", 39): .cannotConnectToHost
        case ("g-io-error-quark", 24): .timedOut
        case ("g-io-error-quark", 38): .notConnectedToInternet
        case ("g-io-error-quark", 44), ("g-io-error-quark", 34): .networkConnectionLost
        case (let domain, _) where domain.contains("tls"): .secureConnectionFailed
        default: .unknown
        }
    }
}
