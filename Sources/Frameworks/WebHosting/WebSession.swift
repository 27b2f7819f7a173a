import CWebGate
package import Foundation
import OutstandingWork

/// Cookies, caches and other data that pages share.
@MainActor
package final class WebSession {
    let pointer: UnsafeMutableRawPointer

    /// Creates a session.
    ///
    /// - Parameter folder: The folder for its data; `nil` to keep it in memory.
    package init(folder: String?) {
        pointer = OutstandingWorks.inRealTime(
            WebPage.engine.new_session(folder, folder.map { $0 + "/cache" }))
    }

    isolated deinit { OutstandingWorks.inRealTime(WebPage.engine.free_session(pointer)) }

    /// A cookie, with texts as in its header.
    package struct Cookie {
        package var name: String
        package var value: String
        package var domain: String
        package var path: String
        package var expires: Date?
        package var isSecure: Bool
        package var isHTTPOnly: Bool

        package init(
            name: String, value: String, domain: String, path: String, expires: Date?,
            isSecure: Bool, isHTTPOnly: Bool
        ) {
            (self.name, self.value, self.domain, self.path) = (name, value, domain, path)
            (self.expires, self.isSecure, self.isHTTPOnly) = (expires, isSecure, isHTTPOnly)
        }
    }

    /// Calls `completion` later with all cookies.
    package func cookies(_ completion: @escaping @MainActor ([Cookie]) -> Void) {
        OutstandingWorks.inRealTime(
            WebPage.engine.cookies(
                pointer, WebCall.result,
                WebCall.retained { result in
                    completion((try? result.get()).map(Self.parse) ?? [])
                }))
    }

    private static func parse(_ text: String) -> [Cookie] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return stride(from: 0, to: lines.count - 6, by: 7).map { first in
            let seconds = Double(lines[first + 4]) ?? -1
            return Cookie(
                name: lines[first], value: lines[first + 1], domain: lines[first + 2],
                path: lines[first + 3],
                expires: seconds < 0 ? nil : Date(timeIntervalSince1970: seconds),
                isSecure: lines[first + 5] == "1", isHTTPOnly: lines[first + 6] == "1")
        }
    }

    /// Adds or deletes a cookie, and calls `completion` later.
    package func set(
        _ cookie: Cookie, deletes: Bool, _ completion: @escaping @MainActor () -> Void
    ) {
        let strings: [String] = [cookie.name, cookie.value, cookie.domain, cookie.path]
        let texts = strings.map { strdup($0) }
        defer { texts.forEach { free($0) } }
        let fields = texts.map { UnsafePointer($0) }
        fields.withUnsafeBufferPointer { fields in
            guard let base = fields.baseAddress else { return }
            base.withMemoryRebound(to: UnsafePointer<CChar>.self, capacity: fields.count) {
                OutstandingWorks.inRealTime(
                    WebPage.engine.set_cookie(
                        pointer, $0, cookie.expires?.timeIntervalSince1970 ?? -1, cookie.isSecure,
                        cookie.isHTTPOnly, deletes, WebCall.result,
                        WebCall.retained { _ in completion() }))
            }
        }
    }

    /// Removes data of the engine's types that is younger than some seconds, or all for 0.
    package func clear(
        types: Int, since seconds: Double, _ completion: @escaping @MainActor () -> Void
    ) {
        OutstandingWorks.inRealTime(
            WebPage.engine.clear_data(
                pointer, Int32(types), seconds, WebCall.result,
                WebCall.retained { _ in completion() }))
    }
}
