public import Foundation
public import FoundationNetworking
import WebHosting

/// A file that a web view downloads.
///
/// The delegate names the file; without one the download is cancelled.
@preconcurrency @MainActor
open class WKDownload: NSObject {
    /// The request.
    public let originalRequest: URLRequest?
    /// The view that began it.
    open private(set) weak var webView: WKWebView?
    /// The object that names the file, and is notified of the end.
    open weak var delegate: (any WKDownloadDelegate)?
    /// The progress in bytes.
    public let progress = Progress(totalUnitCount: -1)

    private let download: WebDownload

    init(_ download: WebDownload, webView: WKWebView) {
        self.download = download
        self.webView = webView
        originalRequest = URL(string: download.url).map { URLRequest(url: $0) }
        super.init()
        // The engine's object retains this one until the end.
        download.wantsPath = { name in self.choosePath(name) }
        download.progressed = { received, expected in
            self.progress.totalUnitCount = expected > 0 ? expected : -1
            self.progress.completedUnitCount = received
        }
        download.finished = {
            self.end()
            self.delegate?.downloadDidFinish(self)
        }
        download.failed = { code, message in
            self.end()
            // 400: cancelled by the user, in the engine's numbers.
            let error = URLError(
                code == 400 ? .cancelled : .unknown, userInfo: [NSLocalizedDescriptionKey: message])
            self.delegate?.download(self, didFailWithError: error, resumeData: nil)
        }
    }

    nonisolated deinit {}

    private func end() {
        download.wantsPath = nil
        download.progressed = nil
        download.finished = nil
        download.failed = nil
    }

    private func choosePath(_ name: String) {
        guard let delegate else { return download.cancel() }
        let response = URLResponse(
            url: originalRequest?.url ?? URL(fileURLWithPath: "/"), mimeType: nil,
            expectedContentLength: -1, textEncodingName: nil)
        delegate.download(self, decideDestinationUsing: response, suggestedFilename: name) {
            self.download.save(to: $0?.path)
        }
    }

    /// Cancels the download.
    open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
        download.cancel()
        completionHandler?(nil)
    }
}

/// An object that names the file of a download, and is notified of its end.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: AnyObject {
    /// Called when the download needs a file. `nil` cancels.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse,
        suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)

    /// Called when the file is complete.
    func downloadDidFinish(_ download: WKDownload)

    /// Called when the download failed or was cancelled.
    func download(
        _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
