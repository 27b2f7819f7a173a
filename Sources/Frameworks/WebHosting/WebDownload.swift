import CWebGate
package import Foundation
import OutstandingWork

/// A file that a page downloads.
@MainActor
package final class WebDownload {
    /// The address.
    package let url: String

    /// The object in C, until the end.
    fileprivate(set) var pointer: UnsafeMutableRawPointer?

    package var wantsPath: ((String) -> Void)?
    package var progressed: ((_ received: Int64, _ expected: Int64) -> Void)?
    package var finished: (() -> Void)?
    package var failed: ((_ code: Int, _ message: String) -> Void)?

    init(_ pointer: UnsafeMutableRawPointer, url: String) {
        self.pointer = pointer
        self.url = url
    }

    /// Saves to a path; `nil` cancels.
    package func save(to path: String?) {
        guard let pointer else { return }
        OutstandingWorks.inRealTime(WebPage.engine.save_download(pointer, path))
    }

    package func cancel() {
        guard let pointer else { return }
        OutstandingWorks.inRealTime(WebPage.engine.cancel_download(pointer))
    }

    func end() { pointer = nil }
}

/// The way to answer a request to an app's scheme.
@MainActor
package final class WebSchemeAnswer {
    private var pointer: UnsafeMutableRawPointer?
    private weak var page: WebPage?

    init(_ pointer: UnsafeMutableRawPointer, page: WebPage) {
        self.pointer = pointer
        self.page = page
        page.openQuestions += 1
    }

    isolated deinit { fail("The app did not answer") }

    /// `true` once it was answered.
    package var isAnswered: Bool { pointer == nil }

    private func take() -> UnsafeMutableRawPointer? {
        guard let pointer else { return nil }
        self.pointer = nil
        page?.openQuestions -= 1
        page?.expectChange()
        return pointer
    }

    package func finish(_ data: Data, status: Int, type: String, headers: [String: String]) {
        guard let pointer = take() else { return }
        let lines = headers.map { "\($0.key)\n\($0.value)" }.joined(separator: "\n")
        let bytes = data.isEmpty ? [0] : [UInt8](data)
        OutstandingWorks.inRealTime(
            WebPage.engine.answer_scheme(pointer, bytes, data.count, Int32(status), type, lines))
    }

    package func fail(_ message: String) {
        guard let pointer = take() else { return }
        OutstandingWorks.inRealTime(WebPage.engine.fail_scheme(pointer, message))
    }
}
