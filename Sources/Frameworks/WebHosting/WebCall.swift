import CWebGate
import Foundation
import OutstandingWork

/// A call whose result arrives later, as C passes it on.
@MainActor
final class WebCall {
    private let completion: @MainActor (Result<String, WebScriptError>) -> Void

    private init(_ completion: @escaping @MainActor (Result<String, WebScriptError>) -> Void) {
        self.completion = completion
        PendingPages.shared.openCalls += 1
    }

    /// The context of a call, which ``result`` releases.
    static func retained(
        _ completion: @escaping @MainActor (Result<String, WebScriptError>) -> Void
    ) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(WebCall(completion)).toOpaque()
    }

    /// The function that receives the result.
    static var result: ts_web_result {
        { context, json, error in
            let result: Result<String, WebScriptError>
            if let json {
                result = .success(String(cString: json))
            } else {
                let text = error.map { String(cString: $0) } ?? ""
                let parts = text.split(separator: "\n", maxSplits: 1)
                result = .failure(
                    parts.count == 2
                        ? WebScriptError(kind: String(parts[0]), message: String(parts[1]))
                        : WebScriptError(kind: "", message: text))
            }
            nonisolated(unsafe) let context = context
            MainActor.assumeIsolated {
                guard let context else { return }
                let call = Unmanaged<WebCall>.fromOpaque(context).takeRetainedValue()
                PendingPages.shared.openCalls -= 1
                OutstandingWorks.inAppTime { call.completion(result) }
            }
        }
    }
}

/// A call that makes data.
@MainActor
final class WebDataCall {
    /// The bytes, and the size of a picture.
    typealias Made = (data: Data, width: Int, height: Int)

    private let completion: @MainActor (Result<Made, WebScriptError>) -> Void

    private init(_ completion: @escaping @MainActor (Result<Made, WebScriptError>) -> Void) {
        self.completion = completion
        PendingPages.shared.openCalls += 1
    }

    static func retained(
        _ completion: @escaping @MainActor (Result<Made, WebScriptError>) -> Void
    ) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(WebDataCall(completion)).toOpaque()
    }

    static var result: ts_web_data {
        { context, bytes, count, width, height, error in
            let result: Result<Made, WebScriptError>
            if let bytes {
                result = .success((Data(bytes: bytes, count: count), Int(width), Int(height)))
            } else {
                let text = error.map { String(cString: $0) } ?? ""
                result = .failure(WebScriptError(kind: "", message: text))
            }
            nonisolated(unsafe) let context = context
            MainActor.assumeIsolated {
                guard let context else { return }
                let call = Unmanaged<WebDataCall>.fromOpaque(context).takeRetainedValue()
                PendingPages.shared.openCalls -= 1
                OutstandingWorks.inAppTime { call.completion(result) }
            }
        }
    }
}
