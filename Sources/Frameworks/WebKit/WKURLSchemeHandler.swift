public import Foundation
public import FoundationNetworking
import WebHosting

/// An object that loads addresses of an app's own scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: AnyObject {
    /// Begins to load: call the task's methods, now or later.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

    /// Called when the page needs the resource no more. Call no method of the task after it.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A resource that an app loads for a page.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: AnyObject {
    /// The request.
    var request: URLRequest { get }

    /// Sets the head of the answer, before any data.
    func didReceive(_ response: URLResponse)

    /// Adds data.
    func didReceive(_ data: Data)

    /// Ends the answer.
    func didFinish()

    /// Ends without an answer.
    func didFailWithError(_ error: any Error)
}

/// A task whose parts are given to the engine as a whole when it finishes.
final class SchemeTask: WKURLSchemeTask {
    let request: URLRequest
    private let answer: WebSchemeAnswer
    private var response: URLResponse?
    private var data = Data()

    init(_ request: WebSchemeRequest, url: URL, _ answer: WebSchemeAnswer) {
        var made = URLRequest(url: url)
        made.httpMethod = request.method
        made.allHTTPHeaderFields = request.headers
        made.httpBody = request.body
        self.request = made
        self.answer = answer
    }

    private func check(_ method: String) {
        precondition(
            !answer.isAnswered,
            "\(method) was called for a task that has finished, failed or stopped.")
    }

    func didReceive(_ response: URLResponse) {
        check("didReceive(_: URLResponse)")
        self.response = response
    }

    func didReceive(_ data: Data) {
        check("didReceive(_: Data)")
        precondition(response != nil, "didReceive(_: Data) needs a response first.")
        self.data.append(data)
    }

    func didFinish() {
        check("didFinish()")
        precondition(response != nil, "didFinish() needs a response first.")
        let http = response as? HTTPURLResponse
        var headers: [String: String] = [:]
        for (name, value) in http?.allHeaderFields ?? [:] { headers["\(name)"] = "\(value)" }
        let encoding = response?.textEncodingName.map { "; charset=\($0)" } ?? ""
        answer.finish(
            data, status: http?.statusCode ?? 200,
            type: (response?.mimeType ?? "application/octet-stream") + encoding, headers: headers)
    }

    func didFailWithError(_ error: any Error) {
        check("didFailWithError(_:)")
        answer.fail((error as NSError).localizedDescription)
    }
}
