import Foundation
import WebHosting

/// Values of scripts, which the engine gives as JSON.
enum ScriptValues {
    /// The value of JSON; `nil` for empty text, which stands for `undefined`.
    static func value(_ json: String) -> Any? {
        guard !json.isEmpty else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    }

    /// JSON of a value; `nil` for one that has none.
    static func json(_ value: Any?) -> String? {
        let value = value ?? NSNull()
        guard JSONSerialization.isValidJSONObject([value]),
            let data = try? JSONSerialization.data(
                withJSONObject: value, options: .fragmentsAllowed)
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    static func reply(_ value: Any?, error: String?) -> Result<String, WebScriptError> {
        if let error { return .failure(WebScriptError(kind: "", message: error)) }
        guard let json = json(value) else {
            let kind = value.map { "\(type(of: $0))" } ?? "nil"
            return .failure(
                WebScriptError(kind: "", message: "The reply, a \(kind), is no value of a script."))
        }
        return .success(json)
    }

    /// The error that an app receives for one of a script.
    static func error(_ error: WebScriptError) -> WKError {
        if error.kind.hasPrefix("unsupported") || error.kind.hasSuffix(" 601") {
            return WKError(
                .javaScriptResultTypeIsUnsupported,
                """
                The script's result is no number, text, list, dictionary or null. End the script \
                with such a value, as in “…; null”.
                """)
        }
        if error.kind == "closed" { return WKError(.webViewInvalidated, error.message) }
        if error.kind.lowercased().contains("javascript") {
            return WKError(
                .javaScriptExceptionOccurred, "A JavaScript exception occurred: \(error.message)",
                exceptionMessage: error.message)
        }
        return WKError(.unknown, error.message)
    }
}
